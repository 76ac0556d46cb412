import { readFileSync, writeFileSync } from 'node:fs';
import { below, generator, list, readOptions } from '@insula/kernel';
import { expect, test } from 'vitest';
import { landlord, type Move, type State } from '../src/index.ts';
import { ENDINGS, TIES } from '../src/types.ts';

type Result = NonNullable<ReturnType<typeof landlord.result>>;
interface Fixture {
  readonly seats: number;
  readonly options: { readonly [key: string]: string | number };
  readonly seed: string;
  /** `1 lay bomb, 1 roof roof, …` */
  readonly moves: string;
  readonly result: Result;
}
interface Wanted {
  readonly name: string;
  readonly seats: number;
  readonly options: { readonly [key: string]: string | number };
  /** How often in a hundred a card is bought that may be bought. */
  readonly buys: number;
  readonly ends: (result: Result, s: State) => boolean;
}

const isTied = ({ points }: Result): boolean => points.filter((n) => n === Math.max(...points)).length > 1;
const winners = ({ rank }: Result): number => rank.filter((place) => place === 1).length;

/** One finished match for every ending and every tie-break, with the piles of few and of many seats. */
const WANTED: readonly Wanted[] = [
  ...[2, 3, 4].map((seats) => ({
    name: `deck-${seats}`,
    seats,
    options: {},
    buys: 90,
    ends: ({ ending }: Result) => ending === 'deck',
  })),
  ...[5, 6].map((seats) => ({
    name: `deck-${seats}-reshuffled`,
    seats,
    options: {},
    buys: 100,
    ends: ({ ending }: Result, s: State) => ending === 'deck' && s.reshuffled,
  })),
  { name: 'stalled-2', seats: 2, options: { texts: 'basic' }, buys: 5, ends: ({ ending }) => ending === 'stalled' },
  { name: 'rounds-4', seats: 4, options: { end: 'rounds', rounds: 6 }, buys: 80, ends: ({ ending }) => ending === 'rounds' },
  { name: 'money-3', seats: 3, options: { end: 'money', money: 30 }, buys: 50, ends: ({ ending }) => ending === 'money' },
  ...TIES.map((ties) => ({
    name: `tie-${ties}`,
    seats: 3,
    options: { end: 'rounds', rounds: 8, ties },
    buys: 70,
    ends: (result: Result) => isTied(result) && (ties === 'shared' ? winners(result) > 1 : winners(result) === 1),
  })),
];

const fileOf = (name: string): URL => new URL(`fixtures/${name}.json`, import.meta.url);
// INSULA_RECORD=1 writes the files anew, after a change of rules that is meant.
if (process.env.INSULA_RECORD === '1')
  for (const wanted of WANTED) writeFileSync(fileOf(wanted.name), `${JSON.stringify(record(wanted))}\n`);

const met = WANTED.map(({ name }) => JSON.parse(readFileSync(fileOf(name), 'utf8')) as Fixture);

test.each(WANTED.map((wanted, i) => ({ ...wanted, fixture: met[i] })))(
  'the finished match $name still ends as it did',
  ({ fixture, ends }) => {
    const s = begin(fixture.options, fixture.seats, fixture.seed);
    for (const step of fixture.moves.split(', ')) {
      const seat = Number(step[0]) - 1;
      const move = landlord.read(step.slice(2)) as Move;
      expect([step, landlord.whyNot(s, seat, move)]).toEqual([step, null]);
      landlord.play(s, seat, move);
    }
    expect(landlord.result(s)).toEqual(fixture.result);
    expect(ends(fixture.result, s)).toBe(true);
  },
);

test('L-83 every way to end has a finished match', () => {
  expect(new Set(met.map(({ result }) => result.ending))).toEqual(new Set(ENDINGS));
});

function begin(options: Wanted['options'], seats: number, seed: string): State {
  return landlord.setup(readOptions(landlord.options, options), seats, generator(seed));
}

function record({ name, seats, options, buys, ends }: Wanted): Fixture {
  for (let attempt = 0; ; attempt++) {
    const seed = `${name} ${attempt}`;
    const s = begin(options, seats, seed);
    const rng = generator(`moves of ${seed}`);
    const moves: string[] = [];
    const into: Move[] = [];
    while (landlord.toAct(s) !== 0) {
      const asked = list(landlord.toAct(s));
      const seat = asked[below(rng, asked.length)];
      const legal = into.slice(0, landlord.legal(s, seat, into)).filter((move) => move.do !== 'ask' || below(rng, 20) === 0);
      const buying = s.stack.at(-1)?.kind === 'buy';
      const move = buying ? legal[below(rng, 100) < buys ? 0 : 1] : legal[below(rng, legal.length)];
      landlord.play(s, seat, move);
      moves.push(`${seat + 1} ${landlord.write(move)}`);
    }
    const result = landlord.result(s) as Result;
    if (moves.length < 900 && ends(result, s)) return { seats, options, seed, moves: moves.join(', '), result };
  }
}
