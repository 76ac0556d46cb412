import { type AnyGame, has, only, type Refusal, type Seat } from '@insula/kernel';
import type { Code } from '@insula/protocol';
import { allAnswered, charged } from './clocks.ts';
import type { Held, Match, Play } from './match.ts';
import { awaitedSeats, isAlone } from './play.ts';
import { record } from './record.ts';

/** Not done, and why: by a clause of the rules, or by the server. `move` is which one of a chain. */
export interface No {
  readonly rule: string | null;
  readonly code: string;
  readonly move: number | null;
}
export const no = (code: Code, move: number | null = null): No => ({ rule: null, code, move });
const byRule = ({ rule, code }: Refusal, move: number): No => ({ rule, code, move });

/** A seat's decision as a number. Each small answer that is kept makes it another one, so that none is taken twice. */
export const decisionOf = (play: Play, seat: Seat): number =>
  play.decisions[seat] * 100 + (play.held[seat]?.moves.length ?? 0);

/** Whether a seat may make these moves next, judged as `answer` would, and nothing is played. It tells no secret: a chain
 *  ends where a move would show something. */
export function judge(game: AnyGame, play: Play, seat: Seat, texts: readonly string[]): No | null {
  const unreadable = texts.findIndex((text) => game.read(text) === null);
  if (unreadable >= 0) return no('no-move', unreadable);
  if (isAlone(game, play, seat)) return tried(game, play, seat, texts);
  const before = begun(play, seat);
  const { refused } = branch(game, play, seat, [...before, ...texts]);
  return refused === null ? null : { ...refused, move: Math.max(0, (refused.move ?? 0) - before.length) };
}

/** The small answers that a seat has given to a question that wants more of them. */
function begun(play: Play, seat: Seat): readonly string[] {
  const held = play.held[seat];
  return held !== null && !held.done ? held.moves : [];
}

/** Moves of one seat, all or none of them. */
export function answer(
  match: Match,
  play: Play,
  seat: Seat,
  texts: readonly string[],
  by: Held['by'],
  request: string | null,
): No | null {
  const unreadable = texts.findIndex((text) => match.game.read(text) === null);
  if (unreadable >= 0) return no('no-move', unreadable);
  if (isAlone(match.game, play, seat)) return playNow(match, play, seat, texts, by, request);
  return hold(match, play, seat, texts, by, request);
}

function playNow(
  match: Match,
  play: Play,
  seat: Seat,
  texts: readonly string[],
  by: Held['by'],
  request: string | null,
): No | null {
  const refused = texts.length === 1 ? first(match.game, play, seat, texts[0]) : tried(match.game, play, seat, texts);
  if (refused !== null) return refused;
  for (const move of texts) record(match, play, { kind: 'move', move }, seat, by, request);
  dropMoot(match, play);
  return null;
}

function first(game: AnyGame, play: Play, seat: Seat, text: string): No | null {
  const refusal = game.whyNot(play.state, seat, game.read(text));
  return refusal === null ? null : byRule(refusal, 0);
}

/** Plays a chain on a copy. It must not run into a question that others answer too, nor go on once a move has shown
 *  something: whether the next one is refused would tell what was shown, and nothing would have been played. */
function tried(game: AnyGame, play: Play, seat: Seat, texts: readonly string[]): No | null {
  const state = game.clone(play.state);
  let showed = false;
  for (const [i, text] of texts.entries()) {
    const awaited = game.toAct(state);
    const isShared = has(awaited, seat) && (awaited !== only(seat) || game.window(state));
    if (i > 0 && (showed || isShared)) return no('stale', i);
    const move = game.read(text);
    const refusal = game.whyNot(state, seat, move);
    if (refusal !== null) return byRule(refusal, i);
    game.play(state, seat, move, (_, __, shows) => {
      showed ||= shows;
    });
  }
  return null;
}

/** What would become of the table if only this seat's kept answer were played. */
export interface Branch {
  readonly state: unknown;
  readonly refused: No | null;
  readonly showed: boolean;
  readonly done: boolean;
}

export function branch(game: AnyGame, play: Play, seat: Seat, texts: readonly string[]): Branch {
  const state = game.clone(play.state);
  let showed = false;
  for (const [i, text] of texts.entries()) {
    if (showed) return { state, refused: no('stale', i), showed, done: false };
    const move = game.read(text);
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
  match: Match,
  play: Play,
  seat: Seat,
  texts: readonly string[],
  by: Held['by'],
  request: string | null,
): No | null {
  const { game, at, head } = match;
  const before = begun(play, seat);
  const moves = [...before, ...texts];
  const { state, refused, showed, done } = branch(game, play, seat, moves);
  if (refused !== null) return { ...refused, move: Math.max(0, (refused.move ?? 0) - before.length) };
  // A card that may be played at any time answers nothing, and what it shows must not be seen and then withdrawn.
  const answersNothing = showed && before.length === 0 && game.toAct(state) === play.awaited && !game.window(play.state);
  if (answersNothing) return playNow(match, play, seat, texts, by, request);
  const left = charged(match, play, seat, at.now());
  play.held[seat] = { moves, by, request, left, done };
  at.journal.write({
    put: 'held',
    row: { match: head.id, seat, decision: play.decisions[seat], by, moves, request, left },
  });
  match.outbox.own |= only(seat);
  at.journal.tell(match);
  return null;
}

export function withdraw(match: Match, play: Play, seat: Seat): No | null {
  if (play.held[seat] === null) return no('nothing-to-withdraw');
  drop(match, play, seat);
  match.outbox.own |= only(seat);
  match.at.journal.tell(match);
  return null;
}

/** Plays all answers, once they are there and the window may close. Returns whether it did. */
export function settle(match: Match, play: Play): boolean {
  if (!allAnswered(play)) return false;
  if (match.game.window(play.state) && match.at.now() < play.opened + match.head.pause) return false;
  for (const seat of awaitedSeats(play)) {
    const held = play.held[seat];
    if (held === null) continue;
    for (const text of held.moves) {
      // Something that may be done at any time has made it impossible: the seat is asked again.
      if (match.game.whyNot(play.state, seat, match.game.read(text)) !== null) break;
      record(match, play, { kind: 'move', move: text }, seat, held.by, held.request);
    }
    drop(match, play, seat);
  }
  return true;
}

/** Forgets answers to questions that are no longer asked. */
function dropMoot(match: Match, play: Play): void {
  for (let seat = 0; seat < play.held.length; seat++)
    if (play.held[seat] !== null && !stillHolds(match.game, play, seat)) {
      drop(match, play, seat);
      match.outbox.own |= only(seat);
    }
}

const stillHolds = (game: AnyGame, play: Play, seat: Seat): boolean =>
  !isAlone(game, play, seat) && branch(game, play, seat, play.held[seat]?.moves ?? []).refused === null;

export function drop(match: Match, play: Play, seat: Seat): void {
  if (play.held[seat] === null) return;
  play.held[seat] = null;
  match.at.journal.write({ drop: 'held', match: match.head.id, seat });
}
