import { CITY_COUNT, OUTER_SITES, PLACES } from '@insula/raja/face';
import { type JSX, memo } from 'react';
import type { Box, Point } from './geometry.ts';
import styles from './map.module.css';
import { nameWidth, plateScale } from './plates.ts';

/** Filled from opposite sides, so that a half-built city keeps its balance. */
const FILLING = [0, 3, 1, 4, 2, 5];

/** The middle of the nth outer site. */
export function siteOf([x, y]: Point, radius: number, nth: number): Point {
  const a = -Math.PI / 2 + Math.PI / 6 + (FILLING[nth] * Math.PI) / 3;
  return [x + Math.cos(a) * radius * 0.655, y + Math.sin(a) * radius * 0.655];
}

export function smallPalaceIn(spot: Point, radius: number, nth: number, k: number): Box {
  const [x, y] = siteOf(spot, radius, nth);
  const s = 25 * k;
  return { x: x - s / 2, y: y - s * 0.58, w: s, h: s * 1.05 };
}

export function largePalaceIn([x, y]: Point, k: number): Box {
  const s = 37 * k;
  return { x: x - s / 2, y: y - s * 0.62, w: s, h: s * 1.05 };
}

interface CityProps {
  readonly spot: Point;
  readonly radius: number;
  readonly k: number;
  /** Outer sites taken, those of nobody included; they are the first ones. */
  readonly taken: number;
  readonly neutral: number;
  readonly hasLarge: boolean;
  /** Whether a palace can be built here: now, or once the architect has come. */
  readonly glows: 'now' | 'later' | 'no';
  /** Whether the maharaja is here. */
  readonly isRoyal: boolean;
}

/** A flower of six petals, the great site in its heart. */
export const City = memo(function City({
  spot,
  radius,
  k,
  taken,
  neutral,
  hasLarge,
  glows,
  isRoyal,
}: CityProps): JSX.Element {
  const [x, y] = spot;
  const petals = Array.from({ length: OUTER_SITES }, (_, nth) => siteOf(spot, radius, nth));
  const petal = radius * 0.365;
  return (
    <g className={styles.city} data-glows={glows}>
      {isRoyal ? <Rays spot={spot} radius={radius} k={k} /> : null}
      {petals.map(([px, py]) => (
        <circle key={px + py} className={styles.petalEdge} cx={px} cy={py} r={petal + 2 * k} />
      ))}
      {petals.map(([px, py]) => (
        <circle key={px + py} className={styles.petal} cx={px} cy={py} r={petal} />
      ))}
      <circle className={styles.petalEdge} cx={x} cy={y} r={radius * 0.4} />
      <circle className={styles.heart} cx={x} cy={y} r={radius * 0.345} />
      {petals.slice(taken).map((at) => (
        <Site key={at[0] + at[1]} at={at} r={petal} k={k} glows={glows} />
      ))}
      {petals.slice(0, neutral).map((_, nth) => {
        const { x: left, y: top, w, h } = smallPalaceIn(spot, radius, nth, k);
        return <use key={left} href="#rj-palace-n" className="rj-sn" x={left} y={top} width={w} height={h} />;
      })}
      {hasLarge ? null : glows === 'no' ? (
        <path
          className={styles.greatSite}
          transform={`translate(${x} ${y}) scale(${k})`}
          d="M0-10L3-3 10 0 3 3 0 10-3 3-10 0-3-3Z"
        />
      ) : (
        <Plus at={spot} r={radius * 0.33} arm={6 * k} glows={glows} />
      )}
    </g>
  );
});

function Site({
  at,
  r,
  k,
  glows,
}: {
  readonly at: Point;
  readonly r: number;
  readonly k: number;
  readonly glows: CityProps['glows'];
}): JSX.Element {
  if (glows !== 'no') return <Plus at={at} r={r - 1.6 * k} arm={4.4 * k} glows={glows} />;
  return <circle className={styles.site} cx={at[0]} cy={at[1]} r={r * 0.44} />;
}

function Plus({
  at: [x, y],
  r,
  arm,
  glows,
}: {
  readonly at: Point;
  readonly r: number;
  readonly arm: number;
  readonly glows: string;
}): JSX.Element {
  return (
    <g className={styles.openSite} data-glows={glows}>
      <circle cx={x} cy={y} r={r} />
      <path d={`M${x - arm} ${y}h${2 * arm}M${x} ${y - arm}v${2 * arm}`} />
    </g>
  );
}

function Rays({ spot: [x, y], radius, k }: Pick<CityProps, 'spot' | 'radius' | 'k'>): JSX.Element {
  return (
    <g className={styles.rays}>
      {Array.from({ length: 24 }, (_, i) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a ray is its direction
          key={i}
          transform={`translate(${x} ${y}) rotate(${i * 15})`}
          d={`M${-4 * k} ${-radius - 3 * k}L0 ${-radius - (i % 2 ? 12 : 19) * k}L${4 * k} ${-radius - 3 * k}Z`}
        />
      ))}
      <circle cx={x} cy={y} r={radius + 4.5 * k} />
    </g>
  );
}

export function Start({ spot: [x, y], radius, k }: Pick<CityProps, 'spot' | 'radius' | 'k'>): JSX.Element {
  return (
    <g className={styles.start}>
      <circle className={styles.startRing} cx={x} cy={y} r={radius} />
      <circle className={styles.startYard} cx={x} cy={y} r={radius - 6 * k} />
      <use
        href={`#rj-emblem-${CITY_COUNT}`}
        className={styles.startMark}
        x={x - 14 * k}
        y={y - 15 * k}
        width={28 * k}
        height={28 * k}
      />
    </g>
  );
}

/** Where the houses of the nth owner stand on a plate, of so many owners. */
export function houseOnPlate(plate: Box, nth: number, owners: number, k: number): Box {
  const q = plateScale(k);
  const left = plate.x + plate.w / 2 - (owners * 28 * q) / 2 + nth * 28 * q;
  return { x: left + 0.6 * q, y: plate.y + 19.2 * q, w: 17 * q, h: 17 * q };
}

interface PlateProps {
  readonly stop: number;
  readonly name: string;
  readonly plate: Box;
  readonly k: number;
  /** Which of the coming visits is here; 0: none. */
  readonly nth: number;
  readonly isLit: boolean;
  readonly isPicked: boolean;
  /** `seat count` of those who have houses here, with commas between. */
  readonly houses: string;
}

/** Emblem, name, order of the maharaja's visits; below it the houses of the city by owner. */
export const Plate = memo(function Plate({ stop, name, plate, k, nth, isLit, isPicked, houses }: PlateProps): JSX.Element {
  const q = plateScale(k);
  const x = plate.x + plate.w / 2;
  const w = nameWidth(PLACES[stop], k) - (nth > 0 ? 0 : 12 * q);
  const [left, top, h] = [x - w / 2, plate.y, 19 * q];
  const counts = houses === '' ? [] : houses.split(',').map((each) => each.split(' ')[1]);
  return (
    <g className={styles.plate} data-lit={isLit} data-picked={isPicked}>
      {counts.length === 0 ? null : (
        <rect
          className={styles.houses}
          x={x - counts.length * 14 * q - 3 * q}
          y={top + h - 4 * q}
          width={(counts.length * 28 + 6) * q}
          height={24 * q}
          rx={7 * q}
        />
      )}
      {counts.map((count, i) => {
        const box = houseOnPlate(plate, i, counts.length, k);
        return (
          <text key={box.x} className={styles.count} x={box.x + 17.6 * q} y={top + h + 14 * q} fontSize={13 * q}>
            {count}
          </text>
        );
      })}
      <rect className={styles.name} x={left} y={top} width={w} height={h} rx={h / 2} />
      <use
        href={`#rj-emblem-${stop}`}
        className={styles.emblem}
        x={left + 6 * q}
        y={top + 2.4 * q}
        width={14 * q}
        height={14 * q}
      />
      <text className={styles.nameText} x={left + 23 * q} y={top + 14.2 * q} fontSize={13.4 * q}>
        {name}
      </text>
      {nth === 0 ? null : (
        <g className={styles.nth} data-nth={Math.min(nth, 3)}>
          <circle cx={left + w - 8 * q} cy={top + h / 2} r={10.4 * q} />
          <text x={left + w - 8 * q} y={top + h / 2 + 4.7 * q} fontSize={13 * q}>
            {nth}
          </text>
        </g>
      )}
    </g>
  );
});
