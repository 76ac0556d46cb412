import type { Words } from '@insula/kernel';
import { CARDS, type CardName } from '@insula/landlord/face';
import type { Named } from '../table.ts';
import { street } from './words.ts';

/** Every card there is, as the game's words call it. */
export const named = (words: Words): readonly Named[] =>
  CARDS.flatMap((card) => {
    const name = words[`card.${card}`];
    return name === undefined ? [] : [{ name, about: `card ${card}` }];
  });

export const cardNamed = (kind: number): CardName => CARDS[kind];

/** Whether a card speaks of one or of many, for the verb that goes with it. */
export const numberOf = ({ words }: { readonly words: Words }, card: CardName): string =>
  words[`number.card.${card}`] ?? 'one';

/** A place in a house in words: `ground floor`. */
export const placeWord = (place: number): string => street(`place.${place}`);
