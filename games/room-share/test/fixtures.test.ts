import { readdirSync, readFileSync } from 'node:fs';
import { type AnyGame, type MatchLog, replay } from '@insula/kernel';
import { expect, test } from 'vitest';
import { type Event, roomShare } from '../src/index.ts';
import { ENDINGS } from '../src/scoring.ts';

interface Fixture {
  readonly log: MatchLog;
  readonly result: ReturnType<typeof roomShare.result>;
  /** What each seat but the ender did with the last chance. */
  readonly chances: string[];
}

const folder = new URL('fixtures/', import.meta.url);
const files = readdirSync(folder);
const read = (file: string): Fixture => JSON.parse(readFileSync(new URL(file, folder), 'utf8'));

test.each(files)('the finished match %s still ends as it did', (file) => {
  const { log, result, chances } = read(file);
  const seen: Event[] = [];
  let last: unknown = null;
  for (const { state } of replay(roomShare as AnyGame, log, (event) => seen.push(event as Event))) last = state;
  expect(roomShare.result(last as ReturnType<typeof roomShare.place>)).toEqual(result);
  const end = seen.slice(seen.findIndex((event) => event.is === 'last-chance') + 1);
  expect(end.flatMap((event) => (['placed', 'passed', 'no-chance'].includes(event.is) ? [event.is] : []))).toEqual(chances);
});

test('every way to end and every tie-break has a finished match', () => {
  const met = files.map(read);
  expect(new Set(met.map(({ result }) => result?.ending))).toEqual(new Set(ENDINGS));
  expect(new Set(met.flatMap(({ chances }) => chances))).toEqual(new Set(['placed', 'passed', 'no-chance']));
  expect(new Set(met.map(({ log }) => log.seats))).toEqual(new Set([2, 3, 4]));
});
