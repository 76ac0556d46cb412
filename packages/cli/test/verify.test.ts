import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MatchLog } from '@insula/kernel';
import { beforeAll, expect, test } from 'vitest';
import { insula, said, temp, written } from './insula.ts';

let text = '';
beforeAll(() => {
  const lines = [...new Array<string>(20).fill('1'), 'save match.json', 'quit'];
  insula(['play', 'example', '--seed', 'verify'], lines.join('\n'));
  text = readFileSync(join(temp, 'match.json'), 'utf8');
});

type Loose = { -readonly [Key in keyof MatchLog]: MatchLog[Key] };

function verify(tamper: (log: Loose) => void) {
  const log = JSON.parse(text) as Loose;
  tamper(log);
  return said(['verify', written('tampered.json', log)]);
}

test('a match as it was played is verified', async () => {
  expect(await verify(() => {})).toMatchObject({ code: 0, err: '' });
});

test.each<[string, (log: Loose) => void, RegExp]>([
  ['a move', (log) => Object.assign(log.entries[4], { move: 'rest' }), /^Entry 5 is wrong: its sum does not fit\.$/],
  ['a time', (log) => Object.assign(log.entries[2], { at: 1 }), /^Entry 3 is wrong: its sum does not fit\.$/],
  ['an entry less', (log) => log.entries.splice(3, 1), /^Entry 4 is wrong: it is numbered 5\.$/],
  ['two entries swapped', (log) => log.entries.reverse(), /^Entry 1 is wrong: /],
  ['a hash', (log) => Object.assign(log.entries[15], { state: 'abc' }), /^Entry 16 is wrong: /],
  [
    'the seed',
    (log) => Object.assign(log.seed, { secret: 'lucky' }),
    /^The head of the log is wrong: the seed is not the one/,
  ],
  [
    'a contribution',
    (log) => Object.assign(log.seed, { contributions: ['mine', null] }),
    /^Entry 1 is wrong: its sum does not fit\.$/,
  ],
  [
    'the version',
    (log) => Object.assign(log, { version: 99 }),
    /^The head of the log is wrong: version 99 of the rules played it/,
  ],
  ['the seats', (log) => Object.assign(log, { seats: 3 }), /^The head of the log is wrong: it needs one seed contribution/],
])('%s tampered with is found at the first wrong entry', async (_, tamper, sentence) => {
  const { code, out, err } = await verify(tamper);
  expect(err.trimEnd()).toMatch(sentence);
  expect([code, out]).toEqual([2, '']);
});

test('a replay stops where it is told, and steps as far as it is told', () => {
  const to = insula(['replay', 'match.json', '--to', '3']);
  expect(to.out).toMatch(/^ {3}3 Seat/m);
  expect(to.out).not.toMatch(/^ {3}4 Seat/m);
  const steps = insula(['replay', 'match.json', '--step'], '\n\n');
  expect(steps.out).toMatch(/^ {3}2 Seat/m);
  expect(steps.out).not.toMatch(/^ {3}3 Seat/m);
  expect(insula(['replay', 'match.json', '--to', '999']).err).toMatch(
    /^The match has \d+ entries, so --to cannot be 999\.$/m,
  );
});
