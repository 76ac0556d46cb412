import { only, PUBLIC } from '@insula/kernel';
import * as M from '../moves.ts';
import { unfinished } from './actions.ts';
import * as character from './deeds/character.ts';
import * as entrepreneur from './deeds/entrepreneur.ts';
import * as gold from './deeds/gold.ts';
import * as governor from './deeds/governor.ts';
import * as house from './deeds/house.ts';
import * as marker from './deeds/marker.ts';
import * as merchant from './deeds/merchant.ts';
import * as moveHouse from './deeds/moveHouse.ts';
import * as palace from './deeds/palace.ts';
import * as quarry from './deeds/quarry.ts';
import * as travel from './deeds/travel.ts';
import * as yogi from './deeds/yogi.ts';
import { grantUntaken } from './grants.ts';
import type { Asks } from './kinds.ts';
import { notNow } from './notNow.ts';

/** */
export const PENALTY = 2;

/** R-32 Two actions and the powers, in any order, with travel in between. */
export const turn: Asks<'turn'> = {
  asks: (_s, f) => only(f.seat),
  window: () => false,
  exact: false,
  options(s, f, seat, into) {
    let n = merchant.options(s, seat, into, 0);
    n = entrepreneur.options(s, f, seat, into, n);
    n = gold.options(f, into, n);
    n = house.options(s, f, seat, into, n);
    n = moveHouse.options(s, f, seat, into, n);
    n = quarry.options(f, into, n);
    n = palace.options(f, into, n);
    n = governor.options(f, into, n);
    n = character.options(s, f, into, n);
    n = travel.options(s, seat, into, n);
    into[n++] = M.endTurn;
    n = yogi.options(s, seat, into, n);
    return marker.options(s, f, seat, into, n);
  },
  whyNot(s, f, seat, move) {
    switch (move.do) {
      case 'house':
        return house.whyNot(s, f, seat, move);
      case 'travel':
        return travel.whyNot(s, f, seat, move);
      case 'end turn':
        return null;
      case 'free house':
        return entrepreneur.whyNotBuild(s, f, seat, move);
      case 'lift':
        return moveHouse.whyNot(s, f, seat, move);
      case 'free lift':
        return entrepreneur.whyNotLift(s, f, seat, move);
      case 'governor':
        return governor.whyNot(s, f, move);
      case 'large palace':
      case 'small palace':
        return palace.whyNot(s, f, seat, move);
      case 'marker':
        return marker.whyNot(s, f, seat, move);
      case 'take':
        return character.whyNotTake(s, f, seat, move);
      case 'swap':
        return character.whyNotSwap(s, f, seat, move);
      case 'seduce':
        return character.whyNotSeduce(s, f, seat, move);
      case 'gold':
        return gold.whyNot(f);
      case 'quarry':
        return quarry.whyNot(s, f, seat);
      case 'merchant':
        return merchant.whyNot(s, f, seat);
      case 'yogi':
        return yogi.whyNot(s, f, seat);
      default:
        return notNow(move);
    }
  },
  answer(s, f, seat, move, tell) {
    if (move.do === 'travel') return travel.play(s, f, seat, move, tell);
    f.entered = 0;
    switch (move.do) {
      case 'house':
        return house.play(s, f, seat, move, tell);
      case 'free house':
        return entrepreneur.build(s, f, seat, move, tell);
      case 'lift':
        return moveHouse.play(s, f, seat, move, tell);
      case 'free lift':
        return entrepreneur.lift(s, f, seat, move, tell);
      case 'governor':
        return governor.play(s, f, seat, move, tell);
      case 'large palace':
      case 'small palace':
        return palace.play(s, f, seat, move, tell);
      case 'marker':
        return marker.play(s, f, seat, move, tell);
      case 'take':
        return character.take(s, f, seat, move, tell);
      case 'swap':
        return character.swap(s, f, seat, move, tell);
      case 'seduce':
        return character.seduce(s, f, seat, move, tell);
      case 'gold':
        return gold.play(s, f, seat, tell);
      case 'quarry':
        return quarry.play(s, f, seat, tell);
      case 'merchant':
        return merchant.play(s, f, seat, tell);
      case 'yogi':
        return yogi.play(s, f, seat, tell);
    }
    s.stack.pop();
    grantUntaken(s, f, seat, tell);
    // R-52 What is left undone is paid for.
    const actions = unfinished(f);
    if (actions === 0) return;
    for (let other = 0; other < s.seats; other++) if (other !== seat) s.gold[other] += PENALTY * actions;
    tell({ is: 'penalty', seat, actions, gold: PENALTY * actions }, PUBLIC, false);
  },
};
