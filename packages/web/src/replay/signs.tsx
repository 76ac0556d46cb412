import type { JSX } from 'react';
import { SIGNS, type Sign } from '../tables/sign.ts';
import { say as page } from '../words/say.ts';
import { type Highlight, shownOf } from './highlights.ts';
import styles from './signs.module.css';

const Picture = ({ sign }: { readonly sign: Sign }): JSX.Element => (
  <svg className={styles.picture} viewBox="0 0 16 16" aria-hidden="true">
    <path d={SIGNS[sign]} fillRule="evenodd" />
  </svg>
);

/** Two signs stand no closer. */
const APART = 28;

interface Props {
  readonly marked: readonly Highlight[];
  xOf(n: number): number;
  readonly n: number;
  told(n: number): string;
  onN(n: number): void;
}

/** The moments that a match is remembered by, above where they are in the chart. */
export function Signs({ marked, xOf, n, told, onN }: Props): JSX.Element | null {
  const shown = shownOf(marked, xOf, APART);
  if (shown.length === 0) return null;
  return (
    <fieldset className={styles.signs} aria-label={page('replay.marked')}>
      {shown.map(({ n: at, sign }) => {
        const label = page('replay.sign', { sign, text: sign === 'crown' || sign === 'flag' ? 'none' : told(at) });
        return (
          <button
            key={`${at} ${sign}`}
            type="button"
            className={styles.sign}
            style={{ left: xOf(at) }}
            aria-label={label}
            title={label}
            aria-current={at === n}
            data-later={at > n}
            onClick={() => onN(at)}
          >
            <Picture sign={sign} />
          </button>
        );
      })}
    </fieldset>
  );
}
