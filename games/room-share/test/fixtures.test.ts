import { readFileSync, writeFileSync } from 'node:fs';
import { type AnyGame, append, below, fill, generator, type MatchLog, readOptions, replay, seedFrom } from '@insula/kernel';
import { expect, test } from 'vitest';
import { type Event, type Move, roomShare } from '../src/index.ts';
import { ENDINGS } from '../src/scoring.ts';
import type { Table } from './table.ts';

type Result = NonNullable<ReturnType<typeof roomShare.result>>;
interface Fixture {
  readonly log: MatchLog;
  readonly result: Result;
  /** What each seat but the ender did with the last chance. */
  readonly chances: readonly string[];
}
interface Wanted {
  readonly name: string;
  readonly seats: number;
  readonly options: object;
  readonly ends: (result: Result, chances: readonly string[], s: Table) => boolean;
}

const tallied = (result: Result, what: string): boolean => result.tally.flat().some((line) => line.what === what);
const endedBy = (result: Result, s: Table): boolean => result.rank[s.ender] === 1;

/** One finished match for every way to end and every tie-break, with all numbers of seats and variants among them. */
const WANTED: readonly Wanted[] = [
  { name: 'points-2', seats: 2, options: {}, ends: ({ ending }) => ending === 'points' },
  {
    name: 'points-3-royal',
    seats: 3,
    options: { royal: 'suite' },
    ends: (result) => result.ending === 'points' && tallied(result, 'royal') && tallied(result, 'haunted'),
  },
  { name: 'points-4-renovation', seats: 4, options: { renovation: true }, ends: ({ ending }) => ending === 'points' },
  {
    name: 'points-4-no-chance',
    seats: 4,
    options: {},
    ends: ({ ending }, chances) =>
      ending === 'points' && ['no-chance', 'placed', 'passed'].every((deed) => chances.includes(deed)),
  },
  { name: 'points-duel', seats: 2, options: { duel: true, royal: 'haunted' }, ends: ({ ending }) => ending === 'points' },
  { name: 'reserve-2', seats: 2, options: {}, ends: ({ ending }) => ending === 'reserve' },
  { name: 'reserve-4', seats: 4, options: {}, ends: ({ ending }) => ending === 'reserve' },
  {
    name: 'order-3-asked',
    seats: 3,
    options: {},
    ends: (result, _, s) => result.ending === 'order' && !endedBy(result, s),
  },
  { name: 'order-4-ender', seats: 4, options: {}, ends: (result, _, s) => result.ending === 'order' && endedBy(result, s) },
  { name: 'first-duel', seats: 2, options: { duel: true }, ends: ({ ending }) => ending === 'first' },
];

const fileOf = (name: string): URL => new URL(`fixtures/${name}.json`, import.meta.url);
// INSULA_RECORD=1 writes the files anew, after a change of rules that is meant.
if (process.env.INSULA_RECORD === '1')
  for (const wanted of WANTED) writeFileSync(fileOf(wanted.name), `${JSON.stringify(record(wanted))}\n`);

const met = WANTED.map(({ name }) => JSON.parse(readFileSync(fileOf(name), 'utf8')) as Fixture);

test.each(WANTED.map((wanted, i) => ({ ...wanted, ...met[i] })))(
  'the finished match $name still ends as it did',
  (fixture) => {
    const seen: Event[] = [];
    let last: unknown = null;
    for (const { state } of replay(roomShare as AnyGame, fixture.log, (event) => seen.push(event as Event))) last = state;
    expect(roomShare.result(last as Table)).toEqual(fixture.result);
    expect(chancesIn(seen)).toEqual(fixture.chances);
    expect(fixture.ends(fixture.result, fixture.chances, last as Table)).toBe(true);
  },
);

test('every way to end and every tie-break has a finished match', () => {
  expect(new Set(met.map(({ result }) => result.ending))).toEqual(new Set(ENDINGS));
  expect(new Set(met.flatMap(({ chances }) => chances))).toEqual(new Set(['placed', 'passed', 'no-chance']));
});

function chancesIn(seen: readonly Event[]): string[] {
  const end = seen.slice(seen.findIndex((event) => event.is === 'last-chance') + 1);
  return end.map((event) => event.is).filter((is) => is === 'placed' || is === 'passed' || is === 'no-chance');
}

function record({ name, seats, options: given, ends }: Wanted): Fixture {
  const options = readOptions(roomShare.options, { ...given });
  for (let attempt = 0; ; attempt++) {
    const seed = seedFrom(
      `${name} ${attempt}`,
      Array.from({ length: seats }, () => null),
    );
    const log: MatchLog = { format: 1, game: roomShare.id, version: roomShare.version, options, seats, seed, entries: [] };
    const s = roomShare.setup(options, seats, fill(seed));
    const rng = generator(`${name} ${attempt}`);
    const seen: Event[] = [];
    const moves: Move[] = [];
    for (let at = 1000; roomShare.toAct(s) !== 0; at += 1000) {
      const seat = s.turn;
      const move = moves[below(rng, roomShare.legal(s, seat, moves))];
      roomShare.play(s, seat, move, (event) => seen.push(event));
      append(log, { kind: 'move', move: roomShare.write(move) }, seat, 'bot', at, s);
    }
    const result = roomShare.result(s) as Result;
    append(log, { kind: 'end', why: 'rules' }, s.ender, 'bot', 0, s);
    if (ends(result, chancesIn(seen), s)) return { log, result, chances: chancesIn(seen) };
  }
}
