import { createRequire } from 'node:module';
import { below, type Rng } from '@insula/kernel';
import type { Ctx, State } from 'boardgame.io';
import { type Duel, duel, enumerate } from './duel.ts';

/** boardgame.io's own reducer, without client, server or views: the fastest way it can play. */
interface Internal {
  InitializeGame(setup: { game: typeof duel; numPlayers: number }): State<Duel>;
  CreateGameReducer(of: { game: typeof duel }): (state: State<Duel>, action: object) => State<Duel>;
}
// Its packages name folders as entries, which modules of our kind cannot import.
const { InitializeGame, CreateGameReducer } = createRequire(import.meta.url)('boardgame.io/internal') as Internal;
const reduce = CreateGameReducer({ game: duel });

export const begin = (seed: string): State<Duel> => InitializeGame({ game: { ...duel, seed }, numPlayers: 2 });

export function make(state: State<Duel>, type: string, args: readonly number[]): State<Duel> {
  const { currentPlayer } = state.ctx;
  return reduce(state, { type: 'MAKE_MOVE', payload: { type, args, playerID: currentPlayer } });
}

export const legal = (state: State<Duel>): ReturnType<typeof enumerate> => enumerate(state.G, state.ctx as Ctx);

/** One random match to its end. */
export function playMatch(seed: string, rng: Rng): State<Duel> {
  let state = begin(seed);
  while (state.ctx.gameover === undefined) {
    const moves = legal(state);
    const { move, args } = moves[below(rng, moves.length)];
    state = make(state, move, args);
  }
  return state;
}
