import { type JSX, memo } from 'react';
import styles from './flat.module.css';
import { Motif } from './motif.tsx';
import { type FlatKind, FUTONS } from './sizes.ts';

/** A flat from above: boards, walls with a door on each side, four futons with their arrows, something in the middle. */
export function Flat({ kind, nth }: { readonly kind: FlatKind; readonly nth: number }): JSX.Element {
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
      <rect className={styles.mattress} x="-13.5" y="-16" width="27" height="31" rx="4" />
      <rect className={styles.pillow} x="-9.5" y="-13.5" width="19" height="8" rx="3.2" />
      <path className={styles.blanket} d="M-13.5-2.5h27v13.5a4 4 0 0 1-4 4h-19a4 4 0 0 1-4-4z" />
      <path className={styles.fold} d="M-13.5-2.5h27v4.2h-27z" />
    </g>
  );
}

/** The arrow stands in the doorway, in the colour of whoever would leave by it. `x` and `y` are the corner of
 *  its flat: eighty arrows each turned by a `transform` of its own make every move slow to draw. */
export const Arrow = memo(function Arrow({ x, y, way, colour }: ArrowProps): JSX.Element {
  const [tipX, tipY] = TIPS[way];
  return <path className={styles.arrow} data-colour={colour ?? 'none'} d={`M${x + tipX} ${y + tipY}${HEADS[way]}`} />;
});

interface ArrowProps {
  readonly x: number;
  readonly y: number;
  readonly way: number;
  /** Null: nobody would. */
  readonly colour: string | null;
}
const TIPS = [
  [60, 1.2],
  [118.8, 60],
  [60, 118.8],
  [1.2, 60],
] as const;
const HEADS = [
  'l9.5 9.2h-5.5v3.6h-8v-3.6h-5.5z',
  'l-9.2 9.5v-5.5h-3.6v-8h3.6v-5.5z',
  'l-9.5-9.2h5.5v-3.6h8v3.6h5.5z',
  'l9.2-9.5v5.5h3.6v8h-3.6v5.5z',
];

/** Walls all round, open in the middle of each side. */
function Walls(): JSX.Element {
  return <path className={styles.walls} d="M44 2H2V44M2 76V118H44M76 118H118V76M118 44V2H76" />;
}

function GoldTrim(): JSX.Element {
  return <rect className={styles.trim} x="7.5" y="7.5" width="105" height="105" rx="5" />;
}
