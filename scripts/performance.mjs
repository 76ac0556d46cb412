// `npm run performance`: measures everything that docs/performance.md says, and writes the figures into it.
//   --only A,B   of games, server, web
// Close other programs first: each part takes some minutes, and tells of the machine as it finds it.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { flags } from './flags.mjs';
import { root } from './ready.mjs';
import { stolen, ticks } from './stolen.mjs';

const PAGE = join(root, 'docs', 'performance.md');
const PARTS = {
  games: { command: ['scripts/bench.mjs', '--json'], write: games },
  server: { command: ['scripts/bench-server.mjs', '--json'], write: server },
  web: { command: ['scripts/bench-web.mjs', '--json'], write: web },
};

const { only } = flags({ only: { type: 'string' } });
const wanted = only === undefined ? Object.keys(PARTS) : only.split(',');
const unknown = wanted.find((part) => !(part in PARTS));
if (unknown !== undefined) {
  console.error(`--only takes ${Object.keys(PARTS).join(', ')}, not "${unknown}".`);
  process.exit(2);
}
put('machine', machine());
for (const part of wanted) {
  const { command, write } = PARTS[part];
  const before = ticks();
  const figures = write(measured(command));
  put(part, `${figures}\n\n${calm(stolen(before, ticks()))}`);
}

/** What stands on the page between two marks of that name. */
function put(name, text) {
  const page = readFileSync(PAGE, 'utf8');
  const [begin, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const [before, rest] = page.split(begin);
  writeFileSync(PAGE, `${before}${begin}\n${text}\n${end}${rest.split(end)[1]}`);
}

function measured(command) {
  const { stdout, status } = spawnSync(process.execPath, command, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) process.exit(status ?? 1);
  return JSON.parse(stdout);
}

/** Whether the machine was ours alone meanwhile. */
function calm(share) {
  if (share === null) return 'Whether other guests of the machine worked meanwhile is not known here.';
  return `Meanwhile other guests of the machine had ${share} % of the time that was wanted here.`;
}

function machine() {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'bench', 'package.json'), 'utf8'));
  const peers = ['boardgame.io', '@colyseus/core', 'ws'].map((name) => `${name} ${dependencies[name]}`);
  const memory = Math.round(totalmem() / 2 ** 30);
  const day = new Date().toISOString().slice(0, 10);
  const busy = loadavg()[0].toFixed(1);
  return `Measured on ${day}: ${cpus().length} × ${cpus()[0].model.trim()}, ${memory} GB, Node ${process.version.slice(1)}, load ${busy} before it began (calm is below 1; above it, no figure is to be compared with another day's); ${peers.join(', ')}.`;
}

function games({ games: measuredGames, peers }) {
  const rows = Object.entries(measuredGames).map(([id, figures]) => [
    id,
    within(figures.movesPerSecond),
    within(figures.matchesPerSecond),
    within(figures.cloneMicros),
    within(figures.viewMicros),
    within(figures.iterationsPerSecond),
  ]);
  const { matchesPerSecond, ratio, playoutsPerSecond, searchRatio } = peers['boardgame.io'];
  return `${table(['game', 'decisions/s', 'matches/s', 'clone µs', 'view µs', 'search iterations/s'], rows)}

The Room Share duel on boardgame.io: ${within(matchesPerSecond)} matches/s, here ${ratio} times as many; its MCTS bot ${within(playoutsPerSecond)} playouts/s, the search here ${searchRatio} times as many.`;
}

function server({ loading, moments, ...servers }) {
  const columns = ['server', 'CPU µs/move', 'moves/s', 'p50', 'p99', 'max', 'other p50', 'other p99', 'memory MB'];
  const rows = (load) =>
    Object.entries(servers).map(([name, { [load]: of }]) => [
      ...[name, within(of.cpuMicrosPerMove), within(of.movesPerSecond), of.p50, of.p99, of.max, of.otherP50, of.otherP99],
      of.memoryMB.median,
    ]);
  return `Flat out, a hundred matches at a time without pause:

${table(columns, rows('flatOut'))}

Paced, a thousand matches with a move every two seconds in each:

${table(columns, rows('paced'))}

From asking for a match that is only on the disk until the answer: ${within(loading.short)} ms with 10 entries, ${within(loading.long)} ms with 1,000; any moment of a match of ${moments.moves.toLocaleString('en')} moves is shown within ${moments.p50} ms (half of them) and ${moments.p99} ms (99 in 100).`;
}

function web({ firstPageKB, tableKB, drawMs, longestTaskMs }) {
  const rows = Object.keys(tableKB).map((game) => [
    ...[game, tableKB[game], drawMs[game].phone.p50, drawMs[game].phone.p95, drawMs[game].desk.p50, drawMs[game].desk.p95],
    longestTaskMs[game],
  ]);
  const columns = ['game', 'script kB', 'phone p50 ms', 'phone p95', 'desk p50', 'desk p95', 'longest task ms'];
  return `The first page brings ${firstPageKB} kB of script.

${table(columns, rows)}`;
}

function table(columns, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(columns), line(columns.map((_, i) => (i === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n');
}

/** A figure that could not be taken must not cost all others. */
function within({ median, q1, q3 }) {
  if (median === null) return 'not measured';
  const [middle, low, high] = [median, q1, q3].map((n) => n.toLocaleString('en'));
  return `${middle} (${low}–${high})`;
}
