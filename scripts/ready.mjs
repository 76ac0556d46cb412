// Makes a clone ready to run: installs what the lock file says and builds what has changed, and nothing else.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compiledIn, fingerprint, gamesIn, partsOf } from './parts.mjs';

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

/** Compiles all packages and games, joins each game and bundles the pages: each only if what goes into it has changed. */
export function build(names = Object.keys(COMMANDS)) {
  for (const part of partsOf(root).filter(({ name }) => names.includes(name))) {
    const now = fingerprint(root, part.from);
    if (stamped(part.name) === now && part.makes.every((path) => existsSync(join(root, path)))) continue;
    say('Building ...');
    // What breaks off half way must not pass for what was there before.
    unstamp(part.name);
    // Whoever runs tests has another one, and would bundle the pages with all that React has for its developers.
    const env = { ...process.env, NODE_ENV: 'production' };
    run(process.execPath, COMMANDS[part.name](), 'The build failed: see the lines above.', env);
    stamp(part.name, now);
  }
}

const COMMANDS = {
  built: () => [bin('@typescript/native', 'tsc'), '-b', ...compiledIn(root)],
  joined: () => ['scripts/join.mjs', ...gamesIn(root)],
  bundled: () => [bin('vite', 'vite'), 'build', '--config', 'packages/web/vite.config.ts', '--logLevel', 'warn'],
};

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

const unstamp = (name) => rmSync(join(stamps, name), { force: true });
