import { classicEdition } from './editions/classic/edition.ts';
import { secondEdition } from './editions/second/edition.ts';
import { gameOf } from './game.ts';

export { CARDS } from './cards.ts';
export type { Event } from './events.ts';
export type { RentLine } from './rules/rent.ts';
export type { Frame, Move, State, Variant } from './types.ts';
export type { HouseView, StretchView, View } from './view.ts';

/** Landlord!, the classic edition: build, let, and be a bad neighbour. */
export const landlord = gameOf(classicEdition);

/** Friese's Landlord, the second edition: roofs at a price, a Tavern, and a Scientist with his Monsters. */
export const landlordSecond = gameOf(secondEdition);

export const games = [landlord, landlordSecond];
