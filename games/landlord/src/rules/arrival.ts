import { ask, PUBLIC, type Seat } from '@insula/kernel';
import type { Kind } from '../cards.ts';
import { SQUATS } from '../editions/book.ts';
import { hasTrait, houseOf } from '../street.ts';
import { NOWHERE, type Room, type State } from '../types.ts';
import { openWindow } from './answer.ts';
import type { Ended, Steps, Tell } from './frames.ts';
import { clearTable } from './table.ts';
import { moveIn, moveOut } from './tenants.ts';

/** A tenant comes to `to`, and what follows from that follows. */
export function enter(s: State, by: Seat, tenant: Kind, from: Room, to: Room, tell: Tell): void {
  if (mustKnock(s, by, tenant, from, to)) knock(s, by, tenant, from, to);
  else if (moveIn(s, by, tenant, from, to, tell))
    ask(s, { kind: 'driving', step: 0, by, house: houseOf(to), room: NOWHERE });
}

/** L-71: Squatters whom somebody else brings into a building may be met by the Police. */
export const mustKnock = (s: State, by: Seat, tenant: Kind, from: Room, to: Room): boolean =>
  hasTrait(s, tenant, SQUATS) && s.owner[houseOf(to)] !== by && (from === NOWHERE || houseOf(from) !== houseOf(to));

export const knock = (s: State, by: Seat, card: Kind, from: Room, to: Room): void =>
  ask(s, { kind: 'arrival', step: 0, by, card, from, to });

export const arrival: Steps<'arrival'> = {
  steps: [
    (s, f, _ended, tell) => {
      tell({ is: 'announced', seat: f.by, card: f.card, to: f.to }, PUBLIC, false);
      openWindow(s, 'squatters', f.by, s.owner[houseOf(f.to)], f.to);
    },
    (s, f, ended, tell) => {
      const caller = (ended as Ended<'answer'>).counts;
      if (caller === NOWHERE) {
        if (f.from === NOWHERE) s.inPlay.pop();
        moveIn(s, f.by, f.card, f.from, f.to, tell);
        return;
      }
      if (f.from !== NOWHERE) s.discards.push(moveOut(s, f.from, tell));
      tell({ is: 'repelled', seat: caller, card: f.card, to: f.to }, PUBLIC, false);
      if (f.from === NOWHERE) clearTable(s);
    },
  ],
};
