import { ARROWS, FLAT_NAMES, HIGH, pointsIn, WIDE } from '@insula/room-share/face';
import { type JSX, memo } from 'react';
import type { Piece, Travel } from '../../pieces/pieces.ts';
import { Arrow } from './art/flat.tsx';
import { SIDE } from './art/sizes.ts';
import styles from './board.module.css';
import { ACROSS, DOWN, MARGIN } from './measures.ts';
import { columnOf, placeName, rowOf } from './names.ts';

interface Props {
  readonly pieces: readonly Piece[];
  readonly kinds: readonly number[];
  readonly crossing: readonly Travel[];
  readonly pointed: string | null;
  /** The flat being cleared, or -1. */
  readonly leaving: number;
}

/** What changes in the picture: the arrows in the colours of those who stand on them, what each flat is worth, which
 *  flat is being cleared, and who crosses the edge. */
export const Block = memo(function Block({ pieces, kinds, crossing, pointed, leaving }: Props): JSX.Element {
  const at = new Map(pieces.map(({ place, kind }) => [place, kind]));
  const pointedFlat = pointed?.split(' ')[0];
  return (
    <svg className={styles.picture} viewBox={`${-MARGIN} ${-MARGIN} ${ACROSS} ${DOWN}`} aria-hidden="true">
      {FLAT_NAMES.map((name, flat) => (
        <Marks
          key={name}
          flat={flat}
          kind={kinds[flat]}
          colours={ARROWS.map((_, arrow) => at.get(placeName(flat, arrow)) ?? '').join()}
          isLeaving={flat === leaving}
          isPointed={name === pointedFlat}
        />
      ))}
      {crossing.map((travel) => (
        <Crossing key={travel.from} travel={travel} />
      ))}
    </svg>
  );
});

interface MarksProps {
  readonly flat: number;
  readonly kind: number;
  /** Who stands on each arrow, with commas between; nothing where nobody does. */
  readonly colours: string;
  readonly isLeaving: boolean;
  readonly isPointed: boolean;
}

/** Drawn anew only where something changes: mostly in one flat or two. */
const Marks = memo(function Marks({ flat, kind, colours, isLeaving, isPointed }: MarksProps): JSX.Element {
  const who = colours.split(',');
  const points = pointsIn(Math.max(0, kind), who.filter((colour) => colour !== '').length);
  const [x, y] = [columnOf(flat) * SIDE, rowOf(flat) * SIDE];
  return (
    <>
      {points !== null && points > 0 ? <rect className={styles.lit} x={x + 4} y={y + 4} width="112" height="112" /> : null}
      {who.map((colour, way) => (
        <Arrow key={ARROWS[way]} x={x} y={y} way={way} colour={colour === '' ? null : colour} />
      ))}
      {points === null ? null : <Points x={x + 20} y={y + 21} points={points} />}
      {isLeaving ? <rect className={styles.leaving} x={x + 3} y={y + 3} width="114" height="114" /> : null}
      {isPointed ? <rect className={styles.pointed} x={x + 3} y={y + 3} width="114" height="114" /> : null}
    </>
  );
});

function Points({ x, y, points }: { readonly x: number; readonly y: number; readonly points: number }): JSX.Element {
  return (
    <g className={points > 0 ? styles.coin : styles.fine}>
      {points > 0 ? <circle cx={x} cy={y} r="12.5" /> : <path d={`M${x - 14} ${y - 9.5}h28v19h-28z`} />}
      <text x={x} y={y + 5.2}>
        {points > 0 ? `+${points}` : `−${-points}`}
      </text>
    </g>
  );
}

/** Out here, in there: the two ends of the same row or column light up together. */
function Crossing({ travel: { from, over } }: { readonly travel: Travel }): JSX.Element {
  const flat = FLAT_NAMES.indexOf(from.split(' ')[0]);
  const [x, y] = [(columnOf(flat) + 0.5) * SIDE, (rowOf(flat) + 0.5) * SIDE];
  const ends: readonly (readonly [number, number])[] =
    over === 'left' || over === 'right'
      ? [
          [-12, y],
          [WIDE * SIDE + 12, y],
        ]
      : [
          [x, -12],
          [x, HIGH * SIDE + 12],
        ];
  const turn = 90 * ARROWS.indexOf(over ?? 'up');
  return (
    <g className={styles.crossing}>
      {ends.map(([cx, cy]) => (
        <g key={`${cx}-${cy}`} transform={`translate(${cx} ${cy}) rotate(${turn})`}>
          <circle r="15" />
          <path d="M0-10L9 0H4V9H-4V0H-9Z" />
        </g>
      ))}
    </g>
  );
}
