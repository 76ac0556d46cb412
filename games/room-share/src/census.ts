import { ofColour } from './tenants.ts';
import { CARDS, COLOURS, KINDS, type State } from './types.ts';

/** S-1 to S-3: tenants of each colour, cards of each kind, flats of each kind. */
export function census(s: State): readonly number[] {
  return [
    ...COLOURS.map((_, colour) => tenantsOf(s, colour)),
    ...CARDS.map((_, card) => cardsOf(s, card)),
    ...KINDS.map((_, kind) => s.kinds.filter((laid) => laid === kind).length),
  ];
}

function tenantsOf(s: State, colour: number): number {
  let count = s.box[colour] + ofColour(s.lifted, colour);
  for (const pack of s.flats) count += ofColour(pack, colour);
  for (let seat = 0; seat < s.seats; seat++) count += s.reserve[seat * COLOURS.length + colour];
  return count;
}

function cardsOf(s: State, card: number): number {
  let count = s.discards[card] + (s.card === card ? 1 : 0);
  for (const piled of s.pile) if (piled === card) count++;
  for (let seat = 0; seat < s.seats; seat++) count += s.hands[seat * CARDS.length + card];
  return count;
}
