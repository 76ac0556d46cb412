import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnyGame, BadInput, type OptionSpec } from '@insula/kernel';
import { expect, test } from 'vitest';
import { botsFrom, optionsFrom, seatNumber } from '../src/flags.ts';

const common = { clause: 'X-1', with: null };
const options: OptionSpec[] = [
  { ...common, key: 'duel', kind: 'flag', default: false },
  { ...common, key: 'royal', kind: 'choice', values: ['off', 'suite'], default: 'off' },
  { ...common, key: 'rounds', kind: 'amount', min: 1, max: 12, default: 6 },
  { ...common, key: 'rents', kind: 'table', rows: ['a'], columns: [{ key: 'rent', min: 0, max: 9 }], default: [[1]] },
];
const game = { options } as unknown as AnyGame;

test.each([
  [['duel=on'], { duel: true }],
  [['duel=yes'], { duel: true }],
  [['duel=false'], { duel: false }],
  [['royal=suite'], { royal: 'suite' }],
  [['rounds=12'], { rounds: 12 }],
  [['rents=[[4]]'], { rents: [[4]] }],
  [['duel=on', 'rounds=2', 'duel=off'], { duel: false, rounds: 2 }],
])('%o', (texts, values) => {
  expect(optionsFrom(game, texts)).toEqual({ duel: false, royal: 'off', rounds: 6, rents: [[1]], ...values });
});

test.each([
  ['duel', 'An option is written key=value, and "duel" is not.'],
  ['=on', 'An option is written key=value, and "=on" is not.'],
  ['dual=on', 'There is no option "dual"; there is duel, royal, rounds, rents.'],
  ['duel=perhaps', 'Option "duel" must be on or off, not "perhaps" (X-1).'],
  ['royal=', 'Option "royal" must be one of off, suite, not "" (X-1).'],
  ['rounds=13', 'Option "rounds" must be a whole number from 1 to 12, not 13 (X-1).'],
  ['rounds=', 'Option "rounds" must be a whole number from 1 to 12, not "" (X-1).'],
  ['rounds=1e1', 'Option "rounds" must be a whole number from 1 to 12, not "1e1" (X-1).'],
  ['rents=[[', 'Option "rents" must be 1 rows (a) of rent 0-9, not "[[" (X-1).'],
])('%s is refused', (text, sentence) => {
  expect(() => optionsFrom(game, [text])).toThrow(new BadInput(sentence));
});

test('a table may lie in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'insula-'));
  const file = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  expect(optionsFrom(game, [`rents=@${file('own.json', '[[7]]\n')}`])).toMatchObject({ rents: [[7]] });
  const wrong = file('wrong.json', '[[12]]');
  expect(() => optionsFrom(game, [`rents=@${wrong}`])).toThrow(
    new BadInput('Option "rents": rent of a must be a whole number from 0 to 9, not 12 (X-1).'),
  );
  const missing = join(folder, 'missing.json');
  expect(() => optionsFrom(game, [`rents=@${missing}`])).toThrow(new BadInput(`There is no file ${missing}.`));
  const broken = file('broken.json', '[[7]');
  expect(() => optionsFrom(game, [`rents=@${broken}`])).toThrow(`${broken} is not JSON: `);
  rmSync(folder, { recursive: true });
});

test('one bot for all, or one for each', () => {
  expect(botsFrom('greedy', 3).map(({ name }) => name)).toEqual(['greedy', 'greedy', 'greedy']);
  expect(botsFrom('greedy, random', 2).map(({ name }) => name)).toEqual(['greedy', 'random']);
});

test('people count seats from 1', () => {
  expect(seatNumber('--seat', '1', 4)).toBe(0);
  expect(() => seatNumber('--seat', '0', 4)).toThrow(new BadInput('--seat must be a whole number from 1 to 4, not "0".'));
});
