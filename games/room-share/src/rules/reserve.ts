import { COLOURS, type Colour, type State } from '../types.ts';

export const inReserve = (s: State, seat: number, colour: Colour): number => s.reserve[seat * COLOURS.length + colour];

/** All tenants in a seat's reserve, guests included. */
export function reserveOf(s: State, seat: number): number {
  const at = seat * COLOURS.length;
  return s.reserve[at] + s.reserve[at + 1] + s.reserve[at + 2] + s.reserve[at + 3];
}
