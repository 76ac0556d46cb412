import { type AnyGame, below, generator, list, type Seat } from '@insula/kernel';
import { headOf } from './quiet.ts';

export interface Opening {
  readonly state: unknown;
  readonly mover: Seat;
  readonly move: string;
  readonly asked: Seat;
  readonly ask: string;
}

/** The moment before a move that opens an answer window, and what it asks of whom. */
export function opening(game: AnyGame, seats: number, seed: string): Opening | null {
  const rng = generator(seed);
  const state = game.setup(headOf(game, seats).options, seats, generator(seed));
  while (game.toAct(state) !== 0) {
    const awaited = list(game.toAct(state));
    const mover = awaited[below(rng, awaited.length)];
    const moves: unknown[] = [];
    const move = moves[below(rng, game.legal(state, mover, moves))];
    const after = game.clone(state);
    game.play(after, mover, move);
    const [asked] = list(game.toAct(after));
    if (awaited.length === 1 && !game.window(state) && game.window(after))
      return { state, mover, move: game.write(move), asked, ask: game.ask(game.view(after, asked)).key };
    game.play(state, mover, move);
  }
  return null;
}
