// `npm run test:deep`: many random matches of every game and all laws on a larger sample, bots of every level at every table, a
// hundred thousand bad messages and many more pairs of matches that must look alike on the server, faults planted in it, then mutation
// testing.
//   --games N        random matches of each game        --only ID      one game
//   --no-mutation    all but mutation testing           --mutation ID  only mutation testing, of that game
//   --bots           only matches of bots: every level with every number of seats and every variant
//   --server         only the server's part
//   --fuzz N         only messages made from the shapes, so many of them
//   --seed N         with --fuzz: others of them
//   --planted        only the faults planted in the server, each of which a test must catch
//   --part 2/10      with --planted: only a tenth of them, the second
//   --cluster        only what is played over sockets, with two processes on one PostgreSQL and everybody at the wrong one,
//                    then all that may happen to processes and their database
//   --browser        only the pages and whole matches in Chromium, in every look
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { flags } from './flags.mjs';
import { bin, build, install, run } from './ready.mjs';

const MATCHES = { 'room-share': 100_000 };
const USUAL_MATCHES = 50_000;
const PIECE = 1000;
const LEVELS = ['novice', 'casual', 'strong', 'expert'];
const A_TENTH = 0.1;
/** No match of bots takes longer, in milliseconds. */
const MATCH_DEADLINE = 120_000;

/** Suites that know the server by its sockets and requests alone. */
const SPOKEN =
  'abuse breath chains changes fair identity life orders pace play position proposals rematch replay resending rough seats setup takingBack telling together visit why window';

/** What may happen to several processes and their database; see `packages/server/test/crash/troubles.mjs`. */
const CRASH = 'packages/server/test/crash/main.mjs';
const TROUBLES = [
  '--processes 2 --kills 6',
  '--processes 2 --how stop --kills 1',
  '--processes 3 --how roll --kills 3 --couples 100 --pace 1000',
  '--processes 2 --how database --kills 2',
  '--processes 2 --how cut --kills 2',
  '--processes 3 --how apart --kills 2',
  '--processes 2 --how standby --kills 2',
  '--processes 2 --pooler --kills 4',
];

/** Suites that know the store, also behind a pooler that gives its connections to anybody. */
const POOLED = 'stores postgres cluster';

const values = flags({
  games: { type: 'string' },
  only: { type: 'string' },
  mutation: { type: 'string' },
  'no-mutation': { type: 'boolean', default: false },
  bots: { type: 'boolean', default: false },
  server: { type: 'boolean', default: false },
  planted: { type: 'boolean', default: false },
  part: { type: 'string', default: '1/1' },
  cluster: { type: 'boolean', default: false },
  fuzz: { type: 'string' },
  seed: { type: 'string', default: '17' },
  browser: { type: 'boolean', default: false },
});
install();
build();
const everything = values.mutation === undefined && values.only === undefined;
const part = values.browser || values.bots || values.server || values.planted || values.cluster || values.fuzz !== undefined;
if (values.mutation === undefined && !part) await matches();
if (values.bots || (everything && !part)) await bots();
if (values.server || (everything && !part)) server();
if (values.fuzz !== undefined) fuzz(values.fuzz, values.seed);
if (values.planted || (everything && !part)) planted(values.part);
if (values.cluster || (everything && !part)) cluster();
if (values.browser || (everything && !part)) browser();
if (!values['no-mutation'] && !part) await mutation(values.mutation ?? values.only);

async function matches() {
  for (const { id } of await gamesNamed(values.only)) {
    const count = values.games === undefined ? (MATCHES[id] ?? USUAL_MATCHES) : Number(values.games);
    if (!Number.isInteger(count) || count < 1) refuse(`--games must be a whole number from 1, not "${values.games}".`);
    report(id, await inWorkers(tasksOf(id, count)));
  }
}

/** One game, or all of them. */
async function gamesNamed(id) {
  const { openShelf } = await import('@insula/shelf');
  const shelf = await openShelf();
  if (id === undefined) return shelf.games;
  const game = shelf.games.find((one) => one.id === id);
  if (game === undefined) refuse(`There is no game "${id}"; there is ${shelf.games.map((one) => one.id).join(', ')}.`);
  return [game];
}

/** The laws take longest, so they go first. */
function tasksOf(id, count) {
  const tasks = [1, 2].map((n) => ({ id, laws: { seed: `deep ${n}`, games: 2, each: 100, imagined: 20_000 } }));
  for (let from = 0; from < count; from += PIECE)
    tasks.push({ id, stretch: { seed: 'deep', from, to: Math.min(count, from + PIECE) } });
  return tasks;
}

/** Every level with every setting, and casual bots, which stand in for people, with all of their thought by the usual rules. */
async function bots() {
  const { settings } = await import('@insula/laws');
  const { readOptions } = await import('@insula/kernel');
  for (const game of await gamesNamed(values.only)) {
    const usual = JSON.stringify(readOptions(game.options, {}));
    const tables = settings(game).filter(({ seats }) => seats > 1);
    for (const level of LEVELS) {
      const tasks = tables.map(({ options, seats }) => ({
        id: game.id,
        level,
        options,
        seats,
        scale: level === 'casual' && JSON.stringify(options) === usual ? 1 : A_TENTH,
      }));
      const found = await inWorkers(tasks, './deep-bots.mjs', MATCH_DEADLINE);
      const endings = {};
      for (const { ending } of found) endings[ending] = (endings[ending] ?? 0) + 1;
      const longest = Math.max(...found.map(({ moves }) => moves));
      console.log(`${game.id}, ${level}: ${found.length} matches, the longest ${longest} moves, ends by ${listed(endings)}`);
    }
  }
}

/** Hands the tasks to one worker per core, and returns what each of them found. */
function inWorkers(tasks, script = './deep-worker.mjs', deadline = null) {
  const waiting = [...tasks];
  const found = [];
  const work = () =>
    new Promise((resolve, reject) => {
      const worker = new Worker(fileURLToPath(new URL(script, import.meta.url)));
      let alarm = null;
      const next = () => {
        const task = waiting.shift();
        if (task === undefined) worker.terminate().then(resolve);
        else worker.postMessage(task);
        if (task !== undefined && deadline !== null)
          alarm = setTimeout(() => refuse(`Not over within ${deadline} ms: ${JSON.stringify(task)}`), deadline);
      };
      worker.on('error', reject);
      worker.on('message', ({ violation, outcome }) => {
        clearTimeout(alarm);
        if (violation !== null) refuse(violation);
        found.push(outcome);
        next();
      });
      next();
    });
  return Promise.all(Array.from({ length: Math.min(cpus().length, tasks.length) }, work)).then(() => found);
}

function report(id, found) {
  const played = found.filter((outcome) => 'chains' in outcome);
  const sum = (key) => found.reduce((total, outcome) => total + outcome[key], 0);
  const longest = Math.max(...found.map((outcome) => outcome.longest));
  const lines = [
    `${id}: ${sum('matches')} matches, ${sum('moves')} moves, the longest match ${longest} moves, no violation`,
  ];
  const endings = {};
  const chains = {};
  for (const outcome of played) {
    for (const [name, count] of Object.entries(outcome.endings)) endings[name] = (endings[name] ?? 0) + count;
    for (const [name, count] of Object.entries(outcome.chains)) chains[name] = Math.max(chains[name] ?? 0, count);
  }
  lines.push(`  endings: ${listed(endings)}`, `  most events of a kind in one seat's run of moves: ${listed(chains)}`);
  if (chains.evicted !== undefined) lines.push(`  longest eviction chain: ${chains.evicted}`);
  console.log(lines.join('\n'));
}

function listed(counts) {
  const most = Object.entries(counts).sort(([, a], [, b]) => b - a);
  return most.map(([name, count]) => `${name} ${count}`).join(', ');
}

/** Every page in every look, and matches of all variants played by clicking. */
function browser() {
  const vitest = [bin('vitest', 'vitest'), 'run', '--config', 'packages/web/test/deep/vitest.config.ts'];
  run(process.execPath, vitest, 'The browser tests failed: see the lines above.');
}

/** Messages of shapes that are known, nearly known and not at all. */
function fuzz(count, seed) {
  for (const [name, text] of Object.entries({ fuzz: count, seed }))
    if (!/^[1-9]\d{0,9}$/.test(text)) refuse(`--${name} must be a whole number from 1, not "${text}".`);
  const vitest = [bin('vitest', 'vitest'), 'run', 'packages/server/test/fuzz.test.ts'];
  run(process.execPath, vitest, 'The server did not withstand it.', {
    ...process.env,
    INSULA_FUZZ: count,
    INSULA_SEED: seed,
  });
}

/** Abuse, leaks, and any sequence of what people and machines do, over real sockets and without. */
function server() {
  const files = ['abuse', 'leaks', 'machine', 'fuzz'].map((name) => `packages/server/test/${name}`);
  run(process.execPath, [bin('vitest', 'vitest'), 'run', ...files], 'The server did not withstand it.', {
    ...process.env,
    INSULA_ABUSE: '100000',
    INSULA_TWINS: '60',
    INSULA_MACHINE: '2000',
    INSULA_FUZZ: '200000',
  });
}

function cluster() {
  const tests = (names, complaint, env) => {
    const files = names.split(' ').map((name) => `packages/server/test/${name}.test.ts`);
    run(process.execPath, [bin('vitest', 'vitest'), 'run', ...files], complaint, { ...process.env, ...env });
  };
  for (const kind of ['postgres', 'cluster']) tests(SPOKEN, `What is played on "${kind}" failed.`, { TEST_STORE: kind });
  tests(POOLED, 'Behind a pooler something failed.', { TEST_POOLER: '1' });
  for (const flags of TROUBLES)
    run(process.execPath, [CRASH, '--store', 'postgres', ...flags.split(' ')], `With "${flags}" something went wrong.`);
  run(process.execPath, ['packages/server/test/growth.mjs'], 'With a million matches something takes too long.');
}

/** Faults planted in the server one by one, each with the test that must fail then. */
function planted(share) {
  if (!isShare(share)) refuse(`--part must be like "2/10", the second of ten, not "${share}".`);
  const vitest = [bin('vitest', 'vitest'), 'run', '--config', 'packages/server/test/planted/vitest.config.ts'];
  run(process.execPath, [...vitest, '--reporter=verbose'], 'A planted fault was not caught: see the lines above.', {
    ...process.env,
    INSULA_PART: share,
  });
}

function isShare(text) {
  const [part, of, ...rest] = text.split('/').map(Number);
  return rest.length === 0 && Number.isInteger(part) && Number.isInteger(of) && 1 <= part && part <= of;
}

/** Mutants of the rules of one game, or of each; fewer than 80 % killed is a failure. */
async function mutation(only) {
  for (const { id } of await gamesNamed(only)) {
    const stryker = [bin('@stryker-mutator/core', 'stryker'), 'run'];
    const complaint = `Mutation testing of ${id} did not reach its threshold.`;
    run(process.execPath, stryker, complaint, { ...process.env, INSULA_MUTATE: id });
  }
}

function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}
