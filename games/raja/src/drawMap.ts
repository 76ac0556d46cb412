import type { Seat } from '@insula/kernel';
import { ATLAS } from './maps/atlas.ts';
import type { RoadData, Spot } from './maps/map.ts';
import { FIRST_VILLAGE, PLACES, placeNamed, STOPS } from './maps/places.ts';
import type { View } from './types.ts';
import { firstOwner, secondOwner } from './villages.ts';

const WIDTH = 98;

export const seatLetter = (seat: Seat): string => 'ABCDE'[seat];

/** Cities in capitals with the architects there, villages with the owners of their houses. */
export function drawMap(view: View): string[] {
  const { data } = ATLAS[view.map];
  const lines: string[][] = [];
  for (const road of data.roads) drawRoad(lines, courseOf(data.cities, road));
  for (const road of data.roads)
    for (const [i, village] of road.villages.entries())
      stamp(
        lines,
        pointAlong(courseOf(data.cities, road), (i + 1) / (road.villages.length + 1)),
        villageLabel(view, village),
      );
  for (let city = 0; city < STOPS; city++) stamp(lines, data.cities[PLACES[city]], cityLabel(view, city));
  return Array.from(lines, (line) => Array.from(line ?? [], (mark) => mark ?? ' ').join(''));
}

function villageLabel(view: View, name: string): string {
  const village = view.villages[placeNamed(name) - FIRST_VILLAGE];
  const owners = [firstOwner(village), secondOwner(village)].filter((seat) => seat >= 0).map(seatLetter);
  return `${name}:${owners.length === 0 ? '-' : owners.join('')}`;
}

function cityLabel(view: View, city: number): string {
  const architects = view.architects.flatMap((at, seat) => (at === city ? [seatLetter(seat)] : [])).join('');
  const name = PLACES[city].toUpperCase() + (city === view.maharaja ? '*' : '');
  return architects === '' ? `[${name}]` : `[${name} ${architects}]`;
}

const courseOf = (cities: { readonly [city: string]: Spot }, road: RoadData): Spot[] =>
  road.via === null ? [cities[road.from], cities[road.to]] : [cities[road.from], road.via, cities[road.to]];

/** Lines are about twice as high as columns are wide. */
const length = ([x, y]: Spot, [u, v]: Spot): number => Math.hypot(u - x, 2 * (v - y));

function pointAlong(course: readonly Spot[], share: number): Spot {
  const legs = course.slice(1).map((spot, i) => length(course[i], spot));
  let left = share * legs.reduce((sum, leg) => sum + leg, 0);
  for (const [i, leg] of legs.entries()) {
    if (left <= leg || i === legs.length - 1) {
      const [[x, y], [u, v]] = [course[i], course[i + 1]];
      return [Math.round(x + ((u - x) * left) / leg), Math.round(y + ((v - y) * left) / leg)];
    }
    left -= leg;
  }
  return course[0];
}

function drawRoad(lines: string[][], course: readonly Spot[]): void {
  const dots = 30;
  for (let i = 0; i <= dots; i++) mark(lines, pointAlong(course, i / dots), '.');
}

function stamp(lines: string[][], [x, y]: Spot, label: string): void {
  const left = Math.max(0, Math.min(WIDTH - label.length, x - (label.length >> 1)));
  for (let i = 0; i < label.length; i++) mark(lines, [left + i, y], label[i]);
}

function mark(lines: string[][], [x, y]: Spot, sign: string): void {
  lines[y] ??= [];
  lines[y][x] = sign;
}
