import type { AnyGame } from '@insula/kernel';
import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { overlooking } from './novice.ts';
import { random } from './random.ts';
import { deliberating, sharesOf } from './shares.ts';
import { thinking } from './thinking.ts';

/** What `random` and `greedy` were, they stay: the yardstick for all that comes after. */
const YARDSTICKS: readonly Bot[] = [random, greedy];

const novice: Bot = {
  name: 'novice',
  help: 'Knows the rules, takes what looks good at once and overlooks things, as everybody does at first.',
  open: (game, seat) => overlooking(game, seat, game.foresight.oversight),
  shares: null,
};

/** A bot that thinks ahead. */
interface Level {
  readonly name: 'casual' | 'strong' | 'expert';
  readonly help: string;
}

const LEVELS: readonly Level[] = [
  {
    name: 'casual',
    help: 'Has played a few times: looks a move or two ahead and takes what comes.',
  },
  {
    name: 'strong',
    help: 'Plans its turns, reckons with what others may hold and seldom gives anything away.',
  },
  {
    name: 'expert',
    help: 'Thinks as long as it pays; if you beat it regularly, you know the game well.',
  },
];

/** An expert always asks itself so many times, so that as many threads may, with the same answer. */
const SHARES = 4;

/** All bots, the weakest first; those that think do it `scale` times as long as usual. */
export const botsAt = (scale: number): readonly Bot[] => [
  ...YARDSTICKS,
  novice,
  ...LEVELS.map(({ name, help }): Bot => {
    const iterations = ({ foresight }: AnyGame): number => Math.max(1, Math.round(foresight.efforts[name] * scale));
    if (name !== 'expert') return { name, help, open: (game, seat) => thinking(game, seat, iterations(game)), shares: null };
    const shares = sharesOf(SHARES, iterations);
    return { name, help, open: (game, seat) => deliberating(game, seat, shares), shares };
  }),
];
