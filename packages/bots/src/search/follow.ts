import { type AnyGame, below, type Foresight, first, type Rng, type Seat } from '@insula/kernel';

/** However long somebody's turn may take, a line stops here. */
const FARTHEST = 40;

const moves: unknown[] = [];

/**
 * Plays a line on from where the tree ends: for `onward` moves, and then until another seat is at it, since half a turn is
 * hard to judge. Answers to a deed belong to it. Returns the state reached; the one given is used up.
 */
export function follow(game: AnyGame, how: Foresight, from: unknown, rng: Rng): unknown {
  const { onward, tries } = how;
  let state = from;
  let last = -1;
  for (let n = 0; n < onward + FARTHEST; n++) {
    const awaited = game.toAct(state);
    if (awaited === 0) return state;
    const seat = first(awaited);
    if (n >= onward && last !== -1 && seat !== last && !game.window(state)) return state;
    if (!game.window(state)) last = seat;
    const count = game.legal(state, seat, moves);
    if (tries === 1 || count === 1) game.play(state, seat, moves[count === 1 ? 0 : below(rng, count)]);
    else state = playBest(game, how, state, seat, count, Math.min(count, tries), rng);
  }
  return state;
}

/** The state after that one of `tried` moves drawn by lot which is worth most at once. The one given is used up. */
function playBest(
  game: AnyGame,
  { judge, talk }: Foresight,
  state: unknown,
  seat: Seat,
  count: number,
  tried: number,
  rng: Rng,
): unknown {
  let best: unknown = null;
  /** The best so far, as long as it is only talk: for that nothing needs to be tried. */
  let said: unknown = null;
  let top = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < tried; i++) {
    const j = i + below(rng, count - i);
    const move = moves[j];
    moves[j] = moves[i];
    moves[i] = move;
    const talks = talk(move);
    if (talks && said !== null) continue;
    const after = talks || (i === tried - 1 && said === null) ? state : game.clone(state);
    if (!talks) game.play(after, seat, move);
    const worth = judge(after, seat);
    if (worth > top) {
      top = worth;
      best = after;
      said = talks ? move : null;
    }
  }
  if (said !== null) game.play(state, seat, said);
  return best;
}
