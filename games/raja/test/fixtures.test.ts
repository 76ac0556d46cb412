import { readdirSync, readFileSync } from 'node:fs';
import { generator, type Options, type Result } from '@insula/kernel';
import { expect, test } from 'vitest';
import { raja } from '../src/index.ts';
import { ENDINGS } from '../src/types.ts';
import { play, setupBy } from './table.ts';

/** A finished match: `moves` are written "seat move"; without `rules` it was played by version 1. */
interface Fixture {
  readonly rules?: number;
  readonly options: Options;
  readonly seats: number;
  readonly seed: string;
  readonly moves: readonly string[];
  readonly result: Result;
}

const folder = new URL('fixtures/', import.meta.url);
const files = readdirSync(folder);
const read = (file: string): Fixture => JSON.parse(readFileSync(new URL(file, folder), 'utf8'));

test.each(files)('the finished match %s still ends as it did', (file) => {
  const { rules, options, seats, seed, moves, result } = read(file);
  const s = setupBy(rules ?? 1)(options, seats, generator(seed));
  for (const [n, text] of moves.entries()) {
    expect(raja.result(s), `before move ${n + 1}`).toBeNull();
    play(s, Number(text[0]), text.slice(2));
  }
  expect(raja.result(s)).toEqual(result);
  expect(raja.toAct(s)).toBe(0);
});

test('both versions of the rules have finished matches', () => {
  expect(new Set(files.map((file) => read(file).rules ?? 1))).toEqual(new Set([1, 2]));
});

test('every way to end, full and short, a tie broken by gold and one shared have a finished match', () => {
  const met = files.map(read);
  for (const length of ['full', 'short'])
    expect(new Set(met.filter(({ options }) => options.length === length).map(({ result }) => result.ending))).toEqual(
      new Set(ENDINGS),
    );
  const tied = met.filter(({ result: { points } }) => points.filter((n) => n === Math.max(...points)).length > 1);
  expect(tied.map(({ result }) => result.rank.filter((rank) => rank === 1).length)).toEqual(expect.arrayContaining([1, 2]));
  expect(new Set(met.map(({ seats }) => seats))).toEqual(new Set([2, 3, 4, 5]));
});
