import { type AnyGame, fork, generator, type Seat, word } from '@insula/kernel';
import type { Mind, Shares } from './bot.ts';
import { greedy } from './greedy.ts';
import { politeFirst } from './polite.ts';
import { type Findings, together } from './search/findings.ts';
import { isDecided, openRace, pass } from './search/race.ts';
import { thinkOnce } from './search/think.ts';

/** Decisions in `count` searches of the same question, each with its part of the iterations. */
export const sharesOf = (count: number, iterations: (game: AnyGame) => number): Shares => ({
  count,
  each: (game) => Math.ceil(iterations(game) / count),
  think(question, seed, n, signal, race) {
    const { game, view, seat } = question;
    const rng = generator(`${seed} ${n}`);
    const moves: unknown[] = [];
    const among = moves.slice(0, politeFirst(game, view, moves, game.legal(game.determinize(view, rng), seat, moves)));
    const found = thinkOnce(question, game.foresight, this.each(game), fork(rng), signal, race);
    return { ...found, moves: found.moves.filter(({ move }) => among.includes(move)) };
  },
});

/** A mind that does all shares of its decisions itself, one after the other, until nothing that is left could change them. It
 *  keeps nothing in mind, or it would make a difference who did which. */
export function deliberating(game: AnyGame, seat: Seat, shares: Shares): Mind {
  const moves: unknown[] = [];
  return {
    choose(view, rng, signal) {
      const imagined = game.determinize(view, rng);
      const count = politeFirst(game, view, moves, game.legal(imagined, seat, moves));
      if (count === 1) return moves[0];
      const question = { game, view, seat, seats: game.seats(imagined) };
      const seed = [word(rng), word(rng), word(rng), word(rng)].join(' ');
      const each = shares.each(game);
      const race = openRace(moves.slice(0, count), shares.count * each);
      const found: Findings[] = [];
      while (found.length < shares.count && !isDecided(race)) {
        const share = shares.think(question, seed, found.length, signal, race);
        pass(race, share.moves, each);
        found.push(share);
      }
      const [best] = together(found).moves;
      // Of many that look alike only a few were looked at.
      return best === undefined ? moves[0] : best.move;
    },
    interject: greedy.open(game, seat).interject,
  };
}
