// `npm run levels`: how the bots' levels compare in every game, cell by cell of the tables in docs/bots.md. Every deal is written
// down as soon as it is played, and a second run goes on from there. `--only 'raja 4' --only expert` plays those cells alone, in
// that order; `--print` plays nothing and prints the tables of what is kept.
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { flags, refuse, wholeNumber } from './flags.mjs';
import { CELLS, matchesPerDeal, nameOf } from './levels/cells.mjs';
import { build, install, root } from './ready.mjs';

const values = flags({
  only: { type: 'string', multiple: true, default: [''] },
  games: { type: 'string' },
  keep: { type: 'string', default: join(root, 'docs', 'levels') },
  threads: { type: 'string', default: '2' },
  print: { type: 'boolean', default: false },
});
const games = values.games === undefined ? null : wholeNumber('games', values.games);
const width = wholeNumber('threads', values.threads);
const chosen = [...new Set(values.only.flatMap(cellsNamed))];
install();
build(['built', 'joined']);
const { openKept, readKept } = await import('./levels/kept.mjs');
const { lineOf, tablesOf } = await import('./levels/table.mjs');
mkdirSync(values.keep, { recursive: true });
const threads = Array.from({ length: width }, () => new Worker(new URL('levels/deal.mjs', import.meta.url)));
if (values.print) await print();
else for (const cell of chosen) console.log(lineOf(cell, await playCell(cell, games ?? cell.games)));
await Promise.all(threads.map((thread) => thread.terminate()));

function cellsNamed(part) {
  const cells = CELLS.filter((cell) => nameOf(cell).includes(part));
  if (cells.length === 0) refuse(`No cell is named like "${part}"; the first is "${nameOf(CELLS[0])}".`);
  return cells;
}

async function print() {
  const open = [...chosen];
  const dealsOf = new Map();
  await Promise.all(
    threads.map(async (thread) => {
      for (let cell = open.shift(); cell !== undefined; cell = open.shift())
        dealsOf.set(cell, readKept(values.keep, cell, await ask(thread, { what: 'stamp', cell })));
    }),
  );
  for (const cell of chosen) console.log(lineOf(cell, dealsOf.get(cell)));
  console.log(`\n${tablesOf((cell) => dealsOf.get(cell) ?? [])}`);
}

/** Plays what is not played yet of a cell and returns its deals. */
async function playCell(cell, games) {
  const stamp = await ask(threads[0], { what: 'stamp', cell });
  const journal = openKept(values.keep, cell, stamp, (file) =>
    console.error(`${file} was played by other bots, and begins anew.`),
  );
  const count = Math.ceil(games / matchesPerDeal(cell));
  const played = new Map(journal.played.map((one) => [one.deal, one]));
  let next = 0;
  await Promise.all(
    threads.map(async (thread) => {
      while (next < count) {
        const deal = next++;
        if (played.has(deal)) continue;
        const one = await ask(thread, { what: 'deal', cell, deal });
        played.set(deal, one);
        journal.write(one);
      }
    }),
  );
  return [...played.values()];
}

/** A thread that fails rejects what is asked of it. */
async function ask(thread, question) {
  thread.postMessage(question);
  const [answer] = await once(thread, 'message');
  return answer;
}
