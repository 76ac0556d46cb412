// The servers that are tried out, each with a gate of its own on its way to the database, and one before its link.
import { fork } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { openGate } from './gate.mjs';

/** `port`: where their database is; null: in a file. */
export async function openProcesses({ count, data, port: kept, mutant }) {
  const all = [];
  // One that was told to stand still does not notice that whoever told it is gone.
  process.once('exit', () => all.map(({ child }) => child?.kill('SIGKILL')));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  for (let i = 0; i < count; i++) all.push(await openProcess());

  async function openProcess() {
    const port = await freePort();
    const gate = kept === null ? null : await openGate(kept);
    const url = gate === null ? '' : `postgres://insula@127.0.0.1:${gate.port}/postgres`;
    const link = await freePort();
    const made = {
      port,
      link,
      /** Between it and the database. */
      gate,
      /** Between other processes and it. */
      door: await openGate(link),
      child: null,
      /** Whether a balancer would send people there. */
      isUp: false,
      async start() {
        made.child = await started([port, data, url, mutant ?? '', link]);
        made.isUp = true;
      },
      async end(signal) {
        made.isUp = false;
        const { child } = made;
        // One that has ended by itself, as a mutant may, says so no second time.
        if (child.exitCode !== null || child.signalCode !== null) return;
        const gone = new Promise((resolve) => child.once('exit', resolve));
        child.kill(signal);
        await gone;
      },
    };
    await made.start();
    return made;
  }

  return {
    all,
    any: () => all[Math.floor(Math.random() * all.length)],
    /** The address of one that is up, as a balancer would choose. */
    anywhere() {
      const up = all.filter(({ isUp }) => isUp);
      const { port } = up[Math.floor(Math.random() * up.length)] ?? all[0];
      return `http://127.0.0.1:${port}`;
    },
    /** From now on they find each other only through their doors. */
    async meetAtDoors({ url }) {
      const client = new pg.Client(url);
      await client.connect();
      for (const { link, door } of all)
        await client.query('UPDATE processes SET address = $2 WHERE address = $1', [
          `127.0.0.1:${link}`,
          `127.0.0.1:${door.port}`,
        ]);
      await client.end();
    },
    async close() {
      setTimeout(() => all.map(({ child }) => child.kill('SIGKILL')), 5_000).unref();
      await Promise.all(all.map((one) => one.end('SIGTERM')));
    },
  };
}

async function started(args) {
  const script = fileURLToPath(new URL('./server.mjs', import.meta.url));
  const child = fork(script, args.map(String), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code} before it was open`)));
  });
  return child;
}

/** None of those that the system gives to whoever calls somebody: else one could be taken while its process is down. */
const [FIRST_PORT, PORTS] = [10_000, 20_000];

async function freePort() {
  for (;;) {
    const port = FIRST_PORT + Math.floor(Math.random() * PORTS);
    const probe = createServer();
    const isFree = await new Promise((resolve) => {
      probe.once('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => resolve(true));
    });
    if (!isFree) continue;
    await new Promise((resolve) => probe.close(resolve));
    return port;
  }
}
