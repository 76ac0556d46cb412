/** Every card of every edition by its name in notation, in printed order, edition after edition. A card is its kind, the
 *  index here: two of a kind cannot be told apart. */
export const CARDS = [
  'family',
  'freaks',
  'musician',
  'mother-and-child',
  'celebrities',
  'pensioners',
  'single',
  'student',
  'mover',
  'researcher',
  'manager',
  'squatters',
  'roof',
  'roof-renovation',
  'roof-dormer',
  'flat-roof',
  'cellar-renovation',
  'demolition',
  'alibi',
  'bomb',
  'recycle',
  'lunatic',
  'eviction',
  'court',
  'jail',
  'broker',
  'rent-withheld',
  'murder',
  'police',
  'politics',
  'move',
  'group-house',
  'hacker',
  'man-with-dog',
  'monster',
  'mother-with-children',
  'musicians',
  'nobles',
  'odd-ones',
  'rental-nomad',
  'scientist',
  'tavern',
  'attic-apartment',
  'basement-expansion',
  'roof-expansion',
] as const;
export type CardName = (typeof CARDS)[number];

/** A kind of card. */
export type Kind = number;

export const KINDS = CARDS.length;

/** A table by seat and kind, none of any anywhere. Copied: filling one anew takes far longer. */
export const noCards = (seats: number): number[] => NO_CARDS.slice(0, seats * KINDS);
const NO_CARDS = CARDS.flatMap(() => [0, 0, 0, 0, 0, 0]);

/** No card. */
export const NONE: Kind = -1;

export const kindOf = (name: CardName): Kind => CARDS.indexOf(name);

export const ROOF = kindOf('roof');
export const DEMOLITION = kindOf('demolition');
export const ALIBI = kindOf('alibi');
export const BOMB = kindOf('bomb');
export const RECYCLE = kindOf('recycle');
export const LUNATIC = kindOf('lunatic');
export const EVICTION = kindOf('eviction');
export const COURT = kindOf('court');
export const JAIL = kindOf('jail');
export const BROKER = kindOf('broker');
export const RENT_WITHHELD = kindOf('rent-withheld');
export const MURDER = kindOf('murder');
export const POLICE = kindOf('police');
export const POLITICS = kindOf('politics');
export const MOVE = kindOf('move');
export const MONSTER = kindOf('monster');
