import { CITY_COUNT, PLACES, STOPS } from '@insula/raja/face';
import { type JSX, memo } from 'react';
import type { Piece } from '../../../pieces/pieces.ts';
import { Architect, Elephant, House, Palace } from '../art/pieces.tsx';
import { type OnMap, seatOf } from '../onMap.ts';
import { houseOnPlate, largePalaceIn, smallPalaceIn } from './city.tsx';
import type { Box } from './geometry.ts';
import type { Layout } from './layout.ts';
import styles from './map.module.css';
import { personAt } from './people.ts';
import { houseInVillage, roomIn } from './village.tsx';

interface Props {
  readonly layout: Layout;
  readonly seats: number;
  readonly pieces: readonly Piece[];
  readonly on: OnMap;
  /** Where somebody would stand after the way under consideration. */
  readonly ghost: { readonly seat: number; readonly stop: number } | null;
}

/** Houses, palaces, architects and the maharaja's elephant: what moves from place to place. */
export const StandingPieces = memo(function StandingPieces({ layout, seats, pieces, on, ghost }: Props): JSX.Element {
  const count = new Map<string, number>();
  return (
    <>
      {pieces.map((piece) => {
        if (piece.kind.startsWith('governor')) return null;
        const [what] = piece.kind.split(' ');
        const slot = `${what === 'large' || what === 'small' ? what : 'other'} ${piece.place}`;
        const nth = count.get(slot) ?? 0;
        if (what !== 'architect' && what !== 'maharaja') count.set(slot, nth + 1);
        return <Standing key={piece.id} id={piece.id} kind={piece.kind} {...boxOf(layout, seats, piece, nth, on)} />;
      })}
      {ghost === null ? null : (
        <span
          className={`${styles.piece} ${styles.standing} ${styles.ghost}`}
          style={styleOf(
            personAt(layout, ghost.stop, on.architects[ghost.stop].length, on.architects[ghost.stop].length + 1),
          )}
        >
          <Architect seat={ghost.seat} />
        </span>
      )}
    </>
  );
});

interface StandingProps extends Box {
  readonly id: number;
  readonly kind: string;
  readonly isTurned: boolean;
}

const Standing = memo(function Standing({ id, kind, isTurned, x, y, w, h }: StandingProps): JSX.Element {
  const [what, number] = kind.split(' ');
  const seat = Number(number);
  const look = what === 'architect' ? styles.standing : what === 'maharaja' ? styles.elephant : '';
  return (
    <span
      className={`${styles.piece} ${look}`}
      data-piece={id}
      data-kind={kind}
      data-turned={isTurned}
      style={styleOf({ x, y, w, h })}
    >
      {what === 'house' ? <House seat={seat} /> : null}
      {what === 'small' || what === 'large' ? <Palace seat={seat} /> : null}
      {what === 'architect' ? <Architect seat={seat} /> : null}
      {what === 'maharaja' ? <Elephant /> : null}
    </span>
  );
});

const styleOf = ({ x, y, w, h }: Box) => ({ left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` });

function boxOf(layout: Layout, seats: number, piece: Piece, nth: number, on: OnMap): Box & { isTurned: boolean } {
  const place = PLACES.indexOf(piece.place);
  const [what] = piece.kind.split(' ');
  const seat = seatOf(piece);
  const { k, spots, radius } = layout;
  const plain = (box: Box): Box & { isTurned: boolean } => ({ ...box, isTurned: false });
  if (what === 'maharaja') {
    const box = layout.elephants[place];
    return { ...box, isTurned: box.x > spots[place][0] };
  }
  if (what === 'architect')
    return plain(personAt(layout, place, on.architects[place].indexOf(seat), on.architects[place].length));
  if (what === 'large') return plain(largePalaceIn(spots[place], k));
  if (what === 'small') return plain(smallPalaceIn(spots[place], radius[place], Math.min(5, nth + on.neutral), k));
  if (place >= CITY_COUNT) return plain(houseInVillage(layout.villages[place - STOPS], nth, roomIn(seats), k));
  const owners = on.houses[place];
  return plain(
    houseOnPlate(
      layout.plates[place],
      owners.findIndex(([owner]) => owner === seat),
      owners.length,
      k,
    ),
  );
}
