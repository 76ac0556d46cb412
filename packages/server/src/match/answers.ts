import { type AnyGame, has, only, type Seat } from '@insula/kernel';
import { allAnswered, charged } from './clocks.ts';
import type { Held, Play, Spoken } from './match.ts';
import { awaitedSeats, isAlone } from './play.ts';
import { drop, recordMove } from './record.ts';
import { byRule, type No, no } from './refusal.ts';
import type { Turn } from './turn.ts';

/** A seat's decision as a number. Each small answer that is kept makes it another one, so that none is taken twice. */
export const decisionOf = (play: Play, seat: Seat): number =>
  play.decisions[seat] * 100 + (play.held[seat]?.moves.length ?? 0);

/** What would become of moves: `final` ones could not be taken back alone. */
export interface Verdict {
  readonly refused: No | null;
  readonly final: boolean;
}

/** Whether a seat may make these moves next, judged as `answer` would, and nothing is played. It tells no secret: a chain
 *  ends where a move would show something, so whether it would can be asked in any case. */
export function judge(game: AnyGame, play: Play, seat: Seat, texts: readonly string[]): Verdict {
  const moves = spoken(game, texts);
  const unreadable = moves.findIndex(({ move }) => move === null);
  if (unreadable >= 0) return { refused: no('no-move', unreadable), final: false };
  if (isAlone(play, seat)) return tried(game, play, seat, moves);
  const before = begun(play, seat);
  const { refused, done } = branch(game, play, seat, [...before, ...moves]);
  if (refused === null) return { refused, final: done };
  return { refused: { ...refused, move: Math.max(0, (refused.move ?? 0) - before.length) }, final: false };
}

const spoken = (game: AnyGame, texts: readonly string[]): Spoken[] => texts.map((text) => ({ text, move: game.read(text) }));

/** The small answers that a seat has given to a question that wants more of them. */
function begun(play: Play, seat: Seat): readonly Spoken[] {
  const held = play.held[seat];
  return held !== null && !held.done ? held.moves : [];
}

/** Moves of one seat, all or none of them. */
export function answer(
  turn: Turn,
  play: Play,
  seat: Seat,
  texts: readonly string[],
  by: Held['by'],
  request: string | null,
): No | null {
  const moves = spoken(turn.match.game, texts);
  const unreadable = moves.findIndex(({ move }) => move === null);
  if (unreadable >= 0) return no('no-move', unreadable);
  return (isAlone(play, seat) ? playNow : hold)(turn, play, seat, moves, by, request);
}

function playNow(
  turn: Turn,
  play: Play,
  seat: Seat,
  moves: readonly Spoken[],
  by: Held['by'],
  request: string | null,
): No | null {
  const { game } = turn.match;
  const refused = moves.length === 1 ? first(game, play, seat, moves[0]) : tried(game, play, seat, moves).refused;
  if (refused !== null) return refused;
  for (const move of moves) recordMove(turn, play, move, seat, by, request);
  dropMoot(turn, play);
  return null;
}

function first(game: AnyGame, play: Play, seat: Seat, { move }: Spoken): No | null {
  const refusal = game.whyNot(play.state, seat, move);
  return refusal === null ? null : byRule(refusal, 0);
}

/** Plays a chain on a copy. It must not run into a question that others answer too, nor go on once a move has shown
 *  something: whether the next one is refused would tell what was shown, and nothing would have been played. */
function tried(game: AnyGame, play: Play, seat: Seat, moves: readonly Spoken[]): Verdict {
  const state = game.clone(play.state);
  let showed = false;
  for (const [i, { move }] of moves.entries()) {
    const awaited = game.toAct(state);
    const isShared = has(awaited, seat) && (awaited !== only(seat) || game.window(state));
    if (i > 0 && (showed || isShared)) return { refused: no('stale', i), final: false };
    const refusal = game.whyNot(state, seat, move);
    if (refusal !== null) return { refused: byRule(refusal, i), final: false };
    game.play(state, seat, move, (_, __, shows) => {
      showed ||= shows;
    });
  }
  // Once others go on, or nobody does, nothing is left to take back.
  return { refused: null, final: showed || !has(game.toAct(state), seat) };
}

/** What would become of the table if only this seat's kept answer were played. */
export interface Branch {
  readonly state: unknown;
  readonly refused: No | null;
  readonly showed: boolean;
  readonly done: boolean;
}

export function branch(game: AnyGame, play: Play, seat: Seat, moves: readonly Spoken[]): Branch {
  const state = game.clone(play.state);
  let showed = false;
  for (const [i, { move }] of moves.entries()) {
    if (showed) return { state, refused: no('stale', i), showed, done: false };
    const refusal = game.whyNot(state, seat, move);
    if (refusal !== null) return { state, refused: byRule(refusal, i), showed, done: false };
    game.play(state, seat, move, (_, __, shows) => {
      showed ||= shows;
    });
  }
  const after = game.toAct(state);
  const others = ~only(seat);
  const settled = !has(after, seat) || (after & others) !== (play.awaited & others) || play.awaited === only(seat);
  return { state, refused: null, showed, done: showed || settled };
}

/** Several decide at once, or a window is open: the answer waits, unseen, until all are there. */
function hold(
  turn: Turn,
  play: Play,
  seat: Seat,
  given: readonly Spoken[],
  by: Held['by'],
  request: string | null,
): No | null {
  const { match, told, changes, now } = turn;
  const { game, head } = match;
  const before = begun(play, seat);
  const moves = [...before, ...given];
  const { state, refused, showed, done } = branch(game, play, seat, moves);
  if (refused !== null) return { ...refused, move: Math.max(0, (refused.move ?? 0) - before.length) };
  // A card that may be played at any time answers nothing, and what it shows must not be seen and then withdrawn.
  const answersNothing = showed && before.length === 0 && game.toAct(state) === play.awaited && !play.window;
  if (answersNothing) return playNow(turn, play, seat, given, by, request);
  const left = charged(match, play, seat, now);
  play.held[seat] = { moves, by, request, left, done };
  const written = moves.map(({ text }) => text);
  changes.push({
    put: 'held',
    row: { match: head.id, seat, decision: play.decisions[seat], by, moves: written, request, left },
  });
  told.own |= only(seat);
  return null;
}

export function withdraw(turn: Turn, play: Play, seat: Seat): No | null {
  if (play.held[seat] === null) return no('nothing-to-withdraw');
  drop(turn, play, seat);
  turn.told.own |= only(seat);
  return null;
}

/** Plays all answers, once they are there and the window may close. Returns whether it did. */
export function settle(turn: Turn, play: Play): boolean {
  const { game, head } = turn.match;
  if (!allAnswered(play)) return false;
  if (play.window && turn.now < play.opened + head.pause) return false;
  for (const seat of awaitedSeats(play)) {
    const held = play.held[seat];
    if (held === null) continue;
    for (const move of held.moves) {
      // Something that may be done at any time has made it impossible: the seat is asked again.
      if (game.whyNot(play.state, seat, move.move) !== null) break;
      recordMove(turn, play, move, seat, held.by, held.request);
    }
    drop(turn, play, seat);
  }
  return true;
}

/** Forgets answers to questions that are no longer asked. */
function dropMoot(turn: Turn, play: Play): void {
  for (let seat = 0; seat < play.held.length; seat++)
    if (play.held[seat] !== null && !stillHolds(turn.match.game, play, seat)) {
      drop(turn, play, seat);
      turn.told.own |= only(seat);
    }
}

const stillHolds = (game: AnyGame, play: Play, seat: Seat): boolean =>
  !isAlone(play, seat) && branch(game, play, seat, play.held[seat]?.moves ?? []).refused === null;
