import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Debian keeps the programs of each version. */
const VERSIONS = '/usr/lib/postgresql';
/** Root may not run PostgreSQL: then it belongs to nobody. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const owner = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

/** A PostgreSQL of its own in a temporary folder, on a free port. `TEST_DATABASE_URL` names one to be used instead. */
export async function startPostgres(settings = {}) {
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL, stop() {}, restart() {} };
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
  // Whoever breaks off, however suddenly, must not leave a database behind: this one waits for the end of its parent.
  const watch = spawn('sh', ['-c', 'read line; "$0"/pg_ctl stop -m immediate -D "$1"/data; rm -rf "$1"', programs, folder], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    ...owner,
  });
  watch.unref();
  watch.stdin.unref();
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
    stop: () => void watch.stdin.end(),
  };
}

/** On Debian it is installed where there is none; elsewhere one sentence says what to do. */
function programsFolder() {
  const found = onThisMachine();
  if (found !== undefined) return found;
  if (existsSync('/usr/bin/apt-get') && isRoot) {
    const install = 'apt-get update -qq && apt-get install -y -qq --no-install-recommends postgresql';
    spawnSync('sh', ['-c', install], { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  }
  const installed = onThisMachine();
  if (installed !== undefined) return installed;
  throw new Error(
    'The store is tried out on PostgreSQL: install it (on Debian: apt-get install postgresql) or name one that runs with TEST_DATABASE_URL=postgres://….',
  );
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
