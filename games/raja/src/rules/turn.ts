import { only, PUBLIC, type Refusal, type Seat, type Tell } from '@insula/kernel';
import * as M from '../moves.ts';
import type { State } from '../state.ts';
import type { DeedName, Event, Move, Turn } from '../types.ts';
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

interface Deed {
  whyNot(s: State, f: Turn, seat: Seat, move: Move): Refusal | null;
  play(s: State, f: Turn, seat: Seat, move: Move, tell: Tell<Event>): void;
}
// One literal shape: else finding out why not takes longer.
const deed = (whyNot: Deed['whyNot'], play: Deed['play']): Deed => ({ whyNot, play });

/** All that a turn may consist of. */
const DEEDS: { readonly [name in DeedName]?: Deed } = {
  merchant: deed(merchant.whyNot, merchant.play),
  'free house': deed(entrepreneur.whyNotBuild, entrepreneur.build),
  'free lift': deed(entrepreneur.whyNotLift, entrepreneur.lift),
  gold: deed(gold.whyNot, gold.play),
  house: deed(house.whyNot, house.play),
  lift: deed(moveHouse.whyNot, moveHouse.play),
  quarry: deed(quarry.whyNot, quarry.play),
  'large palace': deed(palace.whyNot, palace.play),
  'small palace': deed(palace.whyNot, palace.play),
  governor: deed(governor.whyNot, governor.play),
  take: deed(character.whyNotTake, character.take),
  swap: deed(character.whyNotSwap, character.swap),
  seduce: deed(character.whyNotSeduce, character.seduce),
  travel: deed(travel.whyNot, travel.play),
  'end turn': deed(
    () => null,
    (s, f, seat, _move, tell) => endTurn(s, f, seat, tell),
  ),
  yogi: deed(yogi.whyNot, yogi.play),
  marker: deed(marker.whyNot, marker.play),
};

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
    const deed = DEEDS[move.do];
    return deed === undefined ? notNow(move) : deed.whyNot(s, f, seat, move);
  },
  answer(s, f, seat, move, tell) {
    if (move.do !== 'travel') f.entered = 0;
    DEEDS[move.do]?.play(s, f, seat, move, tell);
  },
};

function endTurn(s: State, f: Turn, seat: Seat, tell: Tell<Event>): void {
  s.stack.pop();
  grantUntaken(s, f, seat, tell);
  // R-52 What is left undone is paid for.
  const actions = unfinished(f);
  if (actions === 0) return;
  for (let other = 0; other < s.seats; other++) if (other !== seat) s.gold[other] += PENALTY * actions;
  tell({ is: 'penalty', seat, actions, gold: PENALTY * actions }, PUBLIC, false);
}
