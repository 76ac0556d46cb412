// Which bots meet in which game, and how often: a cell of the tables in docs/bots.md each.

export const GAMES = {
  'room-share': { game: 'room-share', options: {} },
  duel: { game: 'room-share', options: { duel: true } },
  landlord: { game: 'landlord', options: {} },
  'landlord-second': { game: 'landlord-second', options: {} },
  raja: { game: 'raja', options: {} },
};
const SIX_HEADS = ['landlord', 'landlord-second', 'raja'];
const STREETS = ['landlord', 'landlord-second'];

const SEED = 'docs';
/** A novice's oversights were partly chosen on the deals of the usual seed: it is judged on others. */
const FRESH = 'fresh';

const table = (of, seats, a, b, games) => ({ of, seats, a, b, games, seed: a === 'novice' ? FRESH : SEED });
const duels = (a, b, games, among = Object.keys(GAMES)) => among.map((of) => table(of, 2, a, b, games));

/** One bot `a` at a table of bots `b`, on the deals of a seed; where both are the same, only how such matches end is of
 *  interest. */
export const CELLS = [
  ...duels('strong', 'greedy', 200),
  ...duels('novice', 'casual', 200),
  ...duels('casual', 'greedy', 200),
  ...duels('novice', 'random', 200),
  ...['room-share', ...SIX_HEADS].map((of) => table(of, 4, 'strong', 'greedy', 200)),
  ...STREETS.map((of) => table(of, 4, 'strong', 'strong', 40)),
  ...duels('expert', 'strong', 100),
  ...duels('expert', 'greedy', 100, ['room-share', ...SIX_HEADS]),
  ...duels('expert', 'uct', 100, SIX_HEADS),
  ...duels('strong', 'worth', 200, ['raja']),
];

export const nameOf = ({ of, seats, a, b }) => `${of} ${seats}: ${a} - ${b}`;

/** How many matches a deal is: one for each seat that `a` can sit in. */
export const matchesPerDeal = ({ seats, a, b }) => (a === b ? 1 : seats);
