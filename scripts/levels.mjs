// `npm run levels`: how the bots' levels compare in every game, cell by cell of the table in docs/bots.md. Every deal is written
// down as soon as it is played, and a second run goes on from there. `npm run levels -- --only expert` plays those cells alone.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { build, install, root } from './ready.mjs';

const GAMES = {
  'room-share': { game: 'room-share', options: {} },
  duel: { game: 'room-share', options: { duel: true } },
  landlord: { game: 'landlord', options: {} },
  'landlord-second': { game: 'landlord-second', options: {} },
  raja: { game: 'raja', options: {} },
};
const SIX_HEADS = ['landlord', 'landlord-second', 'raja'];
const STREETS = ['landlord', 'landlord-second'];

const duels = (a, b, games, among = Object.keys(GAMES)) => among.map((of) => ({ of, seats: 2, a, b, games }));

/** One bot `a` at a table of bots `b`; where both are the same, only how such matches end is of interest. */
const CELLS = [
  ...duels('strong', 'greedy', 200),
  ...duels('novice', 'casual', 200),
  ...duels('casual', 'greedy', 200),
  ...duels('novice', 'random', 200),
  ...['room-share', ...SIX_HEADS].map((of) => ({ of, seats: 4, a: 'strong', b: 'greedy', games: 200 })),
  ...STREETS.map((of) => ({ of, seats: 4, a: 'strong', b: 'strong', games: 40 })),
  ...duels('expert', 'strong', 100),
  ...duels('expert', 'greedy', 100, ['room-share', ...SIX_HEADS]),
  ...duels('expert', 'uct', 100, SIX_HEADS),
];

const nameOf = ({ of, seats, a, b }) => `${of} ${seats}: ${a} - ${b}`;

async function main() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: '' },
      games: { type: 'string' },
      seed: { type: 'string', default: 'docs' },
      keep: { type: 'string', default: join(root, 'levels') },
      threads: { type: 'string', default: '2' },
    },
  });
  install();
  build(['built', 'joined']);
  mkdirSync(values.keep, { recursive: true });
  const threads = Array.from({ length: Number(values.threads) }, () => new Worker(new URL(import.meta.url)));
  for (const cell of CELLS.filter((one) => nameOf(one).includes(values.only)))
    console.log(await playCell(cell, Number(values.games ?? cell.games), values.seed, values.keep, threads));
  await Promise.all(threads.map((thread) => thread.terminate()));
}

/** Plays what is not played yet of a cell and returns its line of the table. */
async function playCell(cell, games, seed, keep, threads) {
  const { openJournal } = await import('../packages/cli/dist/arena/journal.js');
  const { of, seats, a, b } = cell;
  const setting = { ...GAMES[of], seats, a, b, seed };
  const journal = openJournal(join(keep, `${of}-${seats}-${a}-${b}.jsonl`), setting);
  const count = Math.ceil(games / (a === b ? 1 : seats));
  const played = new Map(journal.played.map((deal) => [deal.deal, deal]));
  let next = 0;
  await Promise.all(
    threads.map(async (thread) => {
      while (next < count) {
        const deal = next++;
        if (played.has(deal)) continue;
        const one = await ask(thread, { ...setting, deal });
        played.set(deal, one);
        journal.write(one);
      }
    }),
  );
  return line(
    cell,
    [...played.values()].filter(({ deal }) => deal < count),
  );
}

const ask = (thread, task) =>
  new Promise((resolve) => {
    thread.once('message', resolve);
    thread.postMessage(task);
  });

/** A deal: the same cards once for every seat that `a` can sit in. */
async function playDeal({ game: id, options: chosen, seats, a, b, seed, deal }) {
  const { BOTS, botNamed } = await import('../packages/bots/dist/index.js');
  const { readOptions } = await import('../packages/kernel/dist/index.js');
  const { openShelf } = await import('../packages/shelf/dist/index.js');
  const { playMatch } = await import('../packages/cli/dist/simulate/match.js');
  const { uct } = await import('./uct.mjs');
  const game = (await openShelf()).game(id);
  const options = readOptions(game.options, chosen);
  const bots = [...BOTS, uct];
  const matches = Array.from({ length: a === b ? 1 : seats }, (_, seatOfA) => {
    const seated = Array.from({ length: seats }, (_, seat) => botNamed(seat === seatOfA ? a : b, bots));
    const { result, moves } = playMatch(game, options, seated, `${seed}/${deal}`);
    return { rank: result.rank, ending: result.ending, moves };
  });
  return { deal, matches };
}

async function line(cell, deals) {
  const { interval, shareOf } = await import('../packages/cli/dist/arena/standings.js');
  const shares = deals.map(({ matches }) => matches.map(({ rank }, seatOfA) => shareOf(rank, seatOfA)));
  const matches = deals.flatMap((deal) => deal.matches);
  const moves = matches.map((match) => match.moves).sort((x, y) => x - y)[matches.length >> 1];
  const endings = [...new Set(matches.map(({ ending }) => ending))].map(
    (ending) => `${ending} ${matches.filter((match) => match.ending === ending).length}`,
  );
  const share = shares.flat().reduce((sum, one) => sum + one, 0) / matches.length;
  const [low, high] = interval(shares).map((end) => end.toFixed(3));
  const found = cell.a === cell.b ? '' : ` ${share.toFixed(3)} (${low}-${high})`;
  return `${nameOf(cell)}:${found} of ${matches.length} games, ${moves} moves at the median, ends by ${endings.join(', ')}`;
}

if (isMainThread) await main();
else parentPort.on('message', async (task) => parentPort.postMessage(await playDeal(task)));
