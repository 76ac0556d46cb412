import type { Refusal, Seat } from '@insula/kernel';
import { RETURNS, ROAMS } from '../editions/book.ts';
import * as no from '../refusals.ts';
import { bookFor, hasTrait, isTenant } from '../street.ts';
import type { Move, Room, State } from '../types.ts';
import { isPrivate } from './privacy.ts';

/** Why what belongs to another phase, or answers another question, cannot be done now: the clause that says when it can. */
export function notNow(s: State, seat: Seat, move: Move): Refusal {
  switch (move.do) {
    case 'bail':
      return s.jailed === seat ? no.BAIL_FIRST : no.NOT_JAILED;
    case 'leave-jail':
      return s.jailed === seat ? no.JAIL_CARDS_IN_PLAY : no.NOT_JAILED;
    case 'take-in':
      return lives(s, move.room, RETURNS) ? no.MOTHERS_IN_PLAY : no.NO_MOTHER;
    case 'shift':
      return staysAt(s, move.room) ?? (lives(s, move.room, RETURNS) ? no.MOTHERS_IN_PLAY : no.NO_MOTHER);
    case 'leave':
      return no.NOT_SQUATTED;
    case 'to':
      return no.NOBODY_ON_THE_WAY;
    case 'under':
      return no.ONLY_BY_MOVE;
    case 'want':
    case 'give':
    case 'pay':
    case 'charge':
    case 'propose':
    case 'withdraw':
    case 'accept':
    case 'refuse':
      return isPrivate(s) ? no.NO_SUCH_PROPOSAL : no.NO_SUCH_OFFER;
    case 'answer':
    case 'pass':
      return no.NOTHING_TO_ANSWER;
    case 'strike':
      return no.NOTHING_TO_TURN;
    case 'buy':
      return no.BUY_LAST;
    default:
      return no.NOT_AN_ANSWER;
  }
}

/** F-45, F-50: why nobody is sent on after the first phase; null where Mothers are (L-53). */
export function staysAt(s: State, room: Room): Refusal | null {
  if (!bookFor(s).ways.nomads) return null;
  if (lives(s, room, ROAMS)) return no.NOMADS_GO_FIRST;
  return lives(s, room, RETURNS) ? no.MOTHERS_STAY : no.NO_NOMAD;
}

const lives = (s: State, room: Room, trait: number): boolean => isTenant(s, room) && hasTrait(s, s.tenant[room], trait);
