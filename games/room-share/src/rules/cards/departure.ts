import { PUBLIC, type Refusal } from '@insula/kernel';
import { FLATS } from '../../flats.ts';
import { DEPART, NO_DEPARTURE } from '../../moves.ts';
import { LAST_OF_COLOUR, NOBODY_ON_ARROW, OWN_TENANT } from '../../refusals.ts';
import { PER_COLOUR } from '../../setup.ts';
import { NOBODY_HOME, tenantOn, withoutTenant } from '../../tenants.ts';
import { ARROWS, COLOURS, type Colour, DEPARTURE, type Move, NONE, type State } from '../../types.ts';
import type { Telling } from '../question.ts';
import { inReserve } from '../reserve.ts';

/** S-24. */
export function whyNotDepart(s: State, move: Move): Refusal | null {
  const colour = tenantOn(s.flats[move.flat], move.arrow);
  if (colour === NONE) return NOBODY_ON_ARROW;
  if (colour === s.turn) return OWN_TENANT;
  return placed(s, colour) === 1 ? LAST_OF_COLOUR : null;
}

export function departures(s: State, into: Move[], n: number): number {
  let count = n;
  for (let flat = 0; flat < FLATS; flat++) {
    if (s.flats[flat] === NOBODY_HOME) continue;
    for (let i = flat * ARROWS.length; i < (flat + 1) * ARROWS.length; i++)
      if (whyNotDepart(s, DEPART[i]) === null) into[count++] = DEPART[i];
  }
  if (count === n) into[count++] = NO_DEPARTURE;
  return count;
}

export function canDepart(s: State): boolean {
  for (const move of DEPART) if (whyNotDepart(s, move) === null) return true;
  return false;
}

/** To its owner's reserve; a colour that nobody owns counts as the mover's. */
export function depart(s: State, move: Move, tell: Telling): boolean {
  const { flat, arrow } = move;
  const colour = tenantOn(s.flats[flat], arrow);
  const seat = colour < s.seats ? colour : s.turn;
  s.flats[flat] = withoutTenant(s.flats[flat], arrow);
  s.reserve[seat * COLOURS.length + colour]++;
  tell?.({ is: 'played', seat: s.turn, card: DEPARTURE, colour: NONE, flat, arrow }, PUBLIC, false);
  tell?.({ is: 'returned', seat, colour, flat, arrow }, PUBLIC, false);
  return true;
}

/** How many of a colour are on the board. */
function placed(s: State, colour: Colour): number {
  let count = PER_COLOUR - s.box[colour];
  for (let seat = 0; seat < s.seats; seat++) count -= inReserve(s, seat, colour);
  return count;
}
