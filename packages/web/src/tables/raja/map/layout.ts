import { ATLAS, CITY_COUNT, PLACES, placeNamed, START, STOPS } from '@insula/raja/face';
import { elephantAt } from './elephant.ts';
import { fit } from './fit.ts';
import { along, type Box, course, dist, lineOf, type Point, smooth, within } from './geometry.ts';
import { coast, provinces } from './land.ts';
import { peopleAround, personAt } from './people.ts';
import { platesOn } from './plates.ts';
import { type Print, prints } from './prints.ts';
import { spread } from './spread.ts';
import { roomIn, villageSize } from './village.tsx';

/** The size the pictures were drawn for. */
const BASE = { wide: 850, high: 540 };

export interface RoadOnSheet {
  readonly from: number;
  readonly to: number;
  readonly points: readonly Point[];
  readonly d: string;
  /** Numbers of its villages, and where on it each would lie. */
  readonly villages: readonly { readonly village: number; readonly at: Point }[];
}

/** Where everything of a map lies on a sheet of some size. None of it changes in a match. */
export interface Layout {
  readonly wide: number;
  readonly high: number;
  readonly seats: number;
  /** How large pieces are drawn: 1 on the sheet they were drawn for. */
  readonly k: number;
  readonly spots: readonly Point[];
  readonly radius: readonly number[];
  readonly roads: readonly RoadOnSheet[];
  /** By village. */
  readonly villages: readonly Point[];
  /** By stop: the plate with its name, and below it room for houses. */
  readonly plates: readonly Box[];
  /** By stop: at which angle its architects stand. */
  readonly people: readonly number[];
  /** By city: where the elephant stands. */
  readonly elephants: readonly Box[];
  readonly land: string;
  readonly provinces: readonly string[];
  readonly prints: readonly Print[];
}

const known = new Map<string, Layout>();

export function layoutOf(map: number, wide: number, high: number, seats: number): Layout {
  const key = [map, wide, high, seats].join();
  const layout = known.get(key) ?? laidOut(map, [wide, high], seats);
  known.set(key, layout);
  return layout;
}

function laidOut(number: number, size: Point, seats: number): Layout {
  const map = ATLAS[number];
  const [wide, high] = size;
  const k = Math.max(0.55, Math.min(wide / BASE.wide, high / BASE.high, 1.25));
  const tight = k < 0.8;
  const [large, small] = [45 * k, 27 * k];
  const margins = {
    side: large + (tight ? 11 : 19) * k,
    top: large + (tight ? 14 : 30) * k,
    bottom: large + 25 * k,
    bend: 21 * k,
  };
  const at = fit(map, size, margins);
  const spots = PLACES.slice(0, STOPS).map((name) => at(map.data.cities[name]));
  const radius = spots.map((_, stop) => (stop < CITY_COUNT ? large : small));
  const ways = map.data.roads.map(({ from, to, via, villages }) => {
    const [a, b] = [placeNamed(from), placeNamed(to)];
    const points = course(spots[a], spots[b], via === null ? null : at(via));
    return { from: a, to: b, points, villages: villages.map((name) => placeNamed(name) - STOPS) };
  });
  // Where two cities touch, nothing of their road is outside: then its middle has to do.
  const outside = (points: readonly Point[], a: number, b: number, gap: number): readonly Point[] => {
    const free = points.filter((p) => dist(p, spots[a]) > radius[a] + gap && dist(p, spots[b]) > radius[b] + gap);
    return free.length > 0 ? free : points.slice(points.length * 0.4, points.length * 0.6);
  };
  const guesses = ways.flatMap(({ points, from, to, villages }) => {
    const free = outside(points, from, to, 0);
    return villages.flatMap((_, i) => around(along(free, shareOf(villages.length, i, 0.27)), k));
  });
  const onWays = ways.flatMap(({ points }) => points);
  const bare = { spots, radius, size, k, seats };
  const guessed = platesOn(bare, [...onWays, ...repeat(guesses, 4)]);

  const roads = ways.map((road) => {
    const free = outside(road.points, road.from, road.to, 2 * k);
    const open = openPart(free, guessed, k);
    return { ...road, d: lineOf(road.points), villages: villagesAlong(road.villages, free, open, k) };
  });
  const onRoads: Point[] = [];
  for (const road of roads) for (const { village, at: spot } of road.villages) onRoads[village] = spot;
  const circles = spots.map((spot, stop) => [spot, radius[stop] + 4 * k] as const);
  const [w, h] = villageSize(roomIn(seats), k);
  const villages = spread(onRoads, { box: [w, h], circles, size });
  const greens = villages.map(([x, y]) => ({ x: x - w / 2, y: y - h / 2, w, h }));
  const plates = platesOn(bare, onWays, greens, guessed);
  const boxes = [...plates.map((plate) => [plate, 90] as const), ...greens.map((green) => [green, 40] as const)];
  const people = spots.map((spot, stop) => {
    const others = spots.map((p, i) => [p, radius[i] * (i === stop ? 0.7 : 1)] as const);
    return peopleAround(
      { spot, radius: radius[stop], isStart: stop === START },
      { points: [], circles: others, boxes },
      size,
      k,
    );
  });
  const land = coast(
    [
      ...spots.map((p) => [p, large + 42 * k] as const),
      ...roads.flatMap(({ points }) => points.map((p) => [p, 40 * k] as const)),
    ],
    size,
    k,
  );
  const taken = [
    ...spots.map((p) => [p, large + 12 * k] as const),
    ...roads.flatMap(({ points }) => points.filter((_, i) => i % 3 === 0).map((p) => [p, 15 * k] as const)),
    ...plates.flatMap((r) => [0.15, 0.5, 0.85].map((t) => [[r.x + r.w * t, r.y + r.h / 2], r.h * 0.6] as [Point, number])),
  ];
  return {
    wide,
    high,
    seats,
    k,
    spots,
    radius,
    roads,
    villages,
    plates,
    people,
    elephants: spots
      .slice(0, CITY_COUNT)
      .map((_, city) =>
        elephantAt(
          city,
          bare,
          [...boxes, [personAt({ k, spots, radius, people }, city, 0, 1), 60], [plates[city], 200]],
          onWays,
        ),
      ),
    land: smooth(land),
    provinces: provinces(spots, size, k),
    prints: prints(taken, size, k, land),
  };
}

const repeat = <Of>(list: readonly Of[], times: number): Of[] => Array.from({ length: times }, () => list).flat();
const shareOf = (count: number, i: number, share: number): number => (count === 1 ? 0.5 : share + (1 - 2 * share) * i);

/** The corners of what a village covers. */
const around = ([x, y]: Point, k: number): Point[] =>
  [-15, 0, 15].flatMap((d) => [[x + d * k, y - 7 * k] as const, [x + d * k, y + 7 * k] as const]);

/** The longest part of a road that no plate covers. */
function openPart(free: readonly Point[], plates: readonly Box[], k: number): readonly Point[] {
  const runs: Point[][] = [[]];
  for (const p of free) {
    if (plates.some((plate) => within(p, plate, 19 * k, 10 * k))) runs.push([]);
    else runs[runs.length - 1].push(p);
  }
  return runs.reduce((a, b) => (b.length > a.length ? b : a));
}

/** Two villages stand at a third and two thirds of what is open, further apart where that would make them touch. */
function villagesAlong(
  villages: readonly number[],
  free: readonly Point[],
  clear: readonly Point[],
  k: number,
): { village: number; at: Point }[] {
  const [first, last] = clear.length > 1 ? [clear[0], clear[clear.length - 1]] : [free[0], free[0]];
  const long = dist(first, last);
  const steep = Math.abs(first[1] - last[1]) > 0.5 * Math.abs(first[0] - last[0]);
  const apart = (steep ? 25 : 42) * Math.max(k, 0.62);
  const isOpen = long > (villages.length === 1 ? 12 * k : apart * 0.8);
  const share = isOpen ? Math.min(0.27, Math.max(0.02, (1 - apart / long) / 2)) : 0.27;
  return villages.map((village, i) => ({ village, at: along(isOpen ? clear : free, shareOf(villages.length, i, share)) }));
}
