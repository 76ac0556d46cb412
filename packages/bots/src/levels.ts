import type { AnyGame } from '@insula/kernel';
import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { overlooking } from './novice.ts';
import { random } from './random.ts';
import type { Effort } from './search/effort.ts';
import { thinking } from './thinking.ts';

/** What `random` and `greedy` were, they stay: the yardstick for all that comes after. */
const YARDSTICKS: readonly Bot[] = [random, greedy];

const novice: Bot = {
  name: 'novice',
  help: 'Knows the rules, takes what looks good at once and overlooks things, as everybody does at first.',
  open: (game, seat) => overlooking(game, seat, game.foresight.oversight),
};

/** A bot that thinks ahead. An expert always asks itself four times, so that four threads may, with the same answer. */
interface Level {
  readonly name: string;
  readonly help: string;
  effort(game: AnyGame): Effort;
}

const LEVELS: readonly Level[] = [
  {
    name: 'casual',
    help: 'Has played a few times: looks a move or two ahead and takes what comes.',
    effort: ({ foresight }) => ({ iterations: foresight.efforts.casual, searches: 1 }),
  },
  {
    name: 'strong',
    help: 'Plans its turns, reckons with what others may hold and seldom gives anything away.',
    effort: ({ foresight }) => ({ iterations: foresight.efforts.strong, searches: 1 }),
  },
  {
    name: 'expert',
    help: 'Thinks as long as it pays; whoever beats it regularly knows the game well.',
    effort: ({ foresight }) => ({ iterations: foresight.efforts.expert, searches: 4 }),
  },
];

/** All bots, the weakest first; those that think do it `scale` times as long as usual. */
export const botsAt = (scale: number): readonly Bot[] => [
  ...YARDSTICKS,
  novice,
  ...LEVELS.map(({ name, help, effort }): Bot => {
    const scaled = (game: AnyGame): Effort => {
      const { iterations, searches } = effort(game);
      return { iterations: Math.max(searches, Math.round(iterations * scale)), searches };
    };
    return { name, help, open: (game, seat) => thinking(game, seat, scaled(game)) };
  }),
];
