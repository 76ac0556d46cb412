import { machine, type Rules } from '@insula/kernel';
import type { Event } from '../events.ts';
import { NOT_ASKED, OVER } from '../refusals.ts';
import type { Frame, Move, State } from '../types.ts';
import { answer } from './answer.ts';
import { arrival } from './arrival.ts';
import { buy } from './buy.ts';
import { bombing, murdering } from './crime.ts';
import { deal } from './deal.ts';
import { demolition } from './demolition.ts';
import { examine, expulsion } from './examine.ts';
import { investigation } from './investigation.ts';
import { shifting } from './letting.ts';
import { moving } from './moving.ts';
import { opening } from './opening.ts';
import { play as playing } from './play.ts';
import { recycle } from './recycle.ts';
import { driving, go, leave } from './relocation.ts';
import { strike } from './strike.ts';
import { match, turn } from './turn.ts';

/** The table of contents. */
export const rules: Rules<State, Frame, Move, Event> = {
  match,
  turn,
  examine,
  expulsion,
  play: playing,
  buy,
  deal,
  answer,
  arrival,
  bombing,
  murdering,
  strike,
  investigation,
  moving,
  shifting,
  go,
  leave,
  driving,
  opening,
  demolition,
};

export const { toAct, window, legal, whyNot, play, settle } = machine(rules, recycle, { over: OVER, notAsked: NOT_ASKED });
