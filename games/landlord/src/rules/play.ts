import { close, only, PUBLIC } from '@insula/kernel';
import * as no from '../refusals.ts';
import { NOWHERE } from '../types.ts';
import { act, mayAct } from './actions.ts';
import { finish, lay, mayLay, mayRenovate, mayRoof, mayTakeBack, renovate, takeBack } from './building.ts';
import { approach, mayApproach } from './deal.ts';
import type { Asks } from './frames.ts';
import { mayPlace, mayShift, mayTakeIn, place, shift, takeIn } from './letting.ts';
import { notNow } from './notNow.ts';
import { playable } from './playable.ts';

/** L-22: any number of cards, in any order. */
export const play: Asks<'play'> = {
  asks: (_s, f) => only(f.seat),
  window: () => false,
  options: (s, _f, seat, into) => playable(s, seat, into),
  exact: true,
  whyNot(s, _f, seat, move) {
    switch (move.do) {
      case 'lay':
        return mayLay(s, seat, move.card);
      case 'roof':
        return mayRoof(s, seat, move.card);
      case 'take-back':
        return mayTakeBack(s, seat);
      case 'renovate':
        return mayRenovate(s, seat, move.card, move.house);
      case 'place':
        return mayPlace(s, seat, move.card, move.room);
      case 'take-in':
        return mayTakeIn(s, seat, move.room);
      case 'shift':
        return mayShift(s, seat, move.room);
      case 'ask':
        return mayApproach(s, seat, move.seat);
      case 'demolish':
      case 'bomb':
      case 'evict':
      case 'move':
      case 'withhold':
      case 'murder':
      case 'remove':
      case 'leave-jail':
        return mayAct(s, seat, move);
      case 'done':
        return s.site === NOWHERE ? null : no.UNFINISHED;
      default:
        return notNow(s, seat, move);
    }
  },
  answer(s, _f, seat, move, tell) {
    switch (move.do) {
      case 'lay':
        lay(s, seat, move.card, tell);
        return;
      case 'roof':
        finish(s, seat, move.card, tell);
        return;
      case 'take-back':
        takeBack(s, seat, tell);
        return;
      case 'renovate':
        renovate(s, seat, move.card, move.house, tell);
        return;
      case 'place':
        place(s, seat, move.card, move.room, tell);
        return;
      case 'take-in':
        takeIn(s, seat, move.room, tell);
        return;
      case 'shift':
        shift(s, seat, move.room, tell);
        return;
      case 'ask':
        approach(s, seat, move.seat, tell);
        return;
      case 'done':
        tell({ is: 'finished-playing', seat }, PUBLIC, false);
        close(s);
        return;
      default:
        act(s, seat, move, tell);
        return;
    }
  },
};
