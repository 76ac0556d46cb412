import type { Refusal } from '@insula/kernel';

const no = (rule: string, code: string): Refusal => ({ rule, code });

/** Every reason this game has to say no. */
export const SEATS = no('S-10', 'seats');
export const DUEL_SEATS = no('S-52', 'duel-seats');
export const DUEL_EVENTS = no('S-52', 'duel-events');

export const OVER = no('S-41', 'over');
export const NOT_YOU = no('S-20', 'not-you');

export const PICK_GUESTS = no('S-11', 'pick-guests');
export const COLOUR_TAKEN = no('S-11', 'colour-taken');

export const PLAY_A_CARD = no('S-20', 'play-a-card');
export const NO_SUCH_CARD = no('S-20', 'no-such-card');
export const COLOUR_NOT_THERE = no('S-22', 'colour-not-there');
export const NOBODY_ON_ARROW = no('S-24', 'nobody-on-arrow');
export const OWN_TENANT = no('S-24', 'own-tenant');
export const LAST_OF_COLOUR = no('S-24', 'last-of-colour');
export const NOBODY_TO_EVICT = no('S-25', 'nobody-to-evict');
export const NEITHER_EMPTY_NOR_YOURS = no('S-26', 'neither-empty-nor-yours');
export const NOBODY_TO_SWAP = no('S-27', 'nobody-to-swap');
export const PICK_PARTNER = no('S-27', 'pick-partner');
export const SAME_FLAT = no('S-27', 'same-flat');
export const TWO_NEEDED = no('S-28', 'two-needed');
export const HAS_TARGET = no('S-29', 'has-target');
export const DUEL_NO_CARDS = no('S-52', 'duel-no-cards');
export const DUEL_EMPTY = no('S-52', 'duel-empty');

export const PICK_TENANT = no('S-22', 'pick-tenant');
export const NOT_IN_RESERVE = no('S-22', 'not-in-reserve');
export const ARROW_TAKEN = no('S-2', 'arrow-taken');

export const PICK_ARROW = no('S-31', 'pick-arrow');
export const PICK_FULL_FLAT = no('S-34', 'pick-full-flat');
export const NOT_FULL = no('S-34', 'not-full');
export const HEMMED_IN = no('S-34', 'hemmed-in');

export const LAST_CHANCE_ONLY = no('S-41', 'last-chance-only');
export const NONE_OF_YOURS = no('S-41', 'none-of-yours');
export const THREE_ALREADY = no('S-41', 'three-already');
