import { type JSX, type ReactNode, useId } from 'react';
import styles from './choice.module.css';

interface SegmentsProps<Value extends string> {
  readonly values: readonly Value[];
  readonly value: Value;
  /** Longer ones stand in a grid, with the width of the page to themselves. */
  readonly areLong?: boolean;
  say(value: Value): ReactNode;
  onValue(value: Value): void;
}

interface Props<Value extends string> extends SegmentsProps<Value> {
  readonly legend: string;
  readonly help?: string | undefined;
}

/** A few short choices side by side, of which one is chosen. */
export const Choice = <Value extends string>({ legend, help, ...segments }: Props<Value>): JSX.Element => (
  <fieldset className={styles.choice}>
    <legend>{legend}</legend>
    <Segments {...segments} />
    {help === undefined ? null : <p>{help}</p>}
  </fieldset>
);

/** The choices alone, for whoever says in another way what is chosen. */
export function Segments<Value extends string>({
  values,
  value,
  areLong = false,
  say,
  onValue,
}: SegmentsProps<Value>): JSX.Element {
  const name = useId();
  return (
    <div className={styles.segments} data-long={areLong}>
      {values.map((one) => (
        <label key={one}>
          <input type="radio" name={name} checked={one === value} onChange={() => onValue(one)} />
          <span>{say(one)}</span>
        </label>
      ))}
    </div>
  );
}
