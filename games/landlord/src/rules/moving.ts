import { ask, PUBLIC, type Seat } from '@insula/kernel';
import { CARRIES } from '../editions/book.ts';
import { inDollars, pay } from '../money.ts';
import { allObservers, putUnder } from '../pile.ts';
import { bookFor, hasTrait, houseOf, isTenant, seatsAt } from '../street.ts';
import { NOWHERE, type Room, type State, UNDER_PILE } from '../types.ts';
import { openWindow } from './answer.ts';
import { enter } from './arrival.ts';
import type { Ended, Steps, Tell } from './frames.ts';
import { clearTable } from './table.ts';
import { moveOut } from './tenants.ts';

/** L-65: where to, the Mover's fee (L-58), the Broker (L-66), and off it goes. */
export const moving: Steps<'moving'> = {
  steps: [
    (s, f) => ask(s, { kind: 'go', why: 'move', by: f.by, room: f.room, to: NOWHERE }),
    (s, f, ended, tell) => {
      f.to = (ended as Ended<'go'>).to;
      const card = s.tenant[f.room];
      if (f.to === UNDER_PILE) tell({ is: 'sent-under', seat: f.by, card, room: f.room }, PUBLIC, false);
      else tell({ is: 'sent', seat: f.by, card, room: f.room, to: f.to }, PUBLIC, false);
      payFee(s, f.by, tell);
      const landlord = s.owner[houseOf(f.room)];
      if (landlord !== f.by) openWindow(s, 'move', f.by, landlord, f.room);
    },
    (s, f, ended, tell) => {
      if (ended !== null) payBroker(s, ended as Ended<'answer'>, f.rent, tell);
      if (f.to === UNDER_PILE) sendUnder(s, f.room, tell);
      else enter(s, f.by, s.tenant[f.room], f.room, f.to, tell);
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

function payBroker(s: State, ended: Ended<'answer'>, rent: number, tell: Tell): void {
  if (ended.counts === NOWHERE) return;
  const dollars = pay(s, ended.by, ended.counts, rent);
  tell({ is: 'brokered', seat: ended.by, other: ended.counts, dollars: inDollars(s, dollars) }, PUBLIC, false);
}

function sendUnder(s: State, room: Room, tell: Tell): void {
  const card = moveOut(s, room, tell);
  if (s.pile.length === 0) {
    s.discards.push(card);
    tell({ is: 'went-out', card, room }, PUBLIC, false);
  } else {
    putUnder(s, [card], [allObservers(seatsAt(s))]);
    tell({ is: 'went-under', card, room }, PUBLIC, false);
  }
}
