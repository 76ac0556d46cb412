import type { JSX } from 'react';
import styles from './motif.module.css';
import type { FlatKind } from './sizes.ts';

/** What stands in the middle of a flat, drawn round its own centre: a ghost, a chandelier, a crown, or the things people have. */
export function Motif({ kind, nth }: { kind: FlatKind; nth: number }): JSX.Element {
  if (kind === 'haunted') return <Ghost />;
  if (kind === 'suite') return <Chandelier />;
  if (kind === 'royal') return <Crown />;
  const Thing = THINGS[nth % THINGS.length];
  return <Thing />;
}

const THINGS = [Plant, Rug, Table, Plant, Cat, Rug, Lamp];

function Ghost(): JSX.Element {
  return (
    <g>
      <path className={styles.ghost} d="M0-15C9-15 12-7 12 1V14l-4-3.4L4 14 0 10.6-4 14-8 10.6-12 14V1C-12-7-9-15 0-15Z" />
      <ellipse className={styles.ink} cx="-4.2" cy="-3.6" rx="2" ry="2.9" />
      <ellipse className={styles.ink} cx="4.2" cy="-3.6" rx="2" ry="2.9" />
      <ellipse className={styles.ink} cx="0" cy="3.6" rx="2.4" ry="3" />
    </g>
  );
}

function Chandelier(): JSX.Element {
  return (
    <g>
      {[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path className={styles.goldLine} d="M0-3V-11" />
          <circle className={styles.light} cx="0" cy="-13" r="2.5" />
        </g>
      ))}
      <circle className={styles.gold} r="5.4" />
      <circle className={styles.light} r="2.2" />
    </g>
  );
}

function Crown(): JSX.Element {
  return (
    <g>
      <path className={styles.gold} d="M-14 10L-16-7-8-1 0-13 8-1 16-7 14 10Z" />
      <path className={styles.inkLine} d="M-13.4 5.4h26.8" />
      <circle className={styles.ruby} cx="-16" cy="-8" r="2.4" />
      <circle className={styles.ruby} cx="0" cy="-14" r="2.6" />
      <circle className={styles.ruby} cx="16" cy="-8" r="2.4" />
    </g>
  );
}

function Plant(): JSX.Element {
  return (
    <g>
      <circle className={styles.pot} r="7" />
      {[0, 60, 120, 180, 240, 300].map((turn) => (
        <path
          key={turn}
          className={turn % 120 === 0 ? styles.leaf : styles.leafDark}
          transform={`rotate(${turn})`}
          d="M0 0C-6-5-5-12 0-16C5-12 6-5 0 0Z"
        />
      ))}
    </g>
  );
}

function Rug(): JSX.Element {
  return (
    <g>
      <circle className={styles.rug} r="15" />
      <circle className={styles.rugRing} r="10.5" />
      <circle className={styles.rugHeart} r="5" />
    </g>
  );
}

function Table(): JSX.Element {
  return (
    <g>
      <rect className={styles.wood} x="-13" y="-9" width="26" height="18" rx="2.5" />
      <circle className={styles.plate} cx="-5" cy="-1" r="4.4" />
      <circle className={styles.plateHeart} cx="-5" cy="-1" r="2.2" />
      <rect className={styles.leaf} x="3" y="-5" width="6.5" height="9.5" rx="1" />
    </g>
  );
}

function Cat(): JSX.Element {
  return (
    <g>
      <ellipse className={styles.rug} rx="15" ry="12" />
      <path className={styles.cat} d="M-9 4C-10-4-3-9 4-7C9-6 10 1 7 5C3 9-7 9-9 4Z" />
      <path className={styles.cat} d="M3-6L3-11 7-8 10-10 10-4C9-1 4-2 3-6Z" />
      <path className={styles.tail} d="M-8 5C-3 10 5 9 7 5" />
    </g>
  );
}

function Lamp(): JSX.Element {
  return (
    <g>
      <circle className={styles.shine} r="16" />
      <circle className={styles.shade} r="9.5" />
      <circle className={styles.light} r="4" />
    </g>
  );
}
