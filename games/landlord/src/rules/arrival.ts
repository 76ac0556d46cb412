import { ask, PUBLIC, type Seat } from '@insula/kernel';
import type { Kind } from '../cards.ts';
import { SERVES, SQUATS } from '../editions/book.ts';
import { bookFor, hasTrait, houseOf } from '../street.ts';
import { type House, NOWHERE, type Room, type State } from '../types.ts';
import { openWindow } from './answer.ts';
import type { Ended, Steps, Tell } from './frames.ts';
import { clearTable } from './table.ts';
import { moveIn, moveOut } from './tenants.ts';

/** A tenant comes to `to`, and what follows from that follows. */
export function enter(s: State, by: Seat, tenant: Kind, from: Room, to: Room, tell: Tell): void {
  if (mustKnock(s, by, tenant, from, to)) knock(s, by, tenant, from, to);
  else if (moveIn(s, by, tenant, from, to, tell)) driveOut(s, by, houseOf(to));
  else if (hasTrait(s, tenant, SERVES)) open(s, houseOf(to));
}

/** L-52, F-47: music in a house that had none. */
export function driveOut(s: State, by: Seat, house: House): void {
  const chooser = bookFor(s).ways.landlordChooses ? s.owner[house] : by;
  ask(s, { kind: 'driving', step: 0, by: chooser, house, room: NOWHERE });
}

/** F-53: a Tavern in a house of this landlord. */
export const open = (s: State, house: House): void =>
  ask(s, { kind: 'opening', step: 0, by: s.owner[house], house, room: NOWHERE });

/** L-71: Squatters whom somebody else brings into a building may be met by the Police. */
export const mustKnock = (s: State, by: Seat, tenant: Kind, from: Room, to: Room): boolean =>
  hasTrait(s, tenant, SQUATS) && s.owner[houseOf(to)] !== by && (from === NOWHERE || houseOf(from) !== houseOf(to));

export const knock = (s: State, by: Seat, card: Kind, from: Room, to: Room): void =>
  ask(s, { kind: 'arrival', step: 0, by, card, from, to });

/** Whether no card is being played but the answer: then nobody else would clear the table (F-53). */
const isAnswerAlone = (s: State): boolean => s.inPlay.length === 1;

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
      if (f.from === NOWHERE || isAnswerAlone(s)) clearTable(s);
    },
  ],
};
