// What may happen to servers and to their database while people play. Each trouble begins at once, and returns what ends it
// again, if anything does.
import { spawn } from 'node:child_process';
import pg from 'pg';
import { pause } from './couple.mjs';

/** Milliseconds of a short trouble: until others have the matches of whoever is in it. */
const SHORT = 3_000;
const LONG = 30_000;

export const TROUBLES = {
  /** One is killed; of several, every other time one is stopped instead for longer than its lease. */
  kill: ({ processes, mutant }, nth) =>
    processes.all.length > 1 && (nth % 2 === 0 || mutant === 'no-token')
      ? stop(processes.any(), SHORT)
      : kill(processes.any()),
  stop: ({ processes }) => stop(processes.any(), LONG),
  /** One after the other is restarted as for a new version. */
  async roll({ processes }, nth) {
    const one = processes.all[nth % processes.all.length];
    await one.end('SIGTERM');
    return () => one.start();
  },
  /** The plug of the database is pulled. */
  async database({ database }) {
    database.restart();
    return nothing;
  },
  /** One does not reach the database. */
  async cut({ processes }) {
    const { gate } = processes.any();
    gate.shut();
    return after(SHORT, () => gate.open());
  },
  /** Processes do not reach each other. */
  async apart({ processes }) {
    for (const { door } of processes.all) door.shut();
    return after(SHORT, () => {
      for (const { door } of processes.all) door.open();
    });
  },
  /** The database dies, and one that follows it takes its place. */
  async standby(world) {
    const { database, processes } = world;
    const follower = await database.standby();
    await keepInBoth(database);
    await pause(1_000);
    database.kill();
    follower.promote();
    for (const { gate } of processes.all) gate.lead(follower.port);
    database.stop();
    world.database = follower;
    return nothing;
  },
};

async function nothing() {}

async function kill(one) {
  await one.end('SIGKILL');
  return () => one.start();
}

/** By a shell that waits for the end of this process too: a server that is stopped hears of nothing. */
async function stop({ child }, milliseconds) {
  const script = 'kill -STOP "$0"; read line; kill -CONT "$0"';
  const holding = spawn('sh', ['-c', script, `${child.pid}`], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  return after(milliseconds, () => holding.stdin.end());
}

function after(milliseconds, end) {
  const over = pause(milliseconds).then(end);
  return () => over;
}

/** Nothing is acknowledged from now on that the one who follows has not kept too. */
async function keepInBoth({ url }) {
  const client = new pg.Client(url);
  await client.connect();
  await client.query("ALTER SYSTEM SET synchronous_standby_names = '*'");
  await client.query('SELECT pg_reload_conf()');
  const isInStep = async () =>
    (await client.query("SELECT FROM pg_stat_replication WHERE sync_state = 'sync'")).rowCount === 1;
  while (!(await isInStep())) await pause(50);
  await client.end();
}
