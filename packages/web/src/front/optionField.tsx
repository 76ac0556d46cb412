import type { Json, OptionSpec, Table, Words } from '@insula/kernel';
import { type JSX, useId } from 'react';
import { Switch } from '../parts/switch.tsx';
import { say } from '../words/say.ts';
import { sentence } from '../words/speaker.ts';
import { Segments } from './choice.tsx';
import { cellName, mistakesIn, nameOf } from './mistakes.ts';
import styles from './newMatch.module.css';
import { NumberField } from './numberField.tsx';

interface Props {
  readonly game: string;
  readonly spec: OptionSpec;
  readonly words: Words;
  readonly value: Json;
  onValue(value: Json): void;
}

/** A variant, made of the game's own data and words: its name, a sentence, its clause; and what is wrong with it. */
export function OptionField({ game, spec, words, value, onValue }: Props): JSX.Element {
  const id = useId();
  const mistakes = mistakesIn(spec, value, words);
  const isOne = spec.kind !== 'table' && !isInSight(spec);
  const Name = isOne ? 'label' : 'span';
  const name = nameOf(words, spec.key);
  return (
    <div className={styles.field} data-wrong={mistakes.length > 0}>
      <div className={styles.label}>
        <Name {...(isOne ? { htmlFor: id } : { id: `${id}-name` })}>{name}</Name>
        <a
          className={styles.rule}
          href={`/rules/${game}#${spec.clause}`}
          target="_blank"
          rel="noreferrer"
          aria-label={say('new.rule', { name })}
          title={say('new.rule', { name })}
        >
          ?
        </a>
      </div>
      {spec.kind === 'table' ? null : (
        <Control id={id} game={game} spec={spec} words={words} value={value} onValue={onValue} />
      )}
      <p id={`${id}-help`}>
        {words[`option.${spec.key}.help`]}
        {spec.kind === 'amount' ? ` ${say('new.range', { min: spec.min, max: spec.max })}` : null}
      </p>
      {spec.kind === 'table' ? <Cells id={id} spec={spec} words={words} value={value as Cells} onValue={onValue} /> : null}
      <ul className={styles.mistakes} aria-live="polite">
        {mistakes.map((mistake) => (
          <li key={mistake}>{mistake}</li>
        ))}
      </ul>
    </div>
  );
}

function Control({ id, spec, words, value, onValue }: Props & { readonly id: string }): JSX.Element | null {
  const help = `${id}-help`;
  switch (spec.kind) {
    case 'flag':
      return <Switch id={id} aria-describedby={help} on={value === true} onTurn={onValue} />;
    case 'choice':
      return isInSight(spec) ? (
        <div
          role="radiogroup"
          aria-labelledby={`${id}-name`}
          aria-describedby={help}
          className={isShort(spec, words) ? undefined : styles.wide}
        >
          <Segments
            values={spec.values}
            value={String(value)}
            areLong={!isShort(spec, words)}
            say={(one) => inWords(spec, one, words)}
            onValue={onValue}
          />
        </div>
      ) : (
        <select id={id} aria-describedby={help} value={String(value)} onChange={(event) => onValue(event.target.value)}>
          {spec.values.map((one) => (
            <option key={one} value={one}>
              {inWords(spec, one, words)}
            </option>
          ))}
        </select>
      );
    case 'amount':
      return (
        <NumberField
          id={id}
          aria-describedby={help}
          min={spec.min}
          max={spec.max}
          value={value as number | null}
          onNumber={onValue}
        />
      );
    case 'table':
      return null;
  }
}

const inWords = ({ key }: OptionSpec, value: string, words: Words): string =>
  sentence(words[`option.${key}.${value}`] ?? value);

/** Letters that stand side by side on a phone too. */
const A_LINE = 26;

/** More of them stand in a list that opens. */
const A_FEW = 4;

/** Whether all that can be chosen is in sight at once. */
const isInSight = (spec: OptionSpec): boolean => spec.kind === 'choice' && spec.values.length <= A_FEW;

/** Whether it fits beside its name. */
const isShort = (spec: OptionSpec, words: Words): boolean =>
  spec.kind === 'choice' && spec.values.map((value) => inWords(spec, value, words)).join('').length <= A_LINE;

type Cells = readonly (readonly (number | null)[])[];
interface CellsProps {
  readonly id: string;
  readonly spec: Table;
  readonly words: Words;
  readonly value: Cells;
  onValue(value: Json): void;
}

/** Folded away until somebody wants other numbers than the usual ones. */
function Cells({ id, spec, words, value, onValue }: CellsProps): JSX.Element {
  const change = (r: number, c: number, to: number | null): void =>
    onValue(value.map((row, i) => row.map((cell, j) => (i === r && j === c ? to : cell))));
  const usual = JSON.stringify(value) === JSON.stringify(spec.default);
  return (
    <details className={`${styles.wide} ${styles.table}`}>
      <summary>{say('new.table')}</summary>
      <table id={id} aria-labelledby={`${id}-name`}>
        <thead>
          <tr>
            <td />
            {spec.columns.map(({ key, min, max }) => (
              <th key={key} scope="col">
                {nameOf(words, `${spec.key}.${key}`)}
                <small>
                  {min}–{max}
                </small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {spec.rows.map((name, r) => (
            <tr key={name}>
              <th scope="row">{nameOf(words, `${spec.key}.${name}`)}</th>
              {spec.columns.map(({ key, min, max }, c) => (
                <td key={key}>
                  <NumberField
                    min={min}
                    max={max}
                    aria-label={cellName(spec.key, words, name, key)}
                    value={value[r][c]}
                    onNumber={(to) => change(r, c, to)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {usual ? null : (
        <button type="button" className={styles.usual} onClick={() => onValue(spec.default)}>
          {say('new.usual')}
        </button>
      )}
    </details>
  );
}
