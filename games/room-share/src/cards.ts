import { CARDS, type Card, COLOURS, type Kind, RENOVATION, type Royal } from './types.ts';

/** S-3: how many there are of a card. */
const KEYS_PER_COLOUR = 5;
const EVENTS_PER_KIND = 2;

/** S-14, S-51, S-52: the cards of a match, by kind. */
export const deckOf = (renovation: boolean, duel: boolean): readonly number[] =>
  duel ? NO_DECK : renovation ? WHOLE_DECK : STANDARD_DECK;

const WHOLE_DECK = CARDS.map((_, card) => (card < COLOURS.length ? KEYS_PER_COLOUR : EVENTS_PER_KIND));
const STANDARD_DECK = WHOLE_DECK.map((count, card) => (card === RENOVATION ? 0 : count));
const NO_DECK = CARDS.map(() => 0);

/** Counts by kind as single cards, in the order of `CARDS`. */
export function spread(counts: readonly number[]): Card[] {
  const cards: Card[] = [];
  for (let card = 0; card < counts.length; card++) for (let n = counts[card]; n > 0; n--) cards.push(card);
  return cards;
}

/** S-12, S-13, S-50: how many flats of each kind there are, in the order of `KINDS`. */
export function flatsOf(royal: Royal): number[] {
  switch (royal) {
    case 'off':
      return [14, 3, 3, 0];
    case 'classic':
      return [13, 3, 3, 1];
    case 'suite':
      return [14, 2, 3, 1];
    case 'haunted':
      return [14, 3, 2, 1];
  }
}

/** The flats laid around the centre, which takes six classic ones (S-12). */
export const outerKinds = (royal: Royal): Kind[] => spread(flatsOf(royal)).slice(6);
