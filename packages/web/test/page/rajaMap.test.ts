import { generator, readOptions } from '@insula/kernel';
import { CITIES, PLACES } from '@insula/raja/face';
import { expect, test, vi } from 'vitest';
import { fareSpot } from '../../src/tables/raja/map/fares.ts';
import { type Box, dist, overlap } from '../../src/tables/raja/map/geometry.ts';
import { homeSpot } from '../../src/tables/raja/map/homes.ts';
import { layoutOf } from '../../src/tables/raja/map/layout.ts';
import { personAt } from '../../src/tables/raja/map/people.ts';
import { plateScale, zoomCorner } from '../../src/tables/raja/map/plates.ts';
import { placeAt, reachOf } from '../../src/tables/raja/map/targets.tsx';
import { roomIn, villageSize } from '../../src/tables/raja/map/village.tsx';

vi.mock('../../../../games/raja/src/maps/atlas.ts', async (original) => {
  const atlas = await original<typeof import('../../../../games/raja/src/maps/atlas.ts')>();
  const { mapFrom } = await import('../../../../games/raja/src/maps/map.ts');
  const { row } = await import('./thirdMap.ts');
  const all = [...atlas.ATLAS, mapFrom(row)];
  return { ATLAS: all, MAP_IDS: all.map(({ id }) => id) };
});

const SIZES = [
  [846, 531],
  [1180, 700],
  [348, 355],
  [348, 240],
  [348, 120],
] as const;

test.each([0, 1, 2])('map %i is laid out within its sheet, whatever its size', (map) => {
  for (const [wide, high] of SIZES)
    for (const seats of [2, 5]) {
      const layout = layoutOf(map, wide, high, seats);
      const inside = (x: number, y: number, margin: number): boolean =>
        x >= margin && y >= margin && x <= wide - margin && y <= high - margin;
      expect(layout.spots.every(([x, y]) => inside(x, y, 0))).toBe(true);
      expect(layout.villages).toHaveLength(30);
      expect(layout.villages.every(([x, y]) => inside(x, y, 0))).toBe(true);
      expect(layout.plates.every(({ x, y, w }) => inside(x, y, 4) && x + w <= wide - 4)).toBe(true);
      expect(layout.land + layout.provinces.join()).not.toContain('NaN');
    }
});

test.each([0, 1, 2])('on map %i, drawn for a desk, no plate hides another and no city another', (map) => {
  const { plates, spots, radius } = layoutOf(map, 846, 531, 5);
  for (const [i, one] of plates.entries())
    for (const other of plates.slice(i + 1))
      expect(
        one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h,
      ).toBe(false);
  for (const [i, one] of spots.entries())
    for (const [j, other] of spots.entries())
      if (i < j) expect(Math.hypot(one[0] - other[0], one[1] - other[1])).toBeGreaterThan(radius[i] * 0.9 + radius[j] * 0.9);
});

test.each([0, 1, 2])('on map %i, drawn for a phone too, no village lies on another or in a city', (map) => {
  for (const [wide, high] of SIZES.filter(([, high]) => high >= 240))
    for (const seats of [2, 5]) {
      const { villages, spots, radius, k } = layoutOf(map, wide, high, seats);
      const [w, h] = villageSize(roomIn(seats), k);
      for (const [i, [x, y]] of villages.entries()) {
        for (const [ox, oy] of villages.slice(i + 1))
          expect(Math.abs(x - ox) > 0.9 * w || Math.abs(y - oy) > 0.9 * h, `village ${i} ${wide}`).toBe(true);
        for (const [stop, [cx, cy]] of spots.entries())
          expect(Math.hypot(x - cx, y - cy)).toBeGreaterThan(radius[stop] * 0.9);
      }
    }
});

test.each([0, 1])('on map %i, drawn for a phone too, no architect, elephant, fare or flag lies on a name', (map) => {
  for (const [wide, high] of [SIZES[0], [348, 267], [348, 242]] as const)
    for (const seats of [2, 3, 5]) {
      const layout = layoutOf(map, wide, high, seats);
      for (const [city, [x, y]] of layout.spots.slice(0, CITIES.length).entries()) {
        const where = `${CITIES[city]} ${wide} × ${high}, ${seats} seats`;
        const hidden = (box: Box): number => layout.plates.filter((plate) => overlap(shrunk(box), shrunk(plate))).length;
        expect(hidden(personAt(layout, city, 0, 1)), `architect in ${where}`).toBe(0);
        expect(overlap(shrunk(layout.elephants[city]), shrunk(layout.plates[city])), `elephant in ${where}`).toBe(false);
        // `2 short`, as wide as it gets.
        const q = Math.max(layout.k, 0.7);
        const fare = fareSpot(layout, city, 77 * q, 17 * q);
        expect(hidden(fare), `fare to ${where}`).toBe(0);
        const flag = shrunk(homeSpot(layout, city));
        for (const plate of layout.plates)
          expect(overlap(flag, shrunk({ ...plate, h: 19 * plateScale(layout.k) })), `flag of ${where}`).toBe(false);
        const palaces = layout.radius[city] * 0.6;
        expect(overlap(fare, { x: x - palaces, y: y - palaces, w: 2 * palaces, h: 2 * palaces }), where).toBe(false);
      }
    }
});

/** Edges may touch. */
const shrunk = ({ x, y, w, h }: Box): Box => ({ x: x + 1.5, y: y + 1.5, w: w - 3, h: h - 3 });

test.each([0, 1])(
  'on map %i, however small its sheet, villages leave names to be read, and none lies below the zoom',
  (map) => {
    for (const [wide, high] of [[348, 200], [348, 225], ...SIZES.slice(0, 4)])
      for (const seats of [2, 3, 5]) {
        const { plates, villages, k } = layoutOf(map, wide, high, seats);
        const [w, h] = villageSize(roomIn(seats), k);
        for (const [stop, plate] of plates.entries()) {
          const where = `${PLACES[stop]} on ${wide} × ${high} with ${seats} seats`;
          const name = { ...plate, h: 19 * plateScale(k) };
          const hidden = villages.reduce((sum, [x, y]) => sum + shared(name, { x: x - w / 2, y: y - h / 2, w, h }), 0);
          expect(hidden / (name.w * name.h), where).toBeLessThan(0.2);
          expect(overlap(name, zoomCorner([wide, high])), where).toBe(false);
        }
      }
  },
);

const shared = (r: Box, s: Box): number =>
  Math.max(0, Math.min(r.x + r.w, s.x + s.w) - Math.max(r.x, s.x)) *
  Math.max(0, Math.min(r.y + r.h, s.y + s.h) - Math.max(r.y, s.y));

const NEAR = [
  [0, 0],
  [5, 0],
  [-5, 0],
  [0, 5],
  [0, -5],
];

test.each([0, 1, 2])('on map %i, on a phone too, a finger that misses a place by a little hits it all the same', (map) => {
  for (const [wide, high] of [[348, 225], ...SIZES.slice(0, 4)])
    for (const seats of [2, 5]) {
      const hits = reachOf(layoutOf(map, wide, high, seats));
      for (const [place, [x, y]] of hits.spots.entries())
        for (const [dx, dy] of NEAR)
          expect(placeAt(hits, [x + dx, y + dy]), `${PLACES[place]} on ${wide} × ${high}`).toBe(place);
      for (const [place, spot] of hits.spots.entries())
        for (const [other, reach] of hits.reach.entries())
          if (other !== place) expect(dist(spot, hits.spots[other])).toBeGreaterThan(reach + 1);
    }
});

test('a third map is data alone: it can be chosen, is drawn, listed, and played to its end', async () => {
  const [{ raja }, { createElement }, { renderToStaticMarkup }] = await Promise.all([
    import('@insula/raja'),
    import('react'),
    import('react-dom/server'),
  ]);
  expect(raja.options.find(({ key }) => key === 'map')).toMatchObject({ values: ['wheel', 'caravan', 'row'] });
  const options = readOptions(raja.options, { map: 'row', length: 'short' });
  const s = raja.setup(options, 3, generator('a third map'));
  const view = raja.view(s, 0);
  expect(view.map).toBe(2);

  const { Picture } = await import('../../src/tables/raja/map/picture.tsx');
  const { CityList } = await import('../../src/tables/raja/cityList.tsx');
  expect(renderToStaticMarkup(createElement(Picture, { layout: layoutOf(2, 846, 531, 3) }))).toContain('data-tint="7"');
  const seen = { view, say: (key: string) => key, names: ['a', 'b', 'c'], look: () => undefined, looks: {} };
  const list = renderToStaticMarkup(createElement(CityList, seen as unknown as Parameters<typeof CityList>[0]));
  for (const city of CITIES) expect(list).toContain(`place.${city}`);

  const moves: Parameters<typeof raja.play>[2][] = [];
  for (let turns = 0; raja.toAct(s) !== 0; turns++) {
    const seat = 31 - Math.clz32(raja.toAct(s));
    const count = raja.legal(s, seat, moves);
    raja.play(s, seat, moves[(turns * 7) % count]);
  }
  expect(raja.result(s)).not.toBeNull();
});
