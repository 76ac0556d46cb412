import { ask, PUBLIC, type Seat } from '@insula/kernel';
import { CARRIES } from '../editions/book.ts';
import { earn, inDollars, pay } from '../money.ts';
import { bookFor, hasTrait, houseOf, isTenant, PAID } from '../street.ts';
import { NOWHERE, type Room, type State, UNDER_PILE } from '../types.ts';
import { openWindow } from './answer.ts';
import { enter } from './arrival.ts';
import type { Ended, Steps, Tell } from './frames.ts';
import { canGoAnywhere } from './suitability.ts';
import { sendUnder, throwOut } from './supply.ts';
import { clearTable } from './table.ts';

/** L-65: where to, the Mover's fee (L-58), the Broker (L-66), and off it goes; F-63: out, if no apartment suits it. */
export const moving: Steps<'moving'> = {
  steps: [
    (s, f) => {
      if (bookFor(s).ways.moveUnder || canGoAnywhere(s, s.tenant[f.room], f.room))
        ask(s, { kind: 'go', why: 'move', by: f.by, room: f.room, to: NOWHERE });
    },
    (s, f, ended, tell) => {
      if (ended !== null) f.to = (ended as Ended<'go'>).to;
      const card = s.tenant[f.room];
      if (f.to === UNDER_PILE) tell({ is: 'sent-under', seat: f.by, card, room: f.room }, PUBLIC, false);
      else if (f.to === NOWHERE) tell({ is: 'sent-away', seat: f.by, card, room: f.room }, PUBLIC, false);
      else tell({ is: 'sent', seat: f.by, card, room: f.room, to: f.to }, PUBLIC, false);
      payFee(s, f.by, tell);
      const landlord = s.owner[houseOf(f.room)];
      if (landlord !== f.by) openWindow(s, 'move', f.by, landlord, f.room);
    },
    (s, f, ended, tell) => {
      if (ended !== null) payBroker(s, ended as Ended<'answer'>, f.room, f.rent, tell);
      if (f.to === UNDER_PILE) sendUnder(s, f.room, tell);
      else if (f.to === NOWHERE) {
        const card = s.tenant[f.room];
        if (throwOut(s, f.room, tell)) tell({ is: 'went-out', card, room: f.room }, PUBLIC, false);
      } else enter(s, f.by, s.tenant[f.room], f.room, f.to, tell);
    },
    clearTable,
  ],
};

/** L-58: wherever the Mover lives. */
function payFee(s: State, by: Seat, tell: Tell): void {
  for (let room = 0; room < s.tenant.length; room++) {
    if (!isTenant(s, room) || !hasTrait(s, s.tenant[room], CARRIES)) continue;
    const landlord = s.owner[houseOf(room)];
    if (landlord === by) continue;
    const dollars = pay(s, by, landlord, bookFor(s).sums.moverFee);
    tell({ is: 'fee', seat: by, other: landlord, dollars: inDollars(s, dollars) }, PUBLIC, false);
  }
}

/** L-66: whoever plays the Move pays; or F-62: the bank does, and the tenant owes nothing more this turn. */
function payBroker(s: State, ended: Ended<'answer'>, room: Room, rent: number, tell: Tell): void {
  if (ended.counts === NOWHERE) return;
  if (bookFor(s).ways.bankPaysBroker) {
    earn(s, ended.counts, rent);
    s.mark[room] |= PAID;
    tell({ is: 'brokered-by-bank', other: ended.counts, dollars: inDollars(s, rent) }, PUBLIC, false);
    return;
  }
  const dollars = pay(s, ended.by, ended.counts, rent);
  tell({ is: 'brokered', seat: ended.by, other: ended.counts, dollars: inDollars(s, dollars) }, PUBLIC, false);
}
