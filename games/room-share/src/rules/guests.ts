import { PUBLIC } from '@insula/kernel';
import { GUESTS } from '../moves.ts';
import { COLOUR_TAKEN, PICK_GUESTS } from '../refusals.ts';
import { layOut, OWN_TENANTS, take } from '../setup.ts';
import { COLOURS, type State } from '../types.ts';
import type { Question, Telling } from './question.ts';

/** S-11, two seats: the first picks a guest colour and the other takes the colour that is left. */
export const guests: Question = {
  legal(s, into, n) {
    let count = n;
    for (const move of GUESTS) if (guests.whyNot(s, move) === null) into[count++] = move;
    return count;
  },
  whyNot(s, move) {
    if (move.does !== 'guests') return PICK_GUESTS;
    return move.colour < s.seats ? COLOUR_TAKEN : null;
  },
  answer(s, move, tell) {
    welcome(s, 0, move.colour, tell);
    welcome(s, 1, s.seats + COLOURS.length - 1 - move.colour, tell);
    layOut(s, tell);
    return false;
  },
};

function welcome(s: State, seat: number, colour: number, tell: Telling): void {
  take(s, seat, colour, OWN_TENANTS);
  tell?.({ is: 'guests', seat, colour, count: OWN_TENANTS }, PUBLIC, false);
}
