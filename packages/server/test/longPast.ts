import type { AnyGame } from '@insula/kernel';
import { answer, settle } from '../src/match/answers.ts';
import type { Head, Match } from '../src/match/match.ts';
import { awaitedSeats, openPlay } from '../src/match/play.ts';
import { headChange } from '../src/match/record.ts';
import { openTurn } from '../src/match/turn.ts';
import { recall, undoByConsent } from '../src/match/undo.ts';
import { openMatch } from '../src/matches/load.ts';
import type { Change, EntryRow, Store } from '../src/store/store.ts';
import { lottery } from './playing.ts';

/** A match of at least so many entries: somebody moves, bots go on for long, all of it is taken back, and so on. Its clock
 *  stands still. Returns all that is to be kept of it. */
export function longPast(game: AnyGame, head: Head, entries: number): { readonly match: Match; readonly changes: Change[] } {
  const match = openMatch(head, game);
  const play = openPlay(game, head, head.created);
  match.play = play;
  const random = lottery(5);
  const changes: Change[] = [headChange(head)];
  const last = (): number => play.last?.n ?? 0;

  function move(by: 'person' | 'bot'): void {
    const turn = openTurn(match, head.created);
    const seat = awaitedSeats(play).find((awaited) => play.held[awaited] === null) ?? 0;
    const moves = play.legal[seat];
    const refused = answer(turn, play, seat, [game.write(moves[Math.floor(random() * moves.length)])], by, `r${last()}`);
    if (refused !== null) throw new Error(refused.code);
    settle(turn, play);
    changes.push(...turn.changes);
  }

  while (last() < entries) {
    const [mover] = awaitedSeats(play);
    const base = { n: last(), body: JSON.stringify({ state: play.state, told: play.told }) };
    const before = changes.length;
    move('person');
    const until = last() + 300 + Math.floor(random() * 40);
    while (last() < until && play.awaited !== 0) move('bot');
    recall(play, { base, rows: entriesIn(changes.slice(before)) });
    const turn = openTurn(match, head.created);
    undoByConsent(turn, play, mover);
    changes.push(...turn.changes);
  }
  return { match, changes };
}

export const entriesIn = (changes: readonly Change[]): EntryRow[] =>
  changes.flatMap((change) => ('put' in change && change.put === 'entry' ? [change.row] : []));

/** How many entries were read from a store, and the most at once. */
export interface Reads {
  all: number;
  most: number;
}

export function counting(store: Store, reads: Reads): Store {
  return {
    ...store,
    async entries(match, after, most) {
      const rows = await store.entries(match, after, most);
      reads.all += rows.length;
      reads.most = Math.max(reads.most, rows.length);
      return rows;
    },
  };
}
