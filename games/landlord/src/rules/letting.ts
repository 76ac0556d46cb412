import { ask, PUBLIC, type Refusal, type Seat } from '@insula/kernel';
import type { Kind } from '../cards.ts';
import { RETURNS, ROAMS, TENANT } from '../editions/book.ts';
import { holds, spend, takeOpenly } from '../hands.ts';
import * as no from '../refusals.ts';
import { FRESH, hasTrait, houseOf, isTenant } from '../street.ts';
import { NOWHERE, type Room, type State } from '../types.ts';
import { enter, mustKnock } from './arrival.ts';
import type { Ended, Steps, Tell } from './frames.ts';
import { staysAt } from './notNow.ts';
import { canGoAnywhere, unsuitable } from './suitability.ts';
import { putInPlay } from './table.ts';
import { moveOut } from './tenants.ts';

export function mayPlace(s: State, seat: Seat, card: Kind, room: Room): Refusal | null {
  if (holds(s, seat, card) === 0) return no.NO_CARD;
  return hasTrait(s, card, TENANT) ? unsuitable(s, card, room, NOWHERE) : no.NO_TENANT_CARD;
}

export function place(s: State, seat: Seat, card: Kind, room: Room, tell: Tell): void {
  if (mustKnock(s, seat, card, NOWHERE, room)) putInPlay(s, seat, card);
  else spend(s, seat, card);
  enter(s, seat, card, NOWHERE, room, tell);
}

/** L-53: a Mother of your own who did not arrive this turn. */
export function mayTakeIn(s: State, seat: Seat, room: Room): Refusal | null {
  if (!isTenant(s, room) || !hasTrait(s, s.tenant[room], RETURNS)) return no.NO_MOTHER;
  if (s.owner[houseOf(room)] !== seat) return no.NOT_YOUR_TENANT;
  return (s.mark[room] & FRESH) !== 0 ? no.JUST_ARRIVED : null;
}

export function takeIn(s: State, seat: Seat, room: Room, tell: Tell): void {
  const card = moveOut(s, room, tell);
  takeOpenly(s, seat, card);
  tell({ is: 'took-in', seat, card, room }, PUBLIC, false);
}

export function mayShift(s: State, seat: Seat, room: Room): Refusal | null {
  const refusal = staysAt(s, room) ?? mayTakeIn(s, seat, room);
  if (refusal !== null) return refusal;
  return canGoAnywhere(s, s.tenant[room], room) ? null : no.NO_PLACE_FOR_MOTHER;
}

export function shift(s: State, by: Seat, room: Room, tell: Tell): void {
  tell({ is: 'leaving', seat: by, card: s.tenant[room], room }, PUBLIC, false);
  ask(s, { kind: 'shifting', step: 0, by, room });
}

export const shifting: Steps<'shifting'> = {
  steps: [
    (s, f) => {
      const why = hasTrait(s, s.tenant[f.room], ROAMS) ? 'nomad' : 'mother';
      ask(s, { kind: 'go', why, by: f.by, room: f.room, to: NOWHERE });
    },
    (s, f, ended, tell) => enter(s, f.by, s.tenant[f.room], f.room, (ended as Ended<'go'>).to, tell),
  ],
};
