import { close, only, PUBLIC } from '@insula/kernel';
import * as no from '../refusals.ts';
import { NOWHERE, type Verb } from '../types.ts';
import { ACTIONS } from './actions.ts';
import { finish, lay, mayLay, mayRenovate, mayRoof, mayTakeBack, renovate, takeBack } from './building.ts';
import { approach, mayApproach } from './deal.ts';
import type { Asks, Deed } from './frames.ts';
import { mayPlace, mayShift, mayTakeIn, place, shift, takeIn } from './letting.ts';
import { notNow } from './notNow.ts';
import { playable } from './playable.ts';

/** All that can be done in the play phase. */
const DEEDS: { readonly [verb in Verb]?: Deed } = {
  lay: {
    whyNot: (s, seat, move) => mayLay(s, seat, move.card),
    play: (s, seat, move, tell) => lay(s, seat, move.card, tell),
  },
  roof: {
    whyNot: (s, seat, move) => mayRoof(s, seat, move.card),
    play: (s, seat, move, tell) => finish(s, seat, move.card, tell),
  },
  'take-back': {
    whyNot: (s, seat) => mayTakeBack(s, seat),
    play: (s, seat, _move, tell) => takeBack(s, seat, tell),
  },
  renovate: {
    whyNot: (s, seat, move) => mayRenovate(s, seat, move.card, move.house),
    play: (s, seat, move, tell) => renovate(s, seat, move.card, move.house, tell),
  },
  place: {
    whyNot: (s, seat, move) => mayPlace(s, seat, move.card, move.room),
    play: (s, seat, move, tell) => place(s, seat, move.card, move.room, tell),
  },
  'take-in': {
    whyNot: (s, seat, move) => mayTakeIn(s, seat, move.room),
    play: (s, seat, move, tell) => takeIn(s, seat, move.room, tell),
  },
  shift: {
    whyNot: (s, seat, move) => mayShift(s, seat, move.room),
    play: (s, seat, move, tell) => shift(s, seat, move.room, tell),
  },
  ask: {
    whyNot: (s, seat, move) => mayApproach(s, seat, move.seat),
    play: (s, seat, move, tell) => approach(s, seat, move.seat, tell),
  },
  ...ACTIONS,
  done: {
    whyNot: (s) => (s.site === NOWHERE ? null : no.UNFINISHED),
    play(s, seat, _move, tell) {
      tell({ is: 'finished-playing', seat }, PUBLIC, false);
      close(s);
    },
  },
};

/** L-22: any number of cards, in any order. */
export const play: Asks<'play'> = {
  asks: (_s, f) => only(f.seat),
  window: () => false,
  options: (s, _f, seat, into) => playable(s, seat, into),
  exact: true,
  whyNot(s, _f, seat, move) {
    const deed = DEEDS[move.do];
    return deed === undefined ? notNow(s, seat, move) : deed.whyNot(s, seat, move);
  },
  answer: (s, _f, seat, move, tell) => DEEDS[move.do]?.play(s, seat, move, tell),
};
