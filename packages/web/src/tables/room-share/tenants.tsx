import { ARROWS, FLAT_NAMES } from '@insula/room-share/face';
import { type JSX, memo } from 'react';
import type { Piece } from '../../pieces/pieces.ts';
import { FUTONS, SIDE } from './art/sizes.ts';
import { Tenant } from './art/tenant.tsx';
import styles from './board.module.css';
import { ACROSS, DOWN, MARGIN, percent } from './measures.ts';
import { columnOf, rowOf } from './names.ts';

interface Props {
  readonly pieces: readonly Piece[];
  /** Whoever has to leave next; null: nobody. */
  readonly next: { readonly place: string; readonly kind: string } | null;
  readonly pointed: string | null;
}

/** Everybody in the block. They stay in the order in which they came, else a walk would begin anew in mid-air. */
export function Tenants({ pieces, next, pointed }: Props): JSX.Element[] {
  return [...pieces]
    .sort((a, b) => a.id - b.id)
    .map(({ id, kind, place }) => (
      <Person
        key={id}
        id={id}
        kind={kind}
        place={place}
        isNext={place === next?.place && kind === next.kind}
        isPointed={place === pointed}
      />
    ));
}

interface PersonProps extends Piece {
  readonly isNext: boolean;
  readonly isPointed: boolean;
}

const Person = memo(function Person({ id, kind, place, isNext, isPointed }: PersonProps): JSX.Element {
  const [x, y] = spotOf(place);
  return (
    <div
      data-piece={id}
      className={styles.tenant}
      data-next={isNext}
      data-pointed={isPointed}
      style={{ left: percent(x - 18, ACROSS), top: percent(y - 27, DOWN), width: percent(36, ACROSS) }}
    >
      <Tenant colour={kind} />
    </div>
  );
});

/** Where the feet of a tenant are, in the drawing. */
function spotOf(place: string): readonly [number, number] {
  const [name, way] = place.split(' ');
  const flat = FLAT_NAMES.indexOf(name);
  const [x, y] = FUTONS[ARROWS.indexOf(way as 'up')];
  return [MARGIN + columnOf(flat) * SIDE + x, MARGIN + rowOf(flat) * SIDE + y];
}
