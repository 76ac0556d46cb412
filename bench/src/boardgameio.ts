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
interface Ai {
  readonly MCTSBot: new (how: {
    game: typeof duel;
    enumerate: typeof enumerate;
    seed: string;
    iterations: number;
    playoutDepth: number;
  }) => { play(state: State<Duel>, playerID: string): Promise<unknown> };
}
const { MCTSBot } = createRequire(import.meta.url)('boardgame.io/ai') as Ai;
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

/** Longer than any duel. */
const TO_THE_END = 10_000;
const PLAYOUTS = 10;

/** Playouts per second of its own MCTS bot, thinking about the first move of one duel after the other. */
export async function playoutsFor(milliseconds: number): Promise<number> {
  const start = performance.now();
  let playouts = 0;
  while (performance.now() - start < milliseconds) {
    const seed = `mcts ${playouts}`;
    const state = begin(seed);
    const bot = new MCTSBot({ game: duel, enumerate, seed, iterations: PLAYOUTS, playoutDepth: TO_THE_END });
    await bot.play(state, state.ctx.currentPlayer);
    playouts += PLAYOUTS;
  }
  return playouts / ((performance.now() - start) / 1000);
}
