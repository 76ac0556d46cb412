import { ask, inOrder, type Refusal, type Seat } from '@insula/kernel';
import * as no from '../refusals.ts';
import { bookFor, houseOf, isTenant } from '../street.ts';
import { NOWHERE, type Room, type State } from '../types.ts';
import { enter } from './arrival.ts';
import { expel } from './expulsion.ts';
import type { Ended, NamedSteps } from './frames.ts';
import { canGoElsewhere } from './suitability.ts';
import { tooDear } from './tavern.ts';

/** Why a tenant need not leave a landlord whose Tavern has just opened; null if it must. */
export function whyNotBanished(s: State, landlord: Seat, room: Room): Refusal | null {
  if (!isTenant(s, room) || s.owner[houseOf(room)] !== landlord) return no.NOT_THIS_LANDLORD;
  return tooDear(s, bookFor(s), s.tenant[room], houseOf(room)) === null ? no.FITS_THE_TAVERN : null;
}

function someoneIsTooDear(s: State, landlord: Seat): boolean {
  for (let room = 0; room < s.tenant.length; room++) if (whyNotBanished(s, landlord, room) === null) return true;
  return false;
}

/** F-53: all who are too dear go, one at a time, where their landlord chooses; those with nowhere to go are discarded. */
export const opening: NamedSteps<'opening', 'pick' | 'send' | 'go'> = inOrder({
  pick: (s, f) => {
    if (someoneIsTooDear(s, f.by)) ask(s, { kind: 'leave', why: 'tavern', by: f.by, house: f.house, room: NOWHERE });
    else f.step = opening.steps.length;
  },
  send: (s, f, ended, tell) => {
    f.room = (ended as Ended<'leave'>).room;
    if (canGoElsewhere(s, f.room)) {
      ask(s, { kind: 'go', why: 'tavern', by: f.by, room: f.room, to: NOWHERE });
      return;
    }
    f.step = opening.at.pick;
    expel(s, f.by, f.room, tell);
  },
  go: (s, f, ended, tell) => {
    f.step = opening.at.pick;
    enter(s, f.by, s.tenant[f.room], f.room, (ended as Ended<'go'>).to, tell);
  },
});
