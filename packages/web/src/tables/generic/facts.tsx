import type { JSX } from 'react';
import type { Say } from '../../words/speaker.ts';
import styles from './generic.module.css';

interface Props {
  readonly value: unknown;
  readonly names: readonly string[];
  readonly say: Say;
}

/** Any plain data as lists within lists: a record by its names, a list with one entry per seat by theirs. */
export function Facts({ value, names, say }: Props): JSX.Element {
  if (isRecord(value))
    return (
      <dl className={styles.record}>
        {Object.entries(value).map(([key, inner]) => (
          <div key={key} data-flat={isFlat(inner)}>
            <dt>{spaced(key)}</dt>
            <dd>
              <Facts value={inner} names={names} say={say} />
            </dd>
          </div>
        ))}
      </dl>
    );
  if (Array.isArray(value)) return <Listed list={value} names={names} say={say} />;
  return <span className={styles.plain}>{shown(value)}</span>;
}

function Listed({
  list,
  names,
  say,
}: {
  readonly list: readonly unknown[];
  readonly names: readonly string[];
  readonly say: Say;
}): JSX.Element {
  const perSeat = list.length === names.length;
  if (!perSeat && list.every(isFlat))
    return <span className={styles.plain}>{list.length === 0 ? '–' : list.map(shown).join(' · ')}</span>;
  return (
    <ul className={styles.list}>
      {list.map((inner, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list from a view has no other names
        <li key={i}>
          <b>{perSeat ? names[i] : i + 1}</b>
          <Facts value={inner} names={names} say={say} />
        </li>
      ))}
    </ul>
  );
}

const isRecord = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isFlat = (value: unknown): boolean => typeof value !== 'object' || value === null;
const shown = (value: unknown): string =>
  value === null || value === -1 ? '–' : value === true ? '✓' : value === false ? '✗' : String(value);
/** `handSizes` as "hand sizes". */
const spaced = (key: string): string => key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/[-_]/g, ' ');
