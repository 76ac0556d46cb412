import { ask, PUBLIC, type Refusal, type Seat } from '@insula/kernel';
import { DEMOLITION, EVICTION, type Kind, POLITICS } from '../cards.ts';
import { IMMUNE, SQUATS } from '../editions/book.ts';
import { holds, spend, takeOpenly } from '../hands.ts';
import * as no from '../refusals.ts';
import { hasTrait, houseOf, isFinished, isTenant, ROOMS, WITHHELD } from '../street.ts';
import { type House, NOWHERE, type Room, type State } from '../types.ts';
import { canClear } from './clearing.ts';
import type { Deed, Tell } from './frames.ts';
import { currentRent } from './rent.ts';
import { goesBack } from './supply.ts';
import { discardFromHand, putInPlay } from './table.ts';
import { moveOut } from './tenants.ts';

/** What the action cards do, by their verbs. */
export const ACTIONS = {
  demolish: ofCard({
    whyNot: (s, _seat, move) => mayDemolish(s, move.house),
    play(s, seat, { card, house }) {
      putInPlay(s, seat, card);
      ask(s, { kind: 'demolition', step: 0, by: s.owner[house], house, room: NOWHERE, music: 0 });
    },
  }),
  bomb: ofCard({
    whyNot: (s, _seat, move) => mayBomb(s, move.house),
    play(s, seat, { card, house }) {
      putInPlay(s, seat, card);
      ask(s, { kind: 'bombing', step: 0, by: seat, house });
    },
  }),
  evict: ofCard({
    whyNot: (s, _seat, move) => mayEvict(s, move.house),
    play(s, seat, { card, house }, tell) {
      evict(s, house, tell);
      discardFromHand(s, seat, card);
    },
  }),
  move: ofCard({
    whyNot: (s, _seat, move) => mayMove(s, move.room),
    play(s, seat, { card, room }) {
      putInPlay(s, seat, card);
      ask(s, { kind: 'moving', step: 0, by: seat, room, to: NOWHERE, rent: currentRent(s, room) });
    },
  }),
  withhold: ofCard({
    whyNot: (s, _seat, move) => mayWithhold(s, move.room),
    play(s, seat, { card, room }) {
      spend(s, seat, card);
      s.mark[room] |= WITHHELD;
    },
  }),
  murder: ofCard({
    whyNot: (s, _seat, move) => mayMurder(s, move.room),
    play(s, seat, { card, room }) {
      putInPlay(s, seat, card);
      ask(s, { kind: 'murdering', step: 0, by: seat, room });
    },
  }),
  remove: ofCard({
    whyNot: (s, seat, move) => mayRemove(s, move.room, seat),
    play(s, seat, { card, room }, tell) {
      remove(s, room, tell);
      discardFromHand(s, seat, card);
    },
  }),
  'leave-jail': ofCard({
    whyNot: (s, seat) => (s.jailed === seat ? null : no.NOT_JAILED),
    play(s, seat, { card }, tell) {
      s.jailed = NOWHERE;
      discardFromHand(s, seat, card);
      tell({ is: 'left-jail', seat, card }, PUBLIC, false);
    },
  }),
} as const;

/** Whoever plays a card holds it, and all hear whom or what it is aimed at. */
function ofCard({ whyNot, play }: Deed): Deed {
  return {
    whyNot: (s, seat, move) => (holds(s, seat, move.card) === 0 ? no.NO_CARD : whyNot(s, seat, move)),
    play(s, seat, move, tell) {
      const { card, house, room } = move;
      if (house >= 0) tell({ is: 'aimed-at-house', seat, card, house }, PUBLIC, false);
      if (room >= 0) tell({ is: 'aimed-at-tenant', seat, card, tenant: s.tenant[room], room }, PUBLIC, false);
      play(s, seat, move, tell);
    },
  };
}

/** L-60: all who live there must find another place. */
export function mayDemolish(s: State, house: House): Refusal | null {
  if (!isFinished(s, house)) return no.NOTHING_TO_DEMOLISH;
  return canClear(s, house) ? null : no.CANNOT_CLEAR;
}

export const mayBomb = (s: State, house: House): Refusal | null => (isFinished(s, house) ? null : no.NOTHING_TO_BOMB);
export const mayEvict = (s: State, house: House): Refusal | null => (isFinished(s, house) ? null : no.NOTHING_TO_EVICT);
export const mayMove = (s: State, room: Room): Refusal | null => (isTenant(s, room) ? null : no.NOBODY_TO_MOVE);

/** F-41: some are no target at all. */
export function mayMurder(s: State, room: Room): Refusal | null {
  if (!isTenant(s, room)) return no.NO_TENANT;
  return hasTrait(s, s.tenant[room], IMMUNE) ? no.IMMUNE_TO_MURDER : null;
}

export function mayWithhold(s: State, room: Room): Refusal | null {
  if (!isTenant(s, room)) return no.NOBODY_TO_WITHHOLD;
  if (hasTrait(s, s.tenant[room], SQUATS)) return no.PAYS_NOTHING;
  return (s.mark[room] & WITHHELD) !== 0 ? no.ALREADY_WITHHELD : null;
}

/** L-71: in your own play phase, Squatters of your own. */
export function mayRemove(s: State, room: Room, seat: Seat): Refusal | null {
  if (!isTenant(s, room) || !hasTrait(s, s.tenant[room], SQUATS)) return no.NO_SQUATTERS;
  return s.owner[houseOf(room)] === seat ? null : no.NOT_YOURS;
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
