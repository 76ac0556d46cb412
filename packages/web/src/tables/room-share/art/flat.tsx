import type { JSX } from 'react';
import styles from './flat.module.css';
import { Motif } from './motif.tsx';

export const KINDS = ['classic', 'suite', 'haunted', 'royal'] as const;
export type FlatKind = (typeof KINDS)[number];
/** The side of a flat in the drawing's own units. */
export const SIDE = 120;
/** Where the middle of each futon lies: up, right, down, left. */
export const FUTONS = [
  [60, 29],
  [92, 60],
  [60, 91],
  [28, 60],
] as const;

/** A flat from above: boards, walls with a door on each side, four futons with their arrows, something in the middle. */
export function Flat({ kind, nth, arrows }: { kind: FlatKind; nth: number; arrows: readonly (string | null)[] }): JSX.Element {
  return (
    <g className={styles.flat} data-kind={kind}>
      <rect className={styles.floor} x="2" y="2" width="116" height="116" />
      <Boards across={nth % 2 === 0} />
      {kind === 'suite' || kind === 'royal' ? <GoldTrim /> : null}
      {FUTONS.map(([x, y], way) => (
        <Futon key={`${x}-${y}`} x={x} y={y} way={way} />
      ))}
      <g transform="translate(60 60)">
        <Motif kind={kind} nth={nth} />
      </g>
      <Walls />
      {arrows.map((colour, way) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the way is the identity
        <Arrow key={way} way={way} colour={colour} />
      ))}
    </g>
  );
}

function Boards({ across }: { across: boolean }): JSX.Element {
  const joints = [34, 78, 52, 96, 22, 66];
  return (
    <g className={styles.boards} transform={across ? undefined : 'rotate(90 60 60)'}>
      {[22, 41, 60, 79, 98].map((y) => (
        <path key={y} d={`M2 ${y}h116`} />
      ))}
      {joints.map((x, i) => (
        <path key={x} d={`M${x} ${i === 0 ? 2 : 3 + i * 19}v${i === 5 ? 20 : 19}`} />
      ))}
    </g>
  );
}

function Futon({ x, y, way }: { x: number; y: number; way: number }): JSX.Element {
  return (
    <g transform={`translate(${x} ${y}) rotate(${way * 90})`}>
      <rect className={styles.mattress} x="-15" y="-17" width="30" height="35" rx="4" />
      <rect className={styles.pillow} x="-10" y="-14.5" width="20" height="9" rx="3.5" />
      <path className={styles.blanket} d="M-15-2h30v16a4 4 0 0 1-4 4h-22a4 4 0 0 1-4-4z" />
      <path className={styles.fold} d="M-15-2h30v4.5h-30z" />
    </g>
  );
}

/** The arrow stands in the doorway, in the colour of whoever would leave by it. */
function Arrow({ way, colour }: { way: number; colour: string | null }): JSX.Element {
  return (
    <g transform={`rotate(${way * 90} 60 60)`}>
      <path className={styles.arrow} data-colour={colour ?? 'none'} d="M60 1.2 L69.5 10.4 H64 V14 H56 V10.4 H50.5Z" />
    </g>
  );
}

/** Walls all round, open in the middle of each side. */
function Walls(): JSX.Element {
  return (
    <path
      className={styles.walls}
      d="M44 2H2V44M2 76V118H44M76 118H118V76M118 44V2H76"
    />
  );
}

function GoldTrim(): JSX.Element {
  return <rect className={styles.trim} x="7.5" y="7.5" width="105" height="105" rx="5" />;
}
