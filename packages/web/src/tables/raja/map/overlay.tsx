import { CITIES } from '@insula/raja/face';
import { type JSX, memo } from 'react';
import { type OnMap, seatOf } from '../onMap.ts';
import { say as words } from '../words.ts';
import { siteOf } from './city.tsx';
import { fareSpot } from './fares.ts';
import { type Box, dist, overlap, type Point } from './geometry.ts';
import { homeScale, homeSpot, homeTurns } from './homes.ts';
import type { Layout } from './layout.ts';
import styles from './map.module.css';
import type { Fare, Marks } from './marks.ts';
import { personAt } from './people.ts';
import { plateScale } from './plates.ts';
import { villageScale } from './village.tsx';

interface OverlayProps {
  readonly layout: Layout;
  readonly marks: Marks;
  readonly counted: CountedPieces | null;
}

/** What stood where when a city was counted. */
interface CountedPieces {
  readonly on: OnMap;
  /** The seat whose small palaces count twice, or -1. */
  readonly priest: number;
}

/** Tolls, fares and flags: drawn over everything else. */
export const Overlay = memo(function Overlay({ layout, marks, counted }: OverlayProps): JSX.Element {
  const { wide, high, k } = layout;
  return (
    <svg className={`${styles.layer} ${styles.over}`} viewBox={`0 0 ${wide} ${high}`} aria-hidden="true">
      {marks.homes ? CITIES.map((name, city) => <Home key={name} city={city} layout={layout} />) : null}
      {marks.fares.map((fare, city) =>
        fare === null ? null : <FareTag key={CITIES[city]} fare={fare} city={city} layout={layout} />,
      )}
      {marks.scored < 0 ? null : <Counted layout={layout} city={marks.scored} counted={counted} />}
      {[...marks.tolls].map(([village, toll]) => (
        <Toll key={village} at={layout.villages[village]} toll={toll} k={k} plates={layout.plates} />
      ))}
    </svg>
  );
});

/** What passing a village of the way costs. */
function Toll({
  at: [x, on],
  toll,
  k,
  plates,
}: {
  readonly at: Point;
  readonly toll: number;
  readonly k: number;
  readonly plates: readonly Box[];
}): JSX.Element {
  const q = Math.max(k, 0.68);
  const h = 22.5 * villageScale(k);
  const above = { x: x - 18.5 * q, y: on - h / 2 - 20 * q, w: 37 * q, h: 18 * q };
  const y = plates.some((plate) => overlap(plate, above)) ? on + h + 20 * q : on;
  const top = y - h / 2 - 20 * q;
  return (
    <g className={styles.toll} data-free={toll === 0}>
      <rect x={x - 18.5 * q} y={top} width={37 * q} height={18 * q} rx={9 * q} />
      {toll === 0 ? (
        <text x={x} y={top + 13 * q} fontSize={11.5 * q}>
          {words('toll.free')}
        </text>
      ) : (
        <>
          <use href="#rj-coin" x={x - 17 * q} y={top + 1.4 * q} width={15 * q} height={15 * q} />
          <text x={x + 7 * q} y={top + 14 * q} fontSize={13.5 * q}>
            −{toll}
          </text>
        </>
      )}
    </g>
  );
}

interface FareProps {
  readonly fare: Exclude<Fare, null>;
  readonly city: number;
  readonly layout: Layout;
}

/** What it costs to come here; grey with what is missing where the purse is too light; a cross where no road leads. */
function FareTag({ fare, city, layout }: FareProps): JSX.Element {
  const q = Math.max(layout.k, 0.7);
  const isFree = fare !== 'broken' && fare.cost === 0;
  const text =
    fare === 'broken' || isFree ? '' : fare.short > 0 ? words('fare.short', { gold: fare.short }) : `${fare.cost}`;
  const w = isFree ? 37 * q : text.length * 7.2 * q + 26 * q;
  const { x, y } = fareSpot(layout, city, w, 17 * q);
  if (fare === 'broken')
    return (
      <g className={styles.fare} data-short="true">
        <rect x={x} y={y} width={w} height={17 * q} rx={8.5 * q} strokeDasharray="2.5 2" />
        <path d={`M${x + 8.5 * q} ${y + 4 * q}l${9 * q} ${9 * q}m0 ${-9 * q}l${-9 * q} ${9 * q}`} />
      </g>
    );
  if (isFree)
    return (
      <g className={styles.toll} data-free="true">
        <rect x={x} y={y} width={w} height={17 * q} rx={8.5 * q} />
        <text x={x + w / 2} y={y + 12.3 * q} fontSize={11.5 * q}>
          {words('toll.free')}
        </text>
      </g>
    );
  return (
    <g className={styles.fare} data-short={fare.short > 0}>
      <rect x={x} y={y} width={w} height={17 * q} rx={8.5 * q} />
      <use href="#rj-coin" x={x + 1.4 * q} y={y + q} width={15 * q} height={15 * q} />
      <text x={x + 18.6 * q} y={y + 13 * q} fontSize={12.5 * q}>
        {text}
      </text>
    </g>
  );
}

/** Whose home a city is, by the number of its character. */
function Home({ city, layout }: { readonly city: number; readonly layout: Layout }): JSX.Element {
  const q = homeScale(layout.k);
  const spot = homeSpot(layout, city);
  const isTurned = homeTurns(layout, city, spot);
  const [pole, side] = isTurned ? [spot.x + spot.w, -q] : [spot.x, q];
  return (
    <g className={styles.home}>
      <path
        d={`M${pole} ${spot.y + spot.h}v${-spot.h}h${26 * side}l${-6 * side} ${9 * q} ${6 * side} ${9 * q}h${-26 * side}`}
      />
      <text x={pole + 10 * side} y={spot.y + 14 * q} fontSize={14 * q}>
        {city + 1}
      </text>
    </g>
  );
}

interface CountedProps {
  readonly layout: Layout;
  readonly city: number;
  readonly counted: CountedPieces | null;
}

/** A light on the city that is counted, and the points rising from the pieces that earned them. */
function Counted({ layout, city, counted }: CountedProps): JSX.Element {
  const { wide, high, k, spots, radius, plates } = layout;
  const [x, y] = spots[city];
  const plate = plates[city];
  const corners = [plate.x, plate.x + plate.w].flatMap((px) =>
    [plate.y, plate.y + plate.h].map((py) => dist([x, y], [px, py])),
  );
  const r = Math.max(radius[city] + 34 * k, ...corners) + 6 * k;
  const worth = counted === null ? [] : worthIn(layout, city, counted);
  const q = Math.max(k, 0.75);
  return (
    <g>
      <path
        className={styles.shade}
        fillRule="evenodd"
        d={`M0 0H${wide}V${high}H0ZM${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`}
      />
      <circle className={styles.spotRing} cx={x} cy={y} r={r} />
      {worth.map(([[px, py], points], i) => (
        <g key={`${px} ${py}`} className={styles.worth} style={{ animationDelay: `${300 + 120 * i}ms` }}>
          <circle cx={px + 8 * k} cy={py - 6 * k} r={9 * q} />
          <text x={px + 8 * k} y={py - 6 * k + 4.4 * q} fontSize={12 * q}>
            {points}
          </text>
        </g>
      ))}
    </g>
  );
}

/** The pieces that count in a city, and what each gives. */
function worthIn(layout: Layout, city: number, { on, priest }: CountedPieces): readonly (readonly [Point, number])[] {
  const { k, spots, radius, plates } = layout;
  const [x, y] = spots[city];
  const q = plateScale(k);
  return [
    ...on.small[city].map(
      (piece, i) =>
        [siteOf(spots[city], radius[city], Math.min(5, on.neutral + i)), seatOf(piece) === priest ? 2 : 1] as const,
    ),
    ...(on.large[city] === null ? [] : [[[x, y], 3] as const]),
    ...on.houses[city].map(
      ([, count], i) =>
        [
          [
            plates[city].x + plates[city].w / 2 + (i - (on.houses[city].length - 1) / 2) * 28 * q,
            plates[city].y + plates[city].h + 4 * k,
          ],
          count,
        ] as const,
    ),
    ...on.architects[city].map((_, i, all) => {
      const { x: left, y: top, w, h } = personAt(layout, city, i, all.length);
      return [[left + w / 2, top + h / 2], 1] as const;
    }),
  ];
}
