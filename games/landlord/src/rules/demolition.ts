import { ask, first, inOrder, PUBLIC } from '@insula/kernel';
import { SERVES } from '../editions/book.ts';
import { takeOpenly, takeSecretly } from '../hands.ts';
import { clearLot, hasTrait, houseOf, isTenant, MAX_FLOORS, ROOMS } from '../street.ts';
import { type House, NOWHERE, type State } from '../types.ts';
import { driveOut, knock, mustKnock, open } from './arrival.ts';
import { visibleCards } from './crime.ts';
import type { Ended, NamedSteps, Tell } from './frames.ts';
import { clearTable } from './table.ts';
import { moveIn } from './tenants.ts';

/** L-60: the owner moves everybody out and takes the building's cards; then the Musicians among them are heard, and a
 *  Tavern among them opens (F-53). */
export const demolition: NamedSteps<'demolition', 'pick' | 'send' | 'go' | 'takeCards' | 'hear' | 'open' | 'clear'> =
  inOrder({
    pick: (s, f) => {
      if (isEmpty(s, f.house)) f.step = demolition.at.takeCards;
      else ask(s, { kind: 'leave', why: 'demolition', by: f.by, house: f.house, room: NOWHERE });
    },
    send: (s, f, ended) => {
      f.room = (ended as Ended<'leave'>).room;
      ask(s, { kind: 'go', why: 'demolition', by: f.by, room: f.room, to: NOWHERE });
    },
    go: (s, f, ended, tell) => {
      const { to } = ended as Ended<'go'>;
      const tenant = s.tenant[f.room];
      f.step = demolition.at.pick;
      if (mustKnock(s, f.by, tenant, f.room, to)) knock(s, f.by, tenant, f.room, to);
      else if (moveIn(s, f.by, tenant, f.room, to, tell)) f.music |= 1 << houseOf(to);
    },
    takeCards: (s, f, _ended, tell) => takeCards(s, f.house, tell),
    hear: (s, f) => {
      if (f.music === 0) return;
      const house = first(f.music);
      f.music &= ~(1 << house);
      f.step = demolition.at.hear;
      driveOut(s, f.by, house);
    },
    open: (s) => {
      const tavern = s.tenant.findIndex((kind) => kind >= 0 && hasTrait(s, kind, SERVES));
      if (tavern >= 0) open(s, houseOf(tavern));
    },
    clear: clearTable,
  });

function isEmpty(s: State, house: House): boolean {
  for (let room = house * ROOMS, end = room + ROOMS; room < end; room++) if (isTenant(s, room)) return false;
  return true;
}

function takeCards(s: State, house: House, tell: Tell): void {
  const owner = s.owner[house];
  const cards = visibleCards(s, house);
  for (const card of cards) takeOpenly(s, owner, card);
  for (let floor = 0; floor < s.height[house]; floor++) takeSecretly(s, owner, s.floors[house * MAX_FLOORS + floor]);
  clearLot(s, house);
  tell({ is: 'demolished', seat: owner, house, cards }, PUBLIC, false);
}
