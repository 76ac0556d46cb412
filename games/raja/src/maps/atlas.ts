import { caravan } from './caravan.ts';
import { type GameMap, mapFrom } from './map.ts';
import { wheel } from './wheel.ts';

/** R-2 The maps to choose from; a state names one by its number here. */
export const ATLAS: readonly GameMap[] = [wheel, caravan].map(mapFrom);
export const MAP_IDS: readonly string[] = ATLAS.map((map) => map.id);
