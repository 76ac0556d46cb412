import type { Refusal } from '@insula/kernel';

const no = (rule: string, code: string): Refusal => ({ rule, code });

export const WRONG_SEATS = no('E-1', 'seats');
export const NOT_ASKED = no('E-12', 'not-asked');
export const NOT_AN_ANSWER = no('E-12', 'not-an-answer');
export const NOTHING_TO_DRAW = no('E-22', 'nothing-to-draw');
export const HOUSE_FULL = no('E-23', 'house-full');
export const BID_TOO_LOW = no('E-25', 'bid-too-low');
export const BUYER_IS_YOU = no('E-26', 'buyer-is-you');
export const BUYER_TOO_POOR = no('E-26', 'buyer-too-poor');
export const NO_SUCH_SEAT = no('E-1', 'no-such-seat');
export const NO_SUCH_CARD = no('E-27', 'no-such-card');
export const TOO_POOR = no('E-27', 'too-poor');
export const OWN_HOUSE = no('E-30', 'own-house');
export const NO_ROOM = no('E-30', 'no-room');
export const NOT_YOUR_LEAK = no('E-32', 'not-your-leak');
export const OWN_HAND = no('E-37', 'own-hand');
export const OVER = no('E-40', 'over');
export const NO_AUCTIONS = no('E-51', 'no-auctions');
export const BELOW_RESERVE = no('E-52', 'below-reserve');
export const BIG_HANDS = no('E-53', 'big-hands');
