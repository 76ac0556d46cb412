import { NOBODY, only, type Refusal, type Seat, type Seats } from '@insula/kernel';
import { NOT_YOU, OVER } from '../refusals.ts';
import { type Move, NONE, type State } from '../types.ts';
import { partner } from './cards/swap.ts';
import { duel } from './duel.ts';
import { endTurn } from './endOfTurn.ts';
import { arrow, clearBlock, landlord } from './eviction.ts';
import { guests } from './guests.ts';
import { lastChance, nextChance } from './lastChance.ts';
import type { Question, Telling } from './question.ts';
import { tenant } from './tenant.ts';
import { turn } from './turn.ts';

export const toAct = (s: State): Seats => (s.phase === 'over' ? NOBODY : only(s.turn));

export function legal(s: State, seat: Seat, into: Move[]): number {
  const question = asked(s);
  return question === null || seat !== s.turn ? 0 : question.legal(s, into, 0);
}

export function whyNot(s: State, seat: Seat, move: Move): Refusal | null {
  const question = asked(s);
  if (question === null) return OVER;
  return seat === s.turn ? question.whyNot(s, move) : NOT_YOU;
}

export function play(s: State, _seat: Seat, move: Move, tell?: Telling): void {
  if (asked(s)?.answer(s, move, tell)) goOn(s, tell);
}

/** S-20: the card is applied, then evictions, then the end of the turn; in the last chance the next seat (S-41). */
function goOn(s: State, tell: Telling): void {
  if (s.ender !== NONE) nextChance(s, tell);
  else if (clearBlock(s, tell)) endTurn(s, tell);
}

function asked(s: State): Question | null {
  switch (s.phase) {
    case 'guests':
      return guests;
    case 'turn':
      return s.duel ? duel : turn;
    case 'tenant':
      return tenant;
    case 'partner':
      return partner;
    case 'landlord':
      return landlord;
    case 'arrow':
      return arrow;
    case 'last-chance':
      return lastChance;
    case 'over':
      return null;
  }
}
