import { ask, PUBLIC, type Refusal, type Seat } from '@insula/kernel';
import { DEMOLITION, EVICTION, type Kind, POLITICS, RENT_WITHHELD } from '../cards.ts';
import { IMMUNE, SQUATS } from '../editions/book.ts';
import { holds, spend, takeOpenly } from '../hands.ts';
import * as no from '../refusals.ts';
import { hasTrait, houseOf, isFinished, isTenant, ROOMS, WITHHELD } from '../street.ts';
import { type House, type Move, NOWHERE, type Room, type State } from '../types.ts';
import { canClear } from './clearing.ts';
import type { Tell } from './frames.ts';
import { currentRent } from './rent.ts';
import { goesBack } from './supply.ts';
import { discardFromHand, putInPlay } from './table.ts';
import { moveOut } from './tenants.ts';

/** Whether an action card may be played so, whatever it is. */
export function mayAct(s: State, seat: Seat, move: Move): Refusal | null {
  if (holds(s, seat, move.card) === 0) return no.NO_CARD;
  switch (move.do) {
    case 'demolish':
      if (!isFinished(s, move.house)) return no.NOTHING_TO_DEMOLISH;
      return canClear(s, move.house) ? null : no.CANNOT_CLEAR;
    case 'bomb':
      return isFinished(s, move.house) ? null : no.NOTHING_TO_BOMB;
    case 'evict':
      return isFinished(s, move.house) ? null : no.NOTHING_TO_EVICT;
    case 'move':
      return isTenant(s, move.room) ? null : no.NOBODY_TO_MOVE;
    case 'murder':
      return mayMurder(s, move.room);
    case 'withhold':
      return mayWithhold(s, move.room);
    case 'remove':
      return mayRemove(s, seat, move.room);
    default:
      return s.jailed === seat ? null : no.NOT_JAILED;
  }
}

/** F-41: some are no target at all. */
export function mayMurder(s: State, room: Room): Refusal | null {
  if (!isTenant(s, room)) return no.NO_TENANT;
  return hasTrait(s, s.tenant[room], IMMUNE) ? no.IMMUNE_TO_MURDER : null;
}

function mayWithhold(s: State, room: Room): Refusal | null {
  if (!isTenant(s, room)) return no.NOBODY_TO_WITHHOLD;
  if (hasTrait(s, s.tenant[room], SQUATS)) return no.PAYS_NOTHING;
  return (s.mark[room] & WITHHELD) !== 0 ? no.ALREADY_WITHHELD : null;
}

/** L-71: in your own play phase, Squatters of your own. */
function mayRemove(s: State, seat: Seat, room: Room): Refusal | null {
  if (!isTenant(s, room) || !hasTrait(s, s.tenant[room], SQUATS)) return no.NO_SQUATTERS;
  return s.owner[houseOf(room)] === seat ? null : no.NOT_YOURS;
}

export function act(s: State, seat: Seat, move: Move, tell: Tell): void {
  if (move.house >= 0) tell({ is: 'aimed-at-house', seat, card: move.card, house: move.house }, PUBLIC, false);
  if (move.room >= 0) tell({ is: 'aimed-at-tenant', seat, card: move.card, room: move.room }, PUBLIC, false);
  switch (move.do) {
    case 'demolish':
      putInPlay(s, seat, move.card);
      ask(s, { kind: 'demolition', step: 0, by: s.owner[move.house], house: move.house, room: NOWHERE, music: 0 });
      return;
    case 'bomb':
      putInPlay(s, seat, move.card);
      ask(s, { kind: 'bombing', step: 0, by: seat, house: move.house });
      return;
    case 'murder':
      putInPlay(s, seat, move.card);
      ask(s, { kind: 'murdering', step: 0, by: seat, room: move.room });
      return;
    case 'move':
      putInPlay(s, seat, move.card);
      ask(s, { kind: 'moving', step: 0, by: seat, room: move.room, to: NOWHERE, rent: currentRent(s, move.room) });
      return;
    case 'evict':
      evict(s, move.house, tell);
      discardFromHand(s, seat, move.card);
      return;
    case 'withhold':
      spend(s, seat, RENT_WITHHELD);
      s.mark[move.room] |= WITHHELD;
      return;
    case 'remove':
      remove(s, move.room, tell);
      discardFromHand(s, seat, move.card);
      return;
    default:
      s.jailed = NOWHERE;
      discardFromHand(s, seat, move.card);
      tell({ is: 'left-jail', seat, card: move.card }, PUBLIC, false);
  }
}

/** L-64: its owner takes in all tenants but Squatters; who came from a supply goes back there (F-44). */
function evict(s: State, house: House, tell: Tell): void {
  const owner = s.owner[house];
  const cards: Kind[] = [];
  for (let room = house * ROOMS, end = room + ROOMS; room < end; room++) {
    if (!isTenant(s, room) || hasTrait(s, s.tenant[room], SQUATS)) continue;
    const card = moveOut(s, room, tell);
    if (goesBack(s, card)) {
      tell({ is: 'went-back', card, room }, PUBLIC, false);
      continue;
    }
    takeOpenly(s, owner, card);
    cards.push(card);
  }
  tell({ is: 'evicted', seat: owner, house, cards }, PUBLIC, false);
}

function remove(s: State, room: Room, tell: Tell): void {
  const card = moveOut(s, room, tell);
  s.discards.push(card);
  tell({ is: 'went-out', card, room }, PUBLIC, false);
}

/** L-69: the cards that serve for each. */
export const DEMOLISHERS: readonly Kind[] = [DEMOLITION, POLITICS];
export const EVICTORS: readonly Kind[] = [EVICTION, POLITICS];
