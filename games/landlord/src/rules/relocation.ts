import { ask, close, inOrder, only, PUBLIC, type Refusal } from '@insula/kernel';
import { DRIVES_OUT } from '../editions/book.ts';
import * as M from '../moves.ts';
import * as no from '../refusals.ts';
import { bookFor, hasTrait, houseOf, isTenant, ROOMS } from '../street.ts';
import { type House, NOWHERE, type Room, type State, UNDER_PILE, type Why } from '../types.ts';
import { enter } from './arrival.ts';
import { keepsPossible } from './clearing.ts';
import { whyNotAbroad } from './examine.ts';
import type { Asks, Ended, NamedSteps } from './frames.ts';
import { notNow } from './notNow.ts';
import { whyNotBanished } from './opening.ts';
import { apartmentsFor, canGoElsewhere, elsewhere, unsuitable } from './suitability.ts';

/** Where one tenant goes. */
export const go: Asks<'go'> = {
  asks: (_s, f) => only(f.by),
  window: () => false,
  options(s, f, _seat, into) {
    const suited = apartmentsFor(s, s.tenant[f.room], f.room, M.to, into, 0);
    let n = 0;
    for (let i = 0; i < suited; i++) if (whyNotThere(s, f.why, f.room, into[i].room) === null) into[n++] = into[i];
    if (whyNotUnder(s, f.why) === null) into[n++] = M.under;
    return n;
  },
  exact: true,
  whyNot(s, f, seat, move) {
    if (move.do === 'under') return whyNotUnder(s, f.why);
    return move.do === 'to' ? whyNotTo(s, f.why, f.room, move.room) : notNow(s, seat, move);
  },
  answer(s, f, _seat, move) {
    f.to = move.do === 'under' ? UNDER_PILE : move.room;
    close(s);
  },
};

const whyNotUnder = (s: State, why: Why): Refusal | null =>
  why === 'move' && bookFor(s).ways.moveUnder ? null : no.ONLY_BY_MOVE;

function whyNotTo(s: State, why: Why, from: Room, to: Room): Refusal | null {
  if (why === 'examine' && houseOf(to) === houseOf(from)) return STAYING[why];
  return unsuitable(s, s.tenant[from], to, from) ?? whyNotThere(s, why, from, to);
}

/** Why a tenant may not go to an apartment that suits it. */
function whyNotThere(s: State, why: Why, from: Room, to: Room): Refusal | null {
  if (why === 'move' || why === 'mother' || why === 'nomad') return null;
  if (houseOf(to) === houseOf(from)) return STAYING[why];
  if (why === 'examine') return whyNotAbroad(s, from, to);
  return why === 'demolition' && !keepsPossible(s, from, to) ? no.BLOCKS_THE_REST : null;
}

/** Why a tenant may not stay in its building. */
const STAYING = {
  examine: no.MUST_LEAVE,
  musician: no.ANOTHER_BUILDING,
  tavern: no.AWAY_FROM_TAVERN,
  demolition: no.COMES_DOWN,
} as const;

/** Which tenant of a house that is driven out or demolished goes next; with a Tavern, which of all a landlord has. */
export const leave: Asks<'leave'> = {
  asks: (_s, f) => only(f.by),
  window: () => false,
  exact: false,
  options(s, f, _seat, into) {
    let n = 0;
    const start = f.why === 'tavern' ? 0 : f.house * ROOMS;
    const end = f.why === 'tavern' ? s.tenant.length : start + ROOMS;
    for (let room = start; room < end; room++) if (isTenant(s, room)) into[n++] = M.leave[room];
    return n;
  },
  whyNot(s, f, seat, move) {
    if (move.do !== 'leave') return notNow(s, seat, move);
    if (f.why === 'tavern') return whyNotBanished(s, f.by, move.room);
    const livesHere = houseOf(move.room) === f.house && isTenant(s, move.room);
    if (f.why === 'demolition') return livesHere ? whyNotFirst(s, move.room) : no.NOT_THIS_HOUSE;
    return livesHere ? whyNotDriven(s, move.room) : no.NOT_DRIVEN_OUT;
  },
  answer(s, f, seat, move, tell) {
    f.room = move.room;
    tell({ is: 'leaving', seat, card: s.tenant[move.room], room: move.room }, PUBLIC, false);
    close(s);
  },
};

function whyNotDriven(s: State, room: Room): Refusal | null {
  if (hasTrait(s, s.tenant[room], DRIVES_OUT)) return no.MUSICIANS_STAY;
  return canGoElsewhere(s, room) ? null : no.NOWHERE_TO_GO;
}

function whyNotFirst(s: State, from: Room): Refusal | null {
  const house = houseOf(from);
  const tenant = s.tenant[from];
  for (let to = elsewhere(s, house, tenant, 0); to !== NOWHERE; to = elsewhere(s, house, tenant, to + 1))
    if (keepsPossible(s, from, to)) return null;
  return no.BLOCKS_THE_REST;
}

/** L-52: all who can go must go, one at a time; those with nowhere to go stay. */
export const driving: NamedSteps<'driving', 'pick' | 'send' | 'go'> = inOrder({
  pick: (s, f) => {
    if (someoneGoes(s, f.house)) ask(s, { kind: 'leave', why: 'musician', by: f.by, house: f.house, room: NOWHERE });
    else f.step = driving.steps.length;
  },
  send: (s, f, ended) => {
    f.room = (ended as Ended<'leave'>).room;
    ask(s, { kind: 'go', why: 'musician', by: f.by, room: f.room, to: NOWHERE });
  },
  go: (s, f, ended, tell) => {
    f.step = driving.at.pick;
    enter(s, f.by, s.tenant[f.room], f.room, (ended as Ended<'go'>).to, tell);
  },
});

function someoneGoes(s: State, house: House): boolean {
  for (let room = house * ROOMS, end = room + ROOMS; room < end; room++)
    if (isTenant(s, room) && whyNotDriven(s, room) === null) return true;
  return false;
}
