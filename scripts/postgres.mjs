import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Debian keeps the programs of each version. */
const VERSIONS = '/usr/lib/postgresql';
const POOLER = '/usr/sbin/pgbouncer';
/** Root may not run PostgreSQL: then it belongs to nobody. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const owner = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

/** A PostgreSQL of its own in a temporary folder, on a free port. `TEST_DATABASE_URL` names one to be used instead. */
export async function startPostgres(settings = {}) {
  const named = process.env.TEST_DATABASE_URL;
  if (named) return { url: named, port: Number(new URL(named).port || 5432), stop() {}, restart() {} };
  const initdb = ['-U', 'insula', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C'];
  return startIn(settings, (run, data) => run('initdb', '-D', data, ...initdb));
}

/** `make` fills the folder of the database. */
async function startIn(settings, make) {
  const programs = programsFolder();
  const folder = mkdtempSync(join(tmpdir(), 'insula-postgres-'));
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  const data = join(folder, 'data');
  const port = await freePort();
  const run = (program, ...args) => {
    const { status, stderr } = spawnSync(join(programs, program), args, {
      cwd: folder,
      stdio: ['ignore', 'ignore', program === 'pg_ctl' ? 'ignore' : 'pipe'],
      ...owner,
    });
    if (status !== 0) throw new Error(`PostgreSQL did not do as it was told (${program} ${args[0]}): ${stderr ?? ''}`);
  };
  const places = { listen_addresses: '127.0.0.1', port, unix_socket_directories: folder };
  const options = Object.entries({ ...places, ...settings }).map(([name, value]) => `-c ${name}=${value}`);
  const start = () => run('pg_ctl', 'start', '-w', '-D', data, '-l', join(folder, 'log'), '-o', options.join(' '));
  const kill = () => run('pg_ctl', 'stop', '-w', '-m', 'immediate', '-D', data);
  make(run, data);
  start();
  const stop = untilStopped('read line; "$0"/pg_ctl stop -m immediate -D "$1"/data; rm -rf "$1"', programs, folder);
  return {
    url: `postgres://insula@127.0.0.1:${port}/postgres`,
    port,
    /** Pulls its plug. */
    kill,
    /** Pulls its plug and starts it again. */
    restart() {
      kill();
      start();
    },
    /** Another one that follows this one. */
    standby: () =>
      startIn(settings, (copy, to) =>
        copy(
          'pg_basebackup',
          '-D',
          to,
          '-R',
          '-X',
          'stream',
          '-c',
          'fast',
          '-h',
          '127.0.0.1',
          '-p',
          `${port}`,
          '-U',
          'insula',
        ),
      ),
    /** It follows no other any more. */
    promote: () => run('pg_ctl', 'promote', '-w', '-D', data),
    stop,
  };
}

/** A PgBouncer before a PostgreSQL, which gives each connection to somebody else after every transaction. */
export async function startPooler({ port: behind }) {
  if (!existsSync(POOLER)) install('pgbouncer');
  if (!existsSync(POOLER)) throw new Error('There is no PgBouncer: install it (on Debian: apt-get install pgbouncer).');
  const folder = mkdtempSync(join(tmpdir(), 'insula-pooler-'));
  const port = await freePort();
  const settings = `[databases]
* = host=127.0.0.1 port=${behind} user=insula
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 8
max_client_conn = 1000
server_idle_timeout = 1
`;
  writeFileSync(join(folder, 'settings'), settings);
  if (isRoot) for (const place of [folder, join(folder, 'settings')]) chownSync(place, NOBODY, NOBODY);
  const stop = untilStopped('"$0" -q "$1"/settings & read line; kill $!; rm -rf "$1"', POOLER, folder);
  while (!(await isOpen(port))) await new Promise((resolve) => setTimeout(resolve, 50));
  return { url: `postgres://insula@127.0.0.1:${port}/postgres`, port, stop };
}

/** Runs a script of the shell, whose `read line` ends with this process, however suddenly that breaks off, or when what is
 *  returned is called: nothing must be left behind. */
function untilStopped(script, ...args) {
  const watch = spawn('sh', ['-c', script, ...args], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    ...owner,
  });
  watch.unref();
  watch.stdin.unref();
  return () => void watch.stdin.end();
}

/** On Debian it is installed where there is none; elsewhere one sentence says what to do. */
function programsFolder() {
  if (onThisMachine() === undefined) install('postgresql');
  const installed = onThisMachine();
  if (installed !== undefined) return installed;
  throw new Error(
    'The store is tried out on PostgreSQL: install it (on Debian: apt-get install postgresql) or name one that runs with TEST_DATABASE_URL=postgres://….',
  );
}

function install(what) {
  if (!existsSync('/usr/bin/apt-get') || !isRoot) return;
  const script = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${what}`;
  spawnSync('sh', ['-c', script], { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}

function onThisMachine() {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => join(VERSIONS, version, 'bin')).find((folder) => existsSync(join(folder, 'initdb')));
}

async function freePort() {
  const probe = createServer();
  await new Promise((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

function isOpen(port) {
  return new Promise((resolve) => {
    const probe = connect(port, '127.0.0.1');
    probe.once('error', () => resolve(false));
    probe.once('connect', () => {
      probe.destroy();
      resolve(true);
    });
  });
}
