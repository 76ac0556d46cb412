import { CARDS, type CardName } from '@insula/landlord/face';
import { street } from './words.ts';

export const cardNamed = (kind: number): CardName => CARDS[kind];

/** A place in a house in words: `ground floor`. */
export const placeWord = (place: number): string => street(`place.${place}`);
