import { machine } from '@insula/kernel';
import { NOT_ASKED, OVER } from '../refusals.ts';
import type { State } from '../state.ts';
import type { Event, Frame, Move } from '../types.ts';
import { auction, auctions } from './auction.ts';
import { robbed, seduced } from './deeds/character.ts';
import { moving } from './deeds/moveHouse.ts';
import { discs } from './discs.ts';
import { choosing, game, picking, placing } from './game.ts';
import { round } from './round.ts';
import { turn } from './turn.ts';

export const { settle, toAct, window, legal, whyNot, play } = machine<State, Frame, Move, Event>(
  { game, choosing, picking, auctions, auction, placing, round, discs, turn, moving, robbed, seduced },
  null,
  { over: OVER, notAsked: NOT_ASKED },
);
