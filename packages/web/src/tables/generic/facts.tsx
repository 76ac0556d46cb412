import type { JSX } from 'react';
import styles from './generic.module.css';

interface Props {
  readonly value: unknown;
  readonly names: readonly string[];
  /** Names of the game's kinds of cards. */
  readonly kinds: readonly string[];
}

/** Any plain data as lists within lists: a record by its names, a list with one entry per seat by theirs. */
export function Facts({ value, names, kinds }: Props): JSX.Element {
  if (isRecord(value))
    return (
      <dl className={styles.record}>
        {Object.entries(value).map(([key, inner]) => (
          <div key={key} data-flat={isFlat(inner)}>
            <dt>{spaced(key)}</dt>
            <dd>
              <Facts value={inner} names={names} kinds={kinds} />
            </dd>
          </div>
        ))}
      </dl>
    );
  if (Array.isArray(value)) return <Listed list={value} names={names} kinds={kinds} />;
  return <span className={styles.plain}>{shown(value)}</span>;
}

function Listed({
  list,
  names,
  kinds,
}: {
  readonly list: readonly unknown[];
  readonly names: readonly string[];
  /** Names of the game's kinds of cards. */
  readonly kinds: readonly string[];
}): JSX.Element {
  const perSeat = list.length === names.length && !list.some(isRecord);
  if (!perSeat && list.length > 1 && list.length === kinds.length && list.every(isCount))
    return <Counts counts={list} kinds={kinds} />;
  if (!perSeat && list.every(isFlat))
    return <span className={styles.plain}>{list.length === 0 ? '–' : list.map(shown).join(' · ')}</span>;
  return (
    <ul className={styles.list}>
      {list.map((inner, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list from a view has no other names
        <li key={i}>
          <b>{perSeat ? names[i] : i + 1}</b>
          <Facts value={inner} names={names} kinds={kinds} />
        </li>
      ))}
    </ul>
  );
}

/** A list as long as the game has kinds of cards counts them. */
function Counts({ counts, kinds }: { readonly counts: readonly number[]; readonly kinds: readonly string[] }): JSX.Element {
  const held = kinds.flatMap((kind, i) => (counts[i] === 0 ? [] : [`${counts[i]} × ${kind}`]));
  return <span className={styles.plain}>{held.length === 0 ? '–' : held.join(', ')}</span>;
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;
const isRecord = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isFlat = (value: unknown): boolean => typeof value !== 'object' || value === null;
const shown = (value: unknown): string =>
  value === null || value === -1 ? '–' : value === true ? '✓' : value === false ? '✗' : String(value);
/** `handSizes` as "hand sizes". */
const spaced = (key: string): string => key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/[-_]/g, ' ');
