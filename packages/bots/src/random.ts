import { below } from '@insula/kernel';
import type { Bot } from './bot.ts';

const moves: unknown[] = [];

export const random: Bot = {
  name: 'random',
  help: 'Plays any legal move, each as likely as any other.',
  open: (game, seat) => ({
    choose(view, rng) {
      const count = game.legal(game.determinize(view, rng), seat, moves);
      return moves[below(rng, count)];
    },
    /** Silence is one choice among the moves. */
    interject(view, rng) {
      const count = game.legal(game.determinize(view, rng), seat, moves);
      const pick = below(rng, count + 1);
      return pick === count ? null : moves[pick];
    },
  }),
  shares: null,
};
