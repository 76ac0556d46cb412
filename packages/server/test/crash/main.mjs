// Kills the server in the middle of many matches, again and again. No acknowledged move may be lost, none played twice,
// and every match must go on.
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { DatabaseSync } from '@photostructure/sqlite';
import { couple, pause } from './couple.mjs';

const COUPLES = 24;
const MUTANTS = ['ack-before-commit'];

const { kills, json, mutant } = flags();
const data = mkdtempSync(join(tmpdir(), 'insula-crash-'));
const port = await freePort();
const base = `http://127.0.0.1:${port}`;
const ledger = [];
let resumed = 0;
let stuck = 0;

let server = await open();
const couples = [];
for (let i = 0; i < COUPLES; i++) couples.push(await couple(base, i, ledger));
for (let kill = 1; kill <= kills; kill++) {
  await pause(80 + Math.random() * 250);
  const interrupted = couples.filter((one) => one.match !== null);
  const back = interrupted.map((one) => one.back());
  await ended(server, 'SIGKILL');
  server = await open();
  const came = await Promise.all(back.map((returned) => Promise.race([returned, pause(20_000)])));
  resumed += came.filter((isBack) => isBack === true).length;
  stuck += came.filter((isBack) => isBack !== true).length;
  if (!json && process.stderr.isTTY) process.stderr.write(`\r${kill} kills, ${ledger.length} moves acknowledged `);
}
await Promise.all(couples.map((one) => one.stop()));
setTimeout(() => server.kill('SIGKILL'), 5_000).unref();
await ended(server, 'SIGTERM');
const { lost, doubled } = audit();
rmSync(data, { recursive: true, force: true });
report({ kills, acknowledged: ledger.length, lost, doubled, resumed });

/** Looks for every acknowledged request in the file that the server left. */
function audit() {
  const db = new DatabaseSync(join(data, 'insula.sqlite'));
  const played = new Map();
  for (const { lines } of db.prepare('SELECT lines FROM entries UNION ALL SELECT lines FROM tail').all())
    for (const [match, , , , , kind, , , , request] of JSON.parse(lines))
      if (kind === 'move') played.set(`${match} ${request}`, (played.get(`${match} ${request}`) ?? 0) + 1);
  const held = db.prepare('SELECT count(*) AS n FROM held WHERE match = ? AND request = ?');
  let [lost, doubled] = [0, 0];
  for (const { match, id, moves } of ledger) {
    const times = played.get(`${match} ${id}`) ?? 0;
    if (times === 0 && held.get(match, id).n === 0) lost++;
    if (times > moves) doubled++;
  }
  db.close();
  return { lost, doubled };
}

function report(found) {
  if (json) console.log(JSON.stringify(found));
  else
    console.log(
      `\n${found.kills} kills: ${found.acknowledged} moves acknowledged, ${found.lost} lost, ${found.doubled} played twice, ${found.resumed} times a match went on, ${stuck} times it did not.`,
    );
  process.exit(found.lost + found.doubled + stuck === 0 ? 0 : 1);
}

async function open() {
  const script = fileURLToPath(new URL('./server.mjs', import.meta.url));
  const child = fork(script, [String(port), data, mutant ?? ''], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code} before it was open`)));
  });
  return child;
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
      },
    });
    if (!/^[1-9]\d{0,5}$/.test(values.kills))
      throw new Error(`--kills must be a whole number from 1, not "${values.kills}".`);
    if (values.mutant !== undefined && !MUTANTS.includes(values.mutant))
      throw new Error(`--mutant must be ${MUTANTS.join(' or ')}, not "${values.mutant}".`);
    return { ...values, kills: Number(values.kills) };
  } catch (error) {
    console.error(`${error.message.replace(/\.$/, '')}; there is --kills <number>, --json, --mutant <name>.`);
    process.exit(2);
  }
}
