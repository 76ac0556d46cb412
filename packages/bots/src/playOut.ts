import { type AnyGame, below, first, has, type Rng, type Seat, type Seats } from '@insula/kernel';

/** Decisions in a row that may belong to one move. */
const DEEPEST = 12;
/** Of more choices than MANY only A_FEW are tried: they are prices, and until somebody answers all are worth the same. */
const MANY = 64;
const A_FEW = 6;

const answers: unknown[] = [];
const own: unknown[] = [];

/**
 * Plays on until somebody's next real decision: the seat's own small choices, each the one worth most at once, and the
 * answers of others that it is not for them to put off (an answer window, or a choice that all those `together` were
 * asked to make at the same time), by lot. Returns the state reached; the one given is used up.
 */
export function playOut(
  game: AnyGame,
  worth: AnyGame['worth'],
  from: unknown,
  seat: Seat,
  together: Seats,
  tries: number,
  rng: Rng,
): unknown {
  let state = from;
  let left = tries;
  for (let depth = 0; depth < DEEPEST; depth++) {
    const awaited = game.toAct(state);
    if (has(awaited, seat)) {
      if (left <= 0) return state;
      const count = game.legal(state, seat, own);
      state = playBest(game, worth, state, seat, count, Math.min(count > MANY ? A_FEW : count, left), rng);
      left -= count;
    } else if (awaited !== 0 && (game.window(state) || (awaited & ~together) === 0)) {
      const other = first(awaited);
      const count = game.legal(state, other, answers);
      game.play(state, other, answers[below(rng, count)]);
    } else return state;
  }
  return state;
}

/** The state after that one of `own` which is worth most at once; of too many, only `tried`, drawn by lot. The state given
 *  is used up. */
function playBest(
  game: AnyGame,
  worth: AnyGame['worth'],
  state: unknown,
  seat: Seat,
  count: number,
  tried: number,
  rng: Rng,
): unknown {
  if (count === 1) {
    game.play(state, seat, own[0]);
    return state;
  }
  let bestState: unknown = null;
  let top = Number.NEGATIVE_INFINITY;
  let equals = 0;
  for (let i = 0; i < tried; i++) {
    const j = i + below(rng, count - i);
    const candidate = own[j];
    own[j] = own[i];
    own[i] = candidate;
    const after = i === tried - 1 ? state : game.clone(state);
    game.play(after, seat, candidate);
    const now = worth(after, seat);
    if (now > top) {
      top = now;
      bestState = after;
      equals = 1;
    } else if (now === top && below(rng, ++equals) === 0) bestState = after;
  }
  return bestState;
}
