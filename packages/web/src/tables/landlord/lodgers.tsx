import { ATTIC_ROOM } from '@insula/landlord/face';
import { type JSX, memo, useMemo } from 'react';
import { useStage } from '../../pieces/useStage.ts';
import { type Aim, roomSpot } from './aim.ts';
import { isTall } from './art/sheet.tsx';
import type { Box } from './art/sizes.ts';
import type { Row } from './fit.ts';
import styles from './scene.module.css';
import { boxesOf, type HouseShape } from './shape.ts';
import type { Staged } from './staged.ts';
import { placedAt, travelsAt } from './travels.ts';

interface Props extends Staged {
  readonly row: Row;
  readonly houses: readonly HouseShape[];
}

/** Everybody who lives in the street on the stage. They walk when they move. */
export function Lodgers({ view, items, staged, row, houses, pointed, aim }: Props): JSX.Element {
  const placed = useMemo(() => placedAt(view, staged), [view, staged]);
  const travels = useMemo(() => travelsAt(view, staged), [view, staged]);
  const stage = useStage(placed, items, travels);
  const spots = useMemo(() => spotsOf(row, houses), [row, houses]);
  return (
    <div className={styles.lodgers} ref={stage.ref} data-shown={stage.shown}>
      {stage.pieces.map(({ id, kind, place }) => {
        const spot = spots.get(place);
        if (spot === undefined) return null;
        const isDim = aim !== null && aim.spots.size > 0 && !aim.spots.has(place) && !aim.isForHouses;
        return (
          <span
            key={id}
            className={styles.lodger}
            data-piece={id}
            data-dim={isDim}
            data-pointed={pointed === place}
            style={spot.style}
          >
            <Standing card={kind} halves={spot.halves} />
          </span>
        );
      })}
      {aim?.tenant == null ? null : <Ghosts {...{ aim, row, houses }} card={aim.tenant} />}
    </div>
  );
}

/** Whoever looks for a room, in every room that will do. */
function Ghosts({
  aim,
  row,
  houses,
  card,
}: Pick<Props, 'row' | 'houses'> & { readonly aim: Aim; readonly card: string }): readonly JSX.Element[] {
  return houses.flatMap((shape, i) =>
    shape.flats
      .filter((flat) => flat.card === null && aim.spots.has(roomSpot(shape.house, flat.place)))
      .map((flat) => {
        const upper = isTall(card) ? (flat.place === shape.height ? ATTIC_ROOM : flat.place + 1) : null;
        const { style, halves } = spotAt(row, i, boxesOf(shape, { place: flat.place, upper }, row.breadth));
        return (
          <span key={`${shape.house}/${flat.place}`} className={styles.ghost} style={style}>
            <Standing card={card} halves={halves} />
          </span>
        );
      }),
  );
}

interface Spot {
  readonly style: React.CSSProperties;
  /** Lives in two rooms with a ceiling between them: how much of the height each takes, from above. */
  readonly halves: string | null;
}

/** Where each tenant stands, by room. */
function spotsOf(row: Row, houses: readonly HouseShape[]): ReadonlyMap<string, Spot> {
  const spots = new Map<string, Spot>();
  houses.forEach((shape, i) => {
    for (const flat of shape.flats)
      spots.set(roomSpot(shape.house, flat.place), spotAt(row, i, boxesOf(shape, flat, row.breadth)));
  });
  return spots;
}

function spotAt({ scale, ground, starts }: Row, nth: number, boxes: readonly Box[]): Spot {
  const [box] = boxes;
  const top = Math.min(...boxes.map(({ y }) => y));
  const bottom = Math.max(...boxes.map(({ y, h }) => y + h));
  const part = (h: number): string => `${(h / (bottom - top)) * 100}%`;
  return {
    style: {
      left: starts[nth] + box.x * scale,
      top: ground + top * scale,
      width: box.w * scale,
      height: (bottom - top - 1) * scale,
    },
    halves: boxes.length === 1 ? null : `${part(boxes[1].h)} ${part(boxes[0].h)}`,
  };
}

const Standing = memo(function Standing({
  card,
  halves,
}: {
  readonly card: string;
  readonly halves: string | null;
}): JSX.Element {
  if (halves !== null) {
    const [upper, lower] = halves.split(' ');
    return (
      <>
        <svg viewBox="0 0 76 46" preserveAspectRatio="xMidYMax meet" style={{ height: upper }} aria-hidden="true">
          <use href={`#tenant-${card}`} width="76" height="96" />
        </svg>
        <svg viewBox="0 50 76 46" preserveAspectRatio="xMidYMax meet" style={{ height: lower }} aria-hidden="true">
          <use href={`#tenant-${card}`} width="76" height="96" />
        </svg>
      </>
    );
  }
  const high = isTall(card) ? 96 : 46;
  return (
    <svg viewBox={`0 0 76 ${high}`} preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <use href={`#tenant-${card}`} width="76" height={high} />
    </svg>
  );
});
