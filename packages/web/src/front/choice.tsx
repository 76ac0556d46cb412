import { type JSX, useId } from 'react';
import styles from './choice.module.css';

interface Props<Value extends string> {
  readonly legend: string;
  readonly help?: string | undefined;
  readonly values: readonly Value[];
  readonly value: Value;
  say(value: Value): string;
  onValue(value: Value): void;
}

/** A few short choices side by side, of which one is chosen. */
export function Choice<Value extends string>({ legend, help, values, value, say, onValue }: Props<Value>): JSX.Element {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      <div className={styles.segments}>
        {values.map((one) => (
          <label key={one}>
            <input type="radio" name={name} checked={one === value} onChange={() => onValue(one)} />
            <span>{say(one)}</span>
          </label>
        ))}
      </div>
      {help === undefined ? null : <p>{help}</p>}
    </fieldset>
  );
}
