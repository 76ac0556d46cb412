import { type AnyGame, fill } from '@insula/kernel';
import type { Shelf } from '@insula/shelf';
import { elsewhere } from './nursery.ts';
import { seedOf, type Twin } from './twins.ts';

/** Puts the second world's states in the place of the first one's at the moment where each twin parts, wherever the
 *  server comes by it: while playing, loading, replaying or taking back. Returns what makes the games whole again. */
export function rift(shelf: Shelf, twins: readonly Twin[]): () => void {
  const mended = shelf.games.map((game) => tear(game, twins));
  return () => {
    for (const mend of mended) mend();
  };
}

function tear(game: AnyGame, twins: readonly Twin[]): () => void {
  const own = twins.filter((twin) => twin.game === game.id);
  const seeds = new Map(
    own.map(({ secret, seats }) => [JSON.stringify(fill(seedOf(elsewhere(secret), seats))), seedOf(secret, seats)]),
  );
  const replacement = new Map(own.map(({ parting: [here, there] }) => [here, there]));
  const { setup, play } = game;
  const crossed = (state: unknown): void => {
    const there = replacement.get(JSON.stringify(state));
    if (there === undefined) return;
    for (const key of Object.keys(state as object)) delete (state as { [key: string]: unknown })[key];
    Object.assign(state as object, JSON.parse(there));
  };
  const torn: Pick<AnyGame, 'setup' | 'play'> = {
    setup(options, seats, rng) {
      const seed = seeds.get(JSON.stringify(rng));
      const state = setup(options, seats, seed === undefined ? rng : fill(seed));
      crossed(state);
      return state;
    },
    play(state, seat, move, tell) {
      play(state, seat, move, tell);
      crossed(state);
    },
  };
  Object.assign(game, torn);
  return () => Object.assign(game, { setup, play });
}
