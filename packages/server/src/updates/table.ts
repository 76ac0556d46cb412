import type { Phrase, Seat } from '@insula/kernel';
import type { Summary, Table } from '@insula/protocol';
import { branch, decisionOf } from '../match/answers.ts';
import { faces } from '../match/clocks.ts';
import type { Head, Match, Play } from '../match/match.ts';
import { awaitedSeats } from '../match/play.ts';
import { listOf } from './list.ts';

/**
 * The one place that decides what a seat (null: a bystander) may receive. It is made of the game's view for that seat,
 * its own legal moves and its own kept answer; of what others have answered in secret there is no trace.
 */
export function tableFor(match: Match, play: Play, seat: Seat | null, phrases: boolean, now: number): Table {
  const { game, head } = match;
  const held = seat === null ? null : play.held[seat];
  const open = seat !== null && held !== null && !held.done ? branch(game, play, seat, held.moves).state : null;
  const view = game.view(open ?? play.state, seat);
  const moves = seat === null ? [] : open === null ? play.legal[seat] : legalIn(match, open, seat);
  const top = play.steps[play.steps.length - 1];
  return {
    view,
    partial: false,
    ask: phrases ? plain(game.ask(view)) : undefined,
    awaited: awaitedSeats(play),
    closes: play.window ? Math.max(0, play.opened + head.pause - now) : undefined,
    decision: seat === null ? 0 : decisionOf(play, seat),
    legal: listOf(moves, game.write),
    say: phrases ? listOf(moves, (move) => plain(game.sayMove(move, view))) : undefined,
    answer: held === null ? undefined : held.moves.map(({ text }) => text),
    answered: held?.done ? true : undefined,
    undo: head.phase === 'playing' && top !== undefined && top.seat === seat,
    clocks: faces(match, play, now),
  };
}

function legalIn({ game }: Match, state: unknown, seat: Seat): unknown[] {
  const moves: unknown[] = [];
  const count = game.legal(state, seat, moves);
  return moves.slice(0, count);
}

const plain = ({ key, values }: Phrase): NonNullable<Table['ask']> => ({ key, values });

/** What everybody may know: the server's secret only when the match is over. */
export function summaryOf(head: Head, isPresent: (seat: Seat) => boolean): Summary {
  const host = head.seats.findIndex((sitter) => sitter.person === head.host);
  const { id, game, version, options, phase, clock, pause, pace, listed, commitment, proposals, outcome, rematch, created } =
    head;
  return {
    id,
    game,
    version,
    options,
    phase,
    host: host < 0 ? null : host,
    seats: head.seats.map(({ kind, name, level, standIn, brief, resigned }, seat) => ({
      kind,
      name,
      level,
      present: kind === 'bot' || isPresent(seat),
      standIn,
      brief: brief !== null,
      resigned,
      contributed: head.contributions[seat] !== null,
    })),
    clock,
    pause,
    pace,
    listed,
    placed: head.position !== null,
    commitment,
    secret: phase === 'over' ? head.secret : null,
    contributions: phase === 'open' ? head.contributions.map(() => null) : head.contributions,
    proposals,
    outcome,
    rematch,
    created,
  };
}
