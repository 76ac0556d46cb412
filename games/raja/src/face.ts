/** What a table may know of Raja besides its view and moves: names, geometry, prices, and sums over a view. */
export { ACTIONS, type Action, DISCS, HIDDEN_DISC, NO_DISC } from './actions.ts';
export { lowestCard } from './cards.ts';
export {
  BUILDER,
  CHARACTERS,
  type Character,
  ENTREPRENEUR,
  FREE,
  MERCHANT,
  NOT_IN_PLAY,
  PRIEST,
  WANDERER,
  YOGI,
} from './characters.ts';
export { ACTION_CLAUSES, CHARACTER_CLAUSES, PLACE_CLAUSES } from './face/clauses.ts';
export { asCounted } from './face/counted.ts';
export { type Forecast, forecast, palacePriceFor } from './face/forecast.ts';
export { governed, roundsLeft, visits } from './face/governed.ts';
export { type Count, countIn, type Rank, ranking } from './face/ranking.ts';
export { type Task, type TaskSlot, tasksOf, turnOf } from './face/tasks.ts';
export { type Way, waysOf } from './face/ways.ts';
export { lastSquare, neutralPalaces, OUTER_SITES, outerSitesFree, palacesEach, SQUARE_ONE, SQUARES } from './facts.ts';
export { ATLAS } from './maps/atlas.ts';
export type { GameMap, RoadData, Spot } from './maps/map.ts';
export { CITIES, CITY_COUNT, FIRST_VILLAGE, PLACES, type Place, placeNamed, START, STOPS, VILLAGES } from './maps/places.ts';
export { ALONE, aloneIn } from './standings.ts';
export { type Frame, NONE, type Turn } from './types.ts';
export { hasHouse, hasRoom, housesThere, ownersOf, tollOf } from './villages.ts';
