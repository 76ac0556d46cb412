import { PUBLIC, type Refusal } from '@insula/kernel';
import { HAS_TARGET, NO_SUCH_CARD, PLAY_A_CARD } from '../refusals.ts';
import {
  CARDS,
  type Card,
  COLOURS,
  COMMUNICATION,
  CONTRACT,
  DEPARTURE,
  EVICTION,
  type Move,
  NONE,
  RENOVATION,
  type State,
  SWAP,
} from '../types.ts';
import { contracts, sign, whyNotSign } from './cards/contract.ts';
import { canDepart, depart, departures, whyNotDepart } from './cards/departure.ts';
import { evictions, force, whyNotForce } from './cards/eviction.ts';
import { communications, keys, turnKey, whyNotKey } from './cards/key.ts';
import { canRenovate, renovate, renovations, whyNotRenovate } from './cards/renovation.ts';
import { beginSwap, swaps, whyNotSwap } from './cards/swap.ts';
import type { Question, Telling } from './question.ts';

/** S-20: one card from the hand, with its target. */
export const turn: Question = {
  legal(s, into, n) {
    let count = n;
    const at = s.turn * CARDS.length;
    for (let colour = 0; colour < COLOURS.length; colour++)
      if (s.hands[at + colour] > 0) count = keys(s, colour, into, count);
    if (s.hands[at + COMMUNICATION] > 0) count = communications(s, into, count);
    if (s.hands[at + DEPARTURE] > 0) count = departures(s, into, count);
    if (s.hands[at + EVICTION] > 0) count = evictions(s, into, count);
    if (s.hands[at + CONTRACT] > 0) count = contracts(s, into, count);
    if (s.hands[at + SWAP] > 0) count = swaps(s, into, count);
    if (s.hands[at + RENOVATION] > 0) count = renovations(s, into, count);
    return count;
  },
  whyNot(s, move) {
    const card = cardOf(move);
    if (card === NONE) return PLAY_A_CARD;
    if (s.hands[s.turn * CARDS.length + card] === 0) return NO_SUCH_CARD;
    return whyNotTarget(s, move);
  },
  answer(s, move, tell) {
    const card = cardOf(move);
    s.hands[s.turn * CARDS.length + card]--;
    s.card = card;
    return play(s, move, tell);
  },
};

function whyNotTarget(s: State, move: Move): Refusal | null {
  switch (move.does) {
    case 'key':
    case 'communication':
      return whyNotKey(s, move.flat, move.colour);
    case 'departure':
      return whyNotDepart(s, move);
    case 'eviction':
      return whyNotForce(s, move.flat);
    case 'contract':
      return whyNotSign(s, move.flat);
    case 'swap':
      return whyNotSwap(s, move);
    case 'renovation':
      return whyNotRenovate(s, move);
    default:
      return (move.card === DEPARTURE ? canDepart(s) : canRenovate(s)) ? HAS_TARGET : null;
  }
}

function play(s: State, move: Move, tell: Telling): boolean {
  switch (move.does) {
    case 'key':
    case 'communication':
      return turnKey(s, move, tell);
    case 'departure':
      return depart(s, move, tell);
    case 'eviction':
      return force(s, move.flat, tell);
    case 'contract':
      return sign(s, move.flat, tell);
    case 'swap':
      return beginSwap(s, move, tell);
    case 'renovation':
      return renovate(s, move, tell);
    default:
      tell?.({ is: 'nothing', seat: s.turn, card: move.card }, PUBLIC, false);
      return true;
  }
}

/** The card a move plays; `NONE` if it is not that kind of move. */
function cardOf(move: Move): Card {
  switch (move.does) {
    case 'key':
      return move.colour;
    case 'communication':
      return COMMUNICATION;
    case 'departure':
      return DEPARTURE;
    case 'eviction':
      return EVICTION;
    case 'contract':
      return CONTRACT;
    case 'swap':
      return SWAP;
    case 'renovation':
      return RENOVATION;
    case 'nothing':
      return move.card;
    default:
      return NONE;
  }
}
