import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

test.each([
  [['levels', '--nosuch'], /^Unknown option '--nosuch'; there is --only <…>, --games <…>, .*\.$/],
  [['levels', '--only', 'chess'], /^No cell is named like "chess"; the first is "room-share 2: strong - greedy"\.$/],
  [['levels', '--games', 'many'], /^--games must be a whole number from 1, not "many"\.$/],
  [['levels', '--threads', '0'], /^--threads must be a whole number from 1, not "0"\.$/],
  [['tune'], /^Say which game, as in npm run tune -- raja\.$/],
  [['tune', 'raja', '--nosuch'], /^Unknown option '--nosuch'; there is --deals <…>, --seed <…>, --scale <…>\.$/],
  [['tune', 'raja', '--deals', '-1'], /^Option '--deals' argument is ambiguous; there is .*\.$/],
  [['tune', 'raja', '--scale', 'none'], /^--scale must be a number above 0, not "none"\.$/],
  [['tune', 'chess'], /^There is no game "chess"; there is .*\.$/],
  [['learn', '--games', '1.5'], /^--games must be a whole number from 1, not "1\.5"\.$/],
])('%s: one sentence, and nothing is begun', ([script, ...flags], sentence) => {
  const path = fileURLToPath(new URL(`../${script}.mjs`, import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [path, ...flags], { encoding: 'utf8' });
  expect(stdout).toBe('');
  expect(stderr.replaceAll('Building ...\n', '').trimEnd()).toMatch(sentence);
  expect(status).toBe(2);
});
