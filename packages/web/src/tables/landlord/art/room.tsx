import type { JSX } from 'react';
import styles from './art.module.css';
import { isTall } from './sheet.tsx';
import type { Box } from './sizes.ts';

/** What choosing something makes of a room: it is one that will do, one that will not, or the one aimed at. */
export type RoomState = 'glow' | 'dim' | 'hit';

interface Props {
  readonly box: Box;
  /** Whether somebody lives there, whoever it is. */
  readonly lit: boolean;
  /** Different wallpaper for different rooms. */
  readonly seed: number;
  readonly state: RoomState | null;
  /** Squatters have put the lamps out. */
  readonly dark: boolean;
  readonly mini: boolean;
}

/** One room of a doll's house: lit where somebody lives, dark where it is empty. */
export function Room({ box: { x, y, w, h }, lit, seed, state, dark, mini }: Props): JSX.Element {
  const middle = x + w / 2;
  const beam = Math.min(24, w / 2 - 2);
  return (
    <g className={styles.room} data-state={state ?? (dark && lit ? 'squatted' : '')}>
      <rect className={lit ? styles.lit : styles.unlit} x={x} y={y} width={w} height={h} />
      {lit && !mini ? (
        <>
          <Wallpaper box={{ x, y, w, h }} kind={seed % 4} />
          <path
            className={styles.beam}
            d={`M${middle - 4} ${y + 7}L${middle - beam} ${y + h - 4}H${middle + beam}L${middle + 4} ${y + 7}Z`}
          />
          <path className={styles.lamp} d={`M${middle} ${y}v4`} />
          <path className={styles.shade} d={`M${middle - 3} ${y + 3}h6l3 5h-12Z`} />
        </>
      ) : null}
      {mini ? null : <path className={styles.depth} d={depthOf({ x, y, w, h })} />}
      <rect className={lit ? styles.boards : styles.boardsDark} x={x} y={y + h - 4} width={w} height={4} />
      {lit ? null : (
        <>
          <rect className={styles.moonWindow} x={middle - 8} y={y + 8} width={16} height={18} rx={1} />
          <path className={styles.bars} d={`M${middle} ${y + 8}v18M${middle - 8} ${y + 17}h16`} />
          {mini || w <= 50 ? null : (
            <path className={styles.sheet} d={`M${x + 7} ${y + h - 4}v-13q0-5 5-5h4q5 0 5 5v4h9q3 0 3 3v6Z`} />
          )}
        </>
      )}
      {state === 'glow' ? (
        <rect className={mini ? styles.glowMini : styles.glowFill} x={x} y={y} width={w} height={h} />
      ) : null}
      <rect className={styles.frame} x={x} y={y} width={w} height={h} />
    </g>
  );
}

/** Its ceiling and its two side walls, seen from the street. */
const depthOf = ({ x, y, w, h }: Box): string =>
  `M${x} ${y}h${w}l-5 5h${10 - w}ZM${x} ${y}l4 4v${h - 8}l-4 4ZM${x + w} ${y}l-4 4v${h - 8}l4 4Z`;

function Wallpaper({ box: { x, y, w, h }, kind }: { readonly box: Box; readonly kind: number }): JSX.Element {
  if (kind === 1) return <rect className={styles.dado} x={x} y={y + h - 18} width={w} height={14} />;
  if (kind === 3) return <rect className={styles.dado} x={x} y={y} width={w} height={10} />;
  const marks =
    kind === 0
      ? Array.from({ length: Math.floor(w / 9) }, (_, i) => `M${x + 4 + i * 9} ${y}v${h - 5}`)
      : Array.from({ length: Math.floor(w / 12) }, (_, i) => `M${x + 5 + i * 12} ${y + 9 + (i % 2) * 9}h2`);
  return <path className={styles.paper} d={marks.join('')} />;
}

/** Somebody in a room, standing on its floor; `half`: in two rooms with a ceiling between them. */
export function Lodger({
  card,
  box: { x, y, w, h },
  half = null,
}: {
  readonly card: string;
  readonly box: Box;
  readonly half?: 'upper' | 'lower' | null;
}): JSX.Element {
  if (half !== null)
    return (
      <svg
        x={x}
        y={y}
        width={w}
        height={h}
        viewBox={`0 ${half === 'upper' ? 0 : 50} 76 46`}
        preserveAspectRatio="xMidYMax meet"
        aria-hidden="true"
      >
        <use href={`#tenant-${card}`} width="76" height="96" />
      </svg>
    );
  const high = isTall(card) ? 96 : 46;
  const scale = Math.min((w - 2) / 76, Math.min(h, high) / high) * (card === 'monster' ? 1.08 : 1);
  return (
    <use
      href={`#tenant-${card}`}
      x={x + (w - 76 * scale) / 2}
      y={y + h - 1 - high * scale}
      width={76 * scale}
      height={high * scale}
    />
  );
}
