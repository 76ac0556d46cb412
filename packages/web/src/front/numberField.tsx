import { type InputHTMLAttributes, type JSX, useState } from 'react';
import { isWithin, typed } from './mistakes.ts';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'min' | 'max'> {
  readonly value: number | null;
  readonly min: number;
  readonly max: number;
  onNumber(value: number | null): void;
}

/** Shows what was typed, right or wrong: a field that corrects while one is typing cannot be typed into. */
export function NumberField({ value, min, max, onNumber, ...rest }: Props): JSX.Element {
  const [text, setText] = useState(String(value));
  const shown = value === null || typed(text) === value ? text : String(value);
  return (
    <input
      {...rest}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      aria-invalid={!isWithin(value, min, max)}
      value={shown}
      onChange={(event) => {
        setText(event.target.value);
        onNumber(typed(event.target.value));
      }}
    />
  );
}
