// A thousand people of all kinds, and no attack: whether the server answers in time for long, forgets nothing, and takes no
// more memory in the end than in the beginning.
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { pause, place, quantile } from '../attacks/people.mjs';
import { audit, keptInFile } from '../crash/audit.mjs';
import { couple, watcher } from './kinds.mjs';

const COUPLES = 350;
const WATCHERS = 300;
/** People behind one address. */
const PER_ADDRESS = 25;
/** Minutes until everybody is there and everything is warm; of a short run, a fifth of it. */
const WARM = 2;

const { json, minutes } = flags();
const data = mkdtempSync(join(tmpdir(), 'insula-soak-'));
const script = fileURLToPath(new URL('../attacks/server.mjs', import.meta.url));
const server = fork(script, [data], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], execArgv: ['--expose-gc'] });
const { port } = await said();
const places = Array.from({ length: (COUPLES * 2 + WATCHERS) / PER_ADDRESS }, (_, i) => place(port, `127.0.0.${i + 1}`));
const record = { took: [], ledger: [], refused: 0, lost: 0, matches: new Set(), stopped: false };
const end = performance.now() + minutes * 60_000;
const everybody = [];
for (let i = 0; i < COUPLES; i++) everybody.push(couple(places[i % places.length], record, i));
for (let i = 0; i < WATCHERS; i++) everybody.push(watcher(places[i % places.length], record));

await pause(Math.min(WARM, minutes / 5) * 60_000);
const memoryMBStart = await memory();
await pause(Math.max(0, end - performance.now()));
const memoryMBEnd = await memory();
record.stopped = true;
await Promise.race([Promise.all(everybody), pause(20_000)]);
const gone = new Promise((resolve) => server.once('exit', resolve));
server.kill('SIGTERM');
await gone;
const found = audit(keptInFile(join(data, 'insula.sqlite')), record.ledger);
rmSync(data, { recursive: true, force: true });

const { took, refused } = record;
const result = {
  minutes,
  people: COUPLES * 2 + WATCHERS,
  moves: took.length,
  p50: quantile(took, 0.5),
  p99: quantile(took, 0.99),
  max: quantile(took, 1),
  memoryMBStart,
  memoryMBEnd,
  refused,
  lost: found.lost + found.doubled + record.lost,
};
console.log(json ? JSON.stringify(result) : sentence(result));
process.exit(result.lost === 0 ? 0 : 1);

function sentence({ people, moves, p50, p99, max }) {
  return `${people} people for ${minutes} minutes: ${moves} moves, p50 ${p50} ms, p99 ${p99} ms, longest ${max} ms, heap ${memoryMBStart} MB, then ${memoryMBEnd} MB, ${refused} refused, ${result.lost} lost.`;
}

/** Megabytes in use once everything that is not has been collected. */
async function memory() {
  server.send('collect');
  return Math.round(((await said()).heapUsed / 1024 / 1024) * 10) / 10;
}

function said() {
  return new Promise((resolve, reject) => {
    server.once('message', resolve);
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
}

function flags() {
  try {
    const { values } = parseArgs({
      options: { json: { type: 'boolean', default: false }, minutes: { type: 'string', default: '10' } },
    });
    const wanted = Number(values.minutes);
    if (!(wanted > 0 && wanted <= 10_000)) throw new Error(`--minutes must be a number above 0, not "${values.minutes}".`);
    return { ...values, minutes: wanted };
  } catch (error) {
    console.error(`${error.message.replace(/\.$/, '')}; there is --minutes <number>, --json.`);
    process.exit(2);
  }
}
