// Troubles servers in the middle of many matches, again and again (`--how`, see troubles.mjs). Nothing that was acknowledged
// may be lost, nothing done twice, nobody told what was not kept, and every match must go on.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPooler, startPostgres } from '../../../../scripts/postgres.mjs';
import { audit, keptInDatabase, keptInFile } from './audit.mjs';
import { couple, pause } from './couple.mjs';
import { openProcesses } from './processes.mjs';
import { TROUBLES } from './troubles.mjs';

const MUTANTS = ['ack-before-commit', 'no-token'];
const STORES = ['sqlite', 'postgres'];
/** What may happen to a server on a file of its own. */
const ALONE = ['kill', 'roll'];
/** Milliseconds in which a match must go on after a trouble has ended. */
const PATIENCE = 20_000;

const { kills, json, mutant, store, processes: count, how, couples: tables, pace, pooler: pooled } = flags();
const data = mkdtempSync(join(tmpdir(), 'insula-crash-'));
const database = store === 'postgres' ? await startPostgres() : null;
const pooler = pooled ? await startPooler(database) : null;
const processes = await openProcesses({ count, data, port: (pooler ?? database)?.port ?? null, mutant });
if (how === 'apart') await processes.meetAtDoors(database);
const world = { processes, database, mutant };
const ledger = [];
let [resumed, stuck] = [0, 0];

const couples = [];
for (let i = 0; i < tables; i++) couples.push(await couple(processes.anywhere, i, ledger, pace));
for (let nth = 1; nth <= kills; nth++) {
  await pause(pace + 80 + Math.random() * 250);
  const end = await TROUBLES[how](world, nth);
  const back = couples.filter((one) => one.match !== null).map((one) => one.goesOn());
  await end();
  const came = await Promise.all(back.map((returned) => Promise.race([returned, pause(PATIENCE)])));
  resumed += came.filter((isBack) => isBack === true).length;
  stuck += came.filter((isBack) => isBack !== true).length;
  if (!json && process.stderr.isTTY) process.stderr.write(`\r${nth} troubles, ${ledger.length} acknowledged `);
}
await Promise.all(couples.map((one) => one.stop()));
await processes.close();
const kept = database === null ? keptInFile(join(data, 'insula.sqlite')) : await keptInDatabase(world.database.url);
pooler?.stop();
world.database?.stop();
rmSync(data, { recursive: true, force: true });
report({ how, troubles: kills, ...audit(kept, ledger), resumed, stuck });

function report(found) {
  if (json) console.log(JSON.stringify(found));
  else
    console.log(
      `\n${found.troubles} troubles (${how}): ${found.acknowledged} acknowledged (${found.moves} moves, ${found.held} held answers, ${found.chat} lines, ${found.orders} orders, ${found.http} over HTTP), ${found.lost} lost, ${found.doubled} doubled, ${found.untrue} times somebody was told what was not kept; ${found.resumed} times a match went on, ${found.stuck} times it did not; the longest silence ${found.longest.in} ms until somebody was let in again, ${found.longest.answer} ms until an answer.`,
    );
  process.exit(found.lost + found.doubled + found.untrue + found.stuck === 0 ? 0 : 1);
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
        couples: { type: 'string', default: '24' },
        pace: { type: 'string', default: '0' },
        pooler: { type: 'boolean', default: false },
      },
    });
    for (const name of ['kills', 'couples'])
      if (!/^[1-9]\d{0,5}$/.test(values[name]))
        throw new Error(`--${name} must be a whole number from 1, not "${values[name]}".`);
    if (!/^\d{1,5}$/.test(values.pace)) throw new Error(`--pace must be in milliseconds, not "${values.pace}".`);
    if (values.mutant !== undefined && !MUTANTS.includes(values.mutant))
      throw new Error(`--mutant must be ${MUTANTS.join(' or ')}, not "${values.mutant}".`);
    if (!STORES.includes(values.store)) throw new Error(`--store must be ${STORES.join(' or ')}, not "${values.store}".`);
    const hows = values.store === 'sqlite' ? ALONE : Object.keys(TROUBLES);
    if (!hows.includes(values.how)) throw new Error(`--how must be one of ${hows.join(', ')} for ${values.store}.`);
    if (!/^[1-8]$/.test(values.processes) || (values.store === 'sqlite' && values.processes !== '1'))
      throw new Error('--processes must be 1 for sqlite, and from 1 to 8 for postgres.');
    if (values.pooler && (values.store === 'sqlite' || values.how === 'standby'))
      throw new Error('--pooler is for postgres, and not for --how standby.');
    const [kills, processes, couples, pace] = ['kills', 'processes', 'couples', 'pace'].map((name) => Number(values[name]));
    return { ...values, kills, processes, couples, pace };
  } catch (error) {
    const known =
      '--kills <number>, --json, --mutant <name>, --store <sqlite or postgres>, --processes <number>, --how <trouble>, --couples <number>, --pace <milliseconds>, --pooler';
    console.error(`${error.message.replace(/\.$/, '')}; there is ${known}.`);
    process.exit(2);
  }
}
