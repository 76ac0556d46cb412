/** English for what many sentences share. `{you}` is the name of the seat in the sentence that is the reader's own. */

export const sum = '{dollars, plural, one {# dollar} other {# dollars}}';

/** Speaks to whoever sits in the seat, and of them to everybody else. */
export const who = (you: string, they: string): string => `{you, select, seat {You ${you}} other {{seat} ${they}}}`;

/** The seat as somebody to whom something happens. */
export const them = '{you, select, seat {you} other {{seat}}}';

/** The other seat, in the same way. */
export const partner = '{you, select, whom {you} other {{whom}}}';

/** Where somebody lives: `on floor 2 of house 3`. */
export const there = '{at} of house {house}';

/** The flat itself: `floor 2 of house 3`; and the one that somebody goes to. */
export const flat = '{floor} of house {house}';
export const newFlat = '{toFloor} of house {toHouse}';

/** Where somebody comes to live. */
export const newPlace = '{toAt} of house {toHouse}';

/** Where cards go that the seat takes. */
export const intoHand = 'into {you, select, seat {your hand} other {their hand}}';

/** What a seat does to another. */
export const towards = (you: string, they: string): string =>
  `{you, select, seat {You ${you} {whom}} whom {{seat} ${they} you} other {{seat} ${they} {whom}}}`;

/** What a seat gives another: the sum never follows a name, which may end in a number itself. */
export const giving = (you: string, they: string, what: string): string =>
  `{you, select, seat {You ${you} ${what} to {whom}} whom {{seat} ${they} you ${what}} other {{seat} ${they} ${what} to {whom}}}`;

/** What a trade is about beside the cards that are given, or the only ones there are: `a Roof and 3 dollars`. */
export const inReturn = '{wantCount, plural, =0 {} other { for {want}}}';
export const alsoGot = `{flow, select, back { and ${sum}} other {}}`;
export const alsoPaid = `{flow, select, out { and pay ${sum}} other {}}`;

/** Cards that are several people, or speak of several. */
const MANY = /^(Freaks|Celebrities|Pensioners|Squatters|Odd ones|Nobles|Musicians|Police|Politics)$/;

/** Names of cards with what sentences must know of them: their article, and whether they are one or many. */
export function withForms(cards: { readonly [key: string]: string }): { readonly [key: string]: string } {
  const named = Object.entries(cards);
  return {
    ...cards,
    ...Object.fromEntries(named.map(([key, name]) => [`a.${key}`, withArticle(name)])),
    ...Object.fromEntries(named.map(([key, name]) => [`number.${key}`, MANY.test(name) ? 'many' : 'one'])),
  };
}

function withArticle(name: string): string {
  if (MANY.test(name)) return name;
  return `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`;
}

/** A text of a card with sums in it, and the same with all of them a hundredfold (L-93). */
export const withSums = (
  key: string,
  text: (sum: (dollars: number) => number) => string,
): { readonly [key: string]: string } => ({
  [key]: text((dollars) => dollars),
  [`${key}.hundredfold`]: text((dollars) => dollars * 100),
});

/** A verb of the card in the sentence. */
export const numbered = (one: string, many: string): string => `{numberCard, select, many {${many}} other {${one}}}`;
