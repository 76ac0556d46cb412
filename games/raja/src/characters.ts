/** R-20 … R-26 in their order; a character's number on the table is one more than its index. */
export const CHARACTERS = ['Grand duke', 'Merchant', 'Priest', 'Wanderer', 'Entrepreneur', 'Builder', 'Yogi'] as const;
export type Character = number;

export const MERCHANT: Character = 1;
export const PRIEST: Character = 2;
export const WANDERER: Character = 3;
export const ENTREPRENEUR: Character = 4;
export const BUILDER: Character = 5;
export const YOGI: Character = 6;
export const CHARACTER_COUNT = CHARACTERS.length;

/** Instead of a holder: the card lies on the table, or is not in this game. */
export const FREE = -1;
export const NOT_IN_PLAY = -2;
