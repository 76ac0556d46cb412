import { list, type Rng, type Seat, shuffle, withSeat } from '@insula/kernel';
import { difference } from '../compare.ts';
import type { Law } from '../law.ts';
import { called, type Moment } from '../moment.ts';
import { aftermath } from '../news.ts';
import { legalMoves } from '../policies.ts';
import { demand } from '../violation.ts';

const WORLDS = 3;
const MOVES = 10;

/** Two pairs of a state and a move that look alike to a viewer before, and bring it the same news, look alike after.
 *  Else who is asked next, or anything else about how the game goes on, tells a secret. */
export const flow: Law = {
  name: 'how the game goes on tells nobody a secret',
  of: 'moment',
  check(at) {
    if (at.step === null) return;
    const rng = at.rng();
    const movers = list(withSeat(at.game.toAct(at.state()), at.step.seat));
    for (const viewer of at.viewers()) {
      const view = at.game.view(at.state(), viewer);
      const worlds = [at.state()];
      while (worlds.length < WORLDS) worlds.push(at.game.determinize(view, rng));
      for (const mover of movers) alike(at, worlds, mover, viewer, rng);
    }
  },
};

interface Story {
  readonly move: string;
  readonly sight: string;
}

function alike(at: Moment, worlds: readonly unknown[], mover: Seat, viewer: Seat | null, rng: Rng): void {
  const { game } = at;
  const told = new Map<string, Story>();
  for (const world of worlds)
    for (const move of some(legalMoves(game, world, mover), rng)) {
      const name = game.write(move);
      const { news, sight } = aftermath(game, world, mover, move, viewer);
      // Whoever moves knows the move; to the others it is only what they hear of it.
      const heard = mover === viewer ? `${name} ${news}` : news;
      const other = told.get(heard) ?? { move: name, sight };
      told.set(heard, other);
      demand(
        other.sight === sight,
        () =>
          `after "${other.move}" or "${name}" of ${called(mover)}, with the same news ${news}, ${called(viewer)} sees a difference: ${difference(JSON.parse(other.sight), JSON.parse(sight))}`,
      );
    }
}

const some = <T>(moves: T[], rng: Rng): T[] => (moves.length <= MOVES ? moves : shuffle(rng, moves).slice(0, MOVES));
