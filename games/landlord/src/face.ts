/** What anybody at the table may know of the game: names, places, facts and sums, worked out from a view. */
export { ANSWERS } from './answers.ts';
export { CARDS, type CardName, kindOf } from './cards.ts';
export { cardsIn, type Facts, factsOf, finishes, isHabitable, isSecond, TYPES } from './face/cards.ts';
export {
  bailOf,
  houseRent,
  incomeOf,
  isSquatted,
  pricesOf,
  rentLines,
  rentThere,
  roofPrice,
  shopping,
  supplies,
} from './face/rent.ts';
export { placeName, roomName } from './notation.ts';
export { ATTIC_ROOM, CELLAR, EMPTY, GROUND, MAX_FLOORS, NO_ROOM, ROOMS, UPPER, WITHHELD } from './street.ts';
export { HIDDEN, NOWHERE, PENDING, UNASKED } from './types.ts';
