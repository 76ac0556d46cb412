import { PUBLIC, type Seat, silent } from '@insula/kernel';
import { earn, inDollars } from '../money.ts';
import { endOf, ROOMS } from '../street.ts';
import type { State } from '../types.ts';
import type { Tell } from './frames.ts';
import { incomeOf, type RentLine } from './rent.ts';
import { liftWithheld } from './tenants.ts';

/** L-23, L-67: the rents, or the consolation; a Rent withheld has then done its work. */
export function collect(s: State, seat: Seat, tell: Tell): void {
  const lines: RentLine[] | null = tell === silent ? null : [];
  s.earned = incomeOf(s, seat, lines);
  earn(s, seat, s.earned);
  if (lines !== null) {
    const told = lines.map((line) => toldLine(s, line));
    tell({ is: 'collected', seat, dollars: inDollars(s, s.earned), lines: told }, PUBLIC, false);
  }
  for (let house = 0; house < s.owner.length; house++)
    if (s.owner[house] === seat)
      for (let room = house * ROOMS, end = endOf(s, house); room < end; room++) liftWithheld(s, room, tell);
}

/** L-93 */
const toldLine = (s: State, line: RentLine): RentLine => ({
  room: line.room,
  tenant: line.tenant,
  base: inDollars(s, line.base),
  changes: line.changes,
  paid: inDollars(s, line.paid),
});
