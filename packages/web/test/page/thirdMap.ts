import type { MapData } from '../../../../games/raja/src/maps/map.ts';
import { CITIES, VILLAGES } from '../../../../games/raja/src/maps/places.ts';

const names: string[] = [...VILLAGES];
const road = (from: string, to: string, via: MapData['roads'][number]['via'] = null) => ({
  from,
  to,
  villages: names.splice(0, 2),
  via,
});

/** A map nobody has seen: all cities in a row, each joined to the next and to the start below them. */
export const row: MapData = {
  id: 'row',
  cities: {
    ...Object.fromEntries(CITIES.map((name, i) => [name, [6 + 13 * i, i % 2 === 0 ? 5 : 12] as const])),
    Bhopal: [45, 30],
  },
  roads: [
    ...CITIES.map((to) => road('Bhopal', to)),
    ...CITIES.slice(1).map((to, i) => road(CITIES[i], to)),
    road('Jaipur', 'Madurai', [45, 0]),
    road('Jaipur', 'Varanasi', [19, 1]),
  ],
};
