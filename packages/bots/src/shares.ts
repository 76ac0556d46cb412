import { type AnyGame, fork, generator, type Seat, word } from '@insula/kernel';
import type { Mind, Shares } from './bot.ts';
import { greedy } from './greedy.ts';
import { politeFirst } from './polite.ts';
import { together } from './search/findings.ts';
import { thinkOnce } from './search/think.ts';

/** Decisions in `count` searches of the same question, each with its part of the iterations. */
export const sharesOf = (count: number, iterations: (game: AnyGame) => number): Shares => ({
  count,
  think(question, seed, n, signal) {
    const { game, view, seat } = question;
    const rng = generator(`${seed} ${n}`);
    const moves: unknown[] = [];
    const among = moves.slice(0, politeFirst(game, view, moves, game.legal(game.determinize(view, rng), seat, moves)));
    const found = thinkOnce(question, game.foresight, Math.ceil(iterations(game) / count), fork(rng), signal);
    return { ...found, moves: found.moves.filter(({ move }) => among.includes(move)) };
  },
});

/** A mind that does all shares of its decisions itself, one after the other. It keeps nothing in mind, or it would make a
 *  difference who did which. */
export function deliberating(game: AnyGame, seat: Seat, shares: Shares): Mind {
  const moves: unknown[] = [];
  return {
    choose(view, rng, signal) {
      const imagined = game.determinize(view, rng);
      const count = politeFirst(game, view, moves, game.legal(imagined, seat, moves));
      if (count === 1) return moves[0];
      const question = { game, view, seat, seats: game.seats(imagined) };
      const seed = [word(rng), word(rng), word(rng), word(rng)].join(' ');
      const found = together(Array.from({ length: shares.count }, (_, n) => shares.think(question, seed, n, signal)));
      // Of many that look alike only a few were looked at.
      return found.moves.length === 0 ? moves[0] : found.moves[0].move;
    },
    interject: greedy.open(game, seat).interject,
  };
}
