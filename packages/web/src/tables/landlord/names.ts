import type { Words } from '@insula/kernel';
import { CARDS, type CardName, roomName } from '@insula/landlord/face';
import type { Say } from '../../words/speaker.ts';
import type { Named } from '../table.ts';

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

/** Where a flat is, in words: `on the ground floor`. */
export const atWord = (say: Say, room: number): string => say(`at.${roomName(room).split('/')[1]}`);
