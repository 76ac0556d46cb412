import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The Chromium of this machine. On Debian it is installed where there is none; elsewhere one sentence says what to do. */
export function chromiumPath() {
  const found = process.env.CHROMIUM ?? onPath();
  if (found !== undefined) return found;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    const install = 'apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium';
    spawnSync('sh', ['-c', install], { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  }
  const installed = onPath();
  if (installed !== undefined) return installed;
  throw new Error(
    'The pages are tried out in Chromium: install it (on Debian: apt-get install chromium) or name it with CHROMIUM=/path.',
  );
}

function onPath() {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find((file) => existsSync(file));
}
