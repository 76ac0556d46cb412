// Kills servers in the middle of many matches, again and again. Nothing that was acknowledged may be lost, nothing done
// twice, and every match must go on. Where several processes share a database, every other time one is stopped for longer
// than its lease instead, and let go on. `--how roll` restarts them cleanly, one after the other; `--how
// database` pulls the plug of the database.
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startPostgres } from '../../../../scripts/postgres.mjs';
import { audit, keptInDatabase, keptInFile } from './audit.mjs';
import { couple, pause } from './couple.mjs';

const COUPLES = 24;
const MUTANTS = ['ack-before-commit', 'no-token'];
const STORES = ['sqlite', 'postgres'];
const HOWS = ['kill', 'roll', 'database'];
/** Milliseconds for which a process is stopped: until others have its matches. */
const STOPPED = 3_000;

const { kills, json, mutant, store, processes, how } = flags();
const data = mkdtempSync(join(tmpdir(), 'insula-crash-'));
const database = store === 'postgres' ? await startPostgres() : null;
const ports = [];
for (let i = 0; i < processes; i++) ports.push(await freePort());
const anywhere = () => `http://127.0.0.1:${ports[Math.floor(Math.random() * ports.length)]}`;
const ledger = [];
let [resumed, stuck, stops, longest] = [0, 0, 0, 0];

const servers = [];
for (const port of ports) servers.push(await open(port));
const couples = [];
for (let i = 0; i < COUPLES; i++) couples.push(await couple(anywhere, i, ledger));
for (let kill = 1; kill <= kills; kill++) {
  await pause(80 + Math.random() * 250);
  const interrupted = couples.filter((one) => one.match !== null);
  const victim = how === 'roll' ? kill % servers.length : Math.floor(Math.random() * servers.length);
  const begun = performance.now();
  const stopped = how === 'kill' && processes > 1 && (kill % 2 === 0 || mutant === 'no-token');
  if (how === 'database') database.restart();
  else if (stopped) stop(servers[victim]);
  else await ended(servers[victim], how === 'roll' ? 'SIGTERM' : 'SIGKILL');
  const back = interrupted.map(async (one) => {
    const isBack = await one.goesOn();
    longest = Math.max(longest, Math.round(performance.now() - begun));
    return isBack;
  });
  if (how !== 'database' && !stopped) servers[victim] = await open(ports[victim]);
  const came = await Promise.all(back.map((returned) => Promise.race([returned, pause(20_000)])));
  resumed += came.filter((isBack) => isBack === true).length;
  stuck += came.filter((isBack) => isBack !== true).length;
  if (stopped) await pause(Math.max(0, STOPPED + 500 - (performance.now() - begun)));
  if (!json && process.stderr.isTTY) process.stderr.write(`\r${kill} kills, ${ledger.length} acknowledged `);
}
await Promise.all(couples.map((one) => one.stop()));
setTimeout(() => servers.map((server) => server.kill('SIGKILL')), 5_000).unref();
await Promise.all(servers.map((server) => ended(server, 'SIGTERM')));
const kept = database === null ? keptInFile(join(data, 'insula.sqlite')) : await keptInDatabase(database.url);
database?.stop();
rmSync(data, { recursive: true, force: true });
report({ kills: kills - stops, stops, ...audit(kept, ledger), resumed, longest });

function report(found) {
  if (json) console.log(JSON.stringify(found));
  else
    console.log(
      `\n${found.kills} kills and ${found.stops} stops: ${found.acknowledged} acknowledged (${found.moves} moves, ${found.held} held answers, ${found.chat} lines, ${found.orders} orders, ${found.http} over HTTP), ${found.lost} lost, ${found.doubled} doubled, ${found.resumed} times a match went on (the slowest after ${found.longest} ms), ${stuck} times it did not.`,
    );
  process.exit(found.lost + found.doubled + stuck === 0 ? 0 : 1);
}

async function open(port) {
  const script = fileURLToPath(new URL('./server.mjs', import.meta.url));
  const args = [String(port), data, database?.url ?? '', mutant ?? ''];
  const child = fork(script, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code} before it was open`)));
  });
  return child;
}

function stop(child) {
  stops++;
  child.kill('SIGSTOP');
  setTimeout(() => child.kill('SIGCONT'), STOPPED);
}

async function ended(child, signal) {
  // One that has ended by itself, as a mutant may, says so no second time.
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await gone;
}

async function freePort() {
  const probe = createServer();
  await new Promise((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port: free } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return free;
}

function flags() {
  try {
    const { values } = parseArgs({
      options: {
        kills: { type: 'string', default: '100' },
        json: { type: 'boolean', default: false },
        mutant: { type: 'string' },
        store: { type: 'string', default: 'sqlite' },
        processes: { type: 'string', default: '1' },
        how: { type: 'string', default: 'kill' },
      },
    });
    if (!/^[1-9]\d{0,5}$/.test(values.kills))
      throw new Error(`--kills must be a whole number from 1, not "${values.kills}".`);
    if (values.mutant !== undefined && !MUTANTS.includes(values.mutant))
      throw new Error(`--mutant must be ${MUTANTS.join(' or ')}, not "${values.mutant}".`);
    if (!STORES.includes(values.store)) throw new Error(`--store must be ${STORES.join(' or ')}, not "${values.store}".`);
    if (!HOWS.includes(values.how) || (values.how === 'database' && values.store === 'sqlite'))
      throw new Error('--how must be kill or roll, or database for postgres.');
    if (!/^[1-8]$/.test(values.processes) || (values.store === 'sqlite' && values.processes !== '1'))
      throw new Error('--processes must be 1 for sqlite, and from 1 to 8 for postgres.');
    return { ...values, kills: Number(values.kills), processes: Number(values.processes) };
  } catch (error) {
    const known =
      '--kills <number>, --json, --mutant <name>, --store <sqlite or postgres>, --processes <number>, --how <kill, roll or database>';
    console.error(`${error.message.replace(/\.$/, '')}; there is ${known}.`);
    process.exit(2);
  }
}
