import { PUBLIC, type Refusal } from '@insula/kernel';
import { FLATS } from '../../flats.ts';
import { COMMUNICATE, KEY } from '../../moves.ts';
import { COLOUR_NOT_THERE } from '../../refusals.ts';
import { ofColour } from '../../tenants.ts';
import { COLOURS, COMMUNICATION, type Colour, type Move, NONE, type State } from '../../types.ts';
import type { Telling } from '../question.ts';
import { openTo } from '../tenant.ts';

/** S-22: a key opens a flat where its colour lives. At the start of a turn no flat is full, so an arrow is free. */
export const whyNotKey = (s: State, flat: number, colour: Colour): Refusal | null =>
  ofColour(s.flats[flat], colour) === 0 ? COLOUR_NOT_THERE : null;

export function keys(s: State, colour: Colour, into: Move[], n: number): number {
  let count = n;
  for (let flat = 0; flat < FLATS; flat++)
    if (whyNotKey(s, flat, colour) === null) into[count++] = KEY[colour * FLATS + flat];
  return count;
}

/** S-23: a key of any colour. */
export function communications(s: State, into: Move[], n: number): number {
  let count = n;
  for (let colour = 0; colour < COLOURS.length; colour++)
    for (let flat = 0; flat < FLATS; flat++)
      if (whyNotKey(s, flat, colour) === null) into[count++] = COMMUNICATE[colour * FLATS + flat];
  return count;
}

export function turnKey(s: State, move: Move, tell: Telling): boolean {
  const { colour, flat } = move;
  const card = move.does === 'key' ? colour : COMMUNICATION;
  tell?.({ is: 'played', seat: s.turn, card, colour, flat, arrow: NONE }, PUBLIC, false);
  return openTo(s, flat, tell);
}
