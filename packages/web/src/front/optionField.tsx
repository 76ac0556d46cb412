import type { Json, OptionSpec, Words } from '@insula/kernel';
import { type JSX, useId } from 'react';
import { say } from '../words/say.ts';
import { sentence } from '../words/speaker.ts';
import styles from './newMatch.module.css';

interface Props {
  readonly spec: OptionSpec;
  readonly words: Words;
  readonly value: Json;
  onValue(value: Json): void;
}

/** A variant, made of the game's own data and words: its name, a sentence, its clause. */
export function OptionField({ spec, words, value, onValue }: Props): JSX.Element {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {words[`option.${spec.key}`]} <small>{spec.clause}</small>
      </label>
      <Control id={id} spec={spec} words={words} value={value} onValue={onValue} />
      <p id={`${id}-help`}>{words[`option.${spec.key}.help`]}</p>
    </div>
  );
}

function Control({ id, spec, words, value, onValue }: Props & { readonly id: string }): JSX.Element {
  const help = `${id}-help`;
  switch (spec.kind) {
    case 'flag':
      return (
        <input
          id={id}
          type="checkbox"
          aria-describedby={help}
          checked={value === true}
          onChange={(event) => onValue(event.target.checked)}
        />
      );
    case 'choice':
      return (
        <select id={id} aria-describedby={help} value={String(value)} onChange={(event) => onValue(event.target.value)}>
          {spec.values.map((one) => (
            <option key={one} value={one}>
              {sentence(words[`option.${spec.key}.${one}`] ?? one)}
            </option>
          ))}
        </select>
      );
    case 'amount':
      return (
        <input
          id={id}
          type="number"
          aria-describedby={help}
          min={spec.min}
          max={spec.max}
          value={Number(value)}
          onChange={(event) => onValue(Number(event.target.value))}
        />
      );
    case 'table':
      return <Cells id={id} spec={spec} words={words} value={value} onValue={onValue} />;
  }
}

function Cells({ id, spec, words, value, onValue }: Props & { readonly id: string }): JSX.Element | null {
  if (spec.kind !== 'table') return null;
  const rows = value as readonly (readonly number[])[];
  const change = (r: number, c: number, to: number): void =>
    onValue(rows.map((row, i) => row.map((cell, j) => (i === r && j === c ? to : cell))));
  return (
    <div className={`${styles.wide} ${styles.table}`}>
      <table id={id}>
        <thead>
          <tr>
            <td />
            {spec.columns.map(({ key }) => (
              <th key={key} scope="col">
                {words[`option.${spec.key}.${key}`] ?? key}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {spec.rows.map((name, r) => (
            <tr key={name}>
              <th scope="row">{words[`option.${spec.key}.${name}`] ?? name}</th>
              {spec.columns.map(({ key, min, max }, c) => (
                <td key={key}>
                  <input
                    type="number"
                    min={min}
                    max={max}
                    aria-label={say('new.cell', {
                      row: words[`option.${spec.key}.${name}`] ?? name,
                      column: words[`option.${spec.key}.${key}`] ?? key,
                    })}
                    value={rows[r][c]}
                    onChange={(event) => change(r, c, Number(event.target.value))}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
