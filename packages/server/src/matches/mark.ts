import { NOBODY } from '@insula/kernel';
import { due } from '../match/clocks.ts';
import { isPlayedByPerson, type Match } from '../match/match.ts';
import { awaitedSeats } from '../match/play.ts';
import type { Change, MarkRow } from '../store/store.ts';
import type { Room } from './room.ts';

/** A bot is asked: whoever finds the match loads it at once. */
const AT_ONCE = 0;

/** What a match waits for, where that is not what was kept last: with it, only matches in which something is to be done
 *  need to be loaded. */
export function markChange(room: Room): Change | null {
  const row = markOf(room.match);
  const text = `${row.due} ${row.awaited}`;
  if (text === room.mark) return null;
  room.mark = text;
  return { put: 'mark', row };
}

function markOf(match: Match): MarkRow {
  const { head, play } = match;
  const awaited = play?.awaited ?? NOBODY;
  if (play === null || head.phase !== 'playing') return { match: head.id, due: null, awaited };
  return { match: head.id, due: isBotAsked(match) ? AT_ONCE : due(match, play), awaited };
}

/** A bot is asked and has not answered. One that waits for somebody who never comes would keep its match for ever. */
export function isBotAsked({ head, play }: Match): boolean {
  if (play === null || head.phase !== 'playing') return false;
  return awaitedSeats(play).some((seat) => !isPlayedByPerson(head.seats[seat]) && play.held[seat]?.done !== true);
}
