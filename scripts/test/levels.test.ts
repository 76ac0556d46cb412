import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { verdictOn } from '../levels/bars.mjs';

const folder = mkdtempSync(join(tmpdir(), 'insula-levels-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, 'duel-2-novice-random.jsonl');

/** `npm run levels` for the quickest of its cells. */
function levels(...flags: string[]): { out: string; err: string } {
  const script = fileURLToPath(new URL('../levels.mjs', import.meta.url));
  const args = [script, '--only', 'duel 2: novice - random', '--threads', '1', '--keep', folder, ...flags];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { out: stdout, err: stderr };
}

const lines = (): string[] => readFileSync(file, 'utf8').trimEnd().split('\n');

test('what is kept of levels goes on where it was stopped, and is never mixed with what other bots played', () => {
  levels('--games', '4');
  const [head, ...deals] = lines();
  expect(JSON.parse(head)).toMatchObject({
    game: 'room-share',
    options: { duel: true },
    seats: 2,
    a: 'novice',
    b: 'random',
  });
  expect(deals.length).toBe(2);

  // A deal that nobody played so: whoever goes on with the file believes it.
  const told = { deal: 0, matches: [0, 1].map((seat) => ({ rank: [2 - seat, 1 + seat], ending: 'told', moves: 1 })) };
  writeFileSync(file, `${head}\n${JSON.stringify(told)}\n`);
  expect(levels('--games', '4').out).toContain('told 2');
  expect(lines()).toEqual([head, JSON.stringify(told), deals[1]]);
  expect(levels('--print').out).toMatch(/\| duel \|.* \d?\.\d{3} \(\d?\.\d{3}–\d?\.\d{3}\), 4: .600 \w+ \|/);

  const { stamp } = JSON.parse(head);
  writeFileSync(file, `${head.replace(stamp, 'of others')}\n${JSON.stringify(told)}\n`);
  expect(levels('--print').out).toContain('nothing played');
  const anew = levels('--games', '4');
  expect(anew.err).toContain('was played by other bots');
  expect(lines()).toEqual([head, ...deals]);
});

test('a bar is met by a share that reaches it, if the interval does not reach far below', () => {
  const raja = (seats: number, a: string, b: string) => ({ of: 'raja', seats, a, b });
  const expert = raja(2, 'expert', 'greedy');
  expect(verdictOn(expert, 0.93, [0.871, 0.97])).toBe('met');
  expect(verdictOn(expert, 0.93, [0.869, 0.97])).toBe('open');
  expect(verdictOn(expert, 0.92, [0.9, 0.94])).toBe('missed');
  expect(verdictOn(raja(4, 'strong', 'greedy'), 0.45, [0.391, 0.5])).toBe('met');
  const novice = raja(2, 'novice', 'casual');
  expect(verdictOn(novice, 0.3, [0.141, 0.459])).toBe('met');
  expect(verdictOn(novice, 0.39, [0.3, 0.461])).toBe('open');
  expect(verdictOn(novice, 0.41, [0.38, 0.44])).toBe('missed');
});
