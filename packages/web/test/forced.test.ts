import { type AnyGame, below, first, generator, readOptions } from '@insula/kernel';
import { landlord, landlordSecond } from '@insula/landlord';
import { raja } from '@insula/raja';
import { expect, test } from 'vitest';
import { forced as inTheStreet } from '../src/tables/landlord/forced.ts';
import { forced as inRaja } from '../src/tables/raja/forced.ts';

type Forced = (view: never, legal: readonly string[]) => string | null;
const TABLES: readonly (readonly [AnyGame, Forced])[] = [
  [landlord as unknown as AnyGame, inTheStreet],
  [landlordSecond as unknown as AnyGame, inTheStreet],
  [raja as unknown as AnyGame, inRaja],
];

/** The moves of a seat that are no Recycle: that one may be played at any time, and answers nothing. */
function answersOf(game: AnyGame, state: unknown, seat: number): string[] {
  const moves: unknown[] = [];
  const count = game.legal(state, seat, moves);
  return moves
    .slice(0, count)
    .map((move) => game.write(move))
    .filter((move) => !move.startsWith('recycle'));
}

test.each(TABLES)('what the page answers by itself is all that anybody could imagine as an answer', (game, forced) => {
  let answered = 0;
  for (let seed = 0; seed < 3; seed++) {
    const state = game.setup(readOptions(game.options, {}), 2 + seed, generator(`forced ${seed}`));
    const rng = generator(`play ${seed}`);
    for (let moves = 0; moves < 500 && game.toAct(state) !== 0; moves++) {
      const seat = first(game.toAct(state));
      const legal = answersOf(game, state, seat);
      const answer =
        forced(game.view(state, seat) as never, [...legal, 'recycle roof']) ??
        forced(game.view(state, seat) as never, legal);
      if (answer !== null) {
        answered++;
        expect(game.window(state)).toBe(false);
        const imagined = game.determinize(game.view(state, null), rng);
        expect(answersOf(game, imagined, seat)).toEqual([answer]);
      }
      const all: unknown[] = [];
      game.play(state, seat, all[below(rng, game.legal(state, seat, all))]);
    }
  }
  expect(answered).toBeGreaterThan(0);
});
