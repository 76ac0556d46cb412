// Makes a clone ready to run: installs what the lock file says and builds what has changed, and nothing else.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamps = join(root, 'node_modules', '.insula');

/** `npm ci`, unless the lock file is the one already installed. */
export function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (stamped('installed') === lock) return;
  say('Installing what Insula needs (about a minute, the first time only) ...');
  run(
    'npm',
    ['ci', '--no-audit', '--no-fund', '--loglevel=error'],
    'The packages could not be installed: see the lines above.',
  );
  stamp('installed', lock);
}

const WEB = 'packages/web';

/** Compiles all packages and games, joins each game and bundles the pages, unless no source has changed since the last time. */
export function build() {
  const projects = workspaces().filter((folder) => folder !== WEB && existsSync(join(root, folder, 'tsconfig.json')));
  const games = projects.filter((folder) => folder.startsWith('games/'));
  once('built', projects, 'dist', [bin('@typescript/native', 'tsc'), '-b', ...projects]);
  once('joined', games, 'dist/joined.js', ['scripts/join.mjs', ...games]);
  once('bundled', [WEB], 'dist', [bin('vite', 'vite'), 'build', '--config', `${WEB}/vite.config.ts`, '--logLevel', 'warn']);
}

/** Runs a build step for `folders`, unless it has been run with the same sources and what it makes is there. */
function once(name, folders, makes, command) {
  const sources = fingerprint(folders);
  if (stamped(name) === sources && folders.every((folder) => existsSync(join(root, folder, makes)))) return;
  say('Building ...');
  run(process.execPath, command, 'The build failed: see the lines above.');
  stamp(name, sources);
}

/** The bench, and every folder of packages/ and games/ that holds a package: a new game needs no line anywhere else. */
function workspaces() {
  const folders = ['packages', 'games'].flatMap((shelf) => readdirSync(join(root, shelf)).map((name) => `${shelf}/${name}`));
  return [...folders, 'bench'].filter((folder) => existsSync(join(root, folder, 'package.json')));
}

/** The script behind a package's command, started without a shell. */
export function bin(packageName, command) {
  const folder = join(root, 'node_modules', ...packageName.split('/'));
  const { bin: named } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof named === 'string' ? named : named[command]);
}

/** Runs a command to its end with its output shown; ends this process with one sentence when it fails. */
export function run(command, args, complaint = '', env = process.env) {
  const { status } = spawnSync(command, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status === 0) return;
  if (complaint !== '') console.error(complaint);
  process.exit(status ?? 1);
}

const say = (line) => console.error(line);

function stamped(name) {
  const file = join(stamps, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function stamp(name, value) {
  mkdirSync(stamps, { recursive: true });
  writeFileSync(join(stamps, name), value);
}

/** Names, sizes and times of all sources: enough to see a change, and read in milliseconds. */
function fingerprint(projects) {
  const hash = createHash('sha256');
  const add = (path) => {
    const { mtimeMs, size } = statSync(join(root, path));
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  };
  const walk = (folder) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      if (entry.isDirectory()) walk(`${folder}/${entry.name}`);
      else add(`${folder}/${entry.name}`);
    }
  };
  add('tsconfig.base.json');
  for (const folder of projects) {
    add(`${folder}/tsconfig.json`);
    add(`${folder}/package.json`);
    walk(`${folder}/src`);
  }
  return hash.digest('hex');
}
