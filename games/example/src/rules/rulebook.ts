import { machine } from '@insula/kernel';
import { NOT_ASKED, OVER } from '../refusals.ts';
import type { State } from '../state.ts';
import type { Event, Frame, Move } from '../types.ts';
import { action } from './action.ts';
import { answers } from './answers.ts';
import { auction } from './auction.ts';
import { gossip } from './gossip.ts';
import { investigation } from './investigation.ts';
import type { Rulebook } from './kinds.ts';
import { lanterns } from './lanterns.ts';
import { leak } from './leak.ts';
import { round } from './round.ts';
import { price, sale } from './sale.ts';
import { turn } from './turn.ts';

const rulebook: Rulebook = { round, lanterns, turn, action, auction, price, sale, leak, answers, investigation };

export const { settle, toAct, window, legal, whyNot, play } = machine<State, Frame, Move, Event>(rulebook, gossip, {
  over: OVER,
  notAsked: NOT_ASKED,
});
