import { readFileSync, writeFileSync } from 'node:fs';
import { below, first, generator, readOptions } from '@insula/kernel';
import { expect, test } from 'vitest';
import { landlordSecond as game, type Move, type State } from '../../src/index.ts';
import { ENDINGS } from '../../src/types.ts';

/** How a match was agreed, and how often in ten a card is bought that may be bought. */
const WANTED = [
  { seats: 2, options: {}, buys: 9, ending: 'deck' },
  { seats: 6, options: { answers: 'anyone' }, buys: 9, ending: 'deck' },
  { seats: 3, options: {}, buys: 0, ending: 'stalled' },
  { seats: 4, options: { end: 'rounds', rounds: 6 }, buys: 7, ending: 'rounds' },
  { seats: 5, options: { end: 'money', money: 20, trade: 'roofs' }, buys: 5, ending: 'money' },
];
type Wanted = (typeof WANTED)[number];
interface Finished {
  readonly seed: string;
  /** `lay bomb, roof roof, …` */
  readonly moves: string;
  readonly result: ReturnType<typeof game.result>;
}

const fileOf = ({ ending, seats }: Wanted): URL => new URL(`../fixtures/second-${ending}-${seats}.json`, import.meta.url);
const begin = ({ options, seats }: Wanted, seed: string): State =>
  game.setup(readOptions(game.options, options), seats, generator(seed));

// INSULA_RECORD=1 writes the files anew, after a change of rules that is meant.
if (process.env.INSULA_RECORD === '1')
  for (const wanted of WANTED) writeFileSync(fileOf(wanted), `${JSON.stringify(record(wanted))}\n`);

test.each(WANTED)('F-80, F-81 a finished match of $seats that ends by $ending ends as it did', (wanted) => {
  const { seed, moves, result } = JSON.parse(readFileSync(fileOf(wanted), 'utf8')) as Finished;
  const s = begin(wanted, seed);
  for (const text of moves.split(', ')) {
    const seat = first(game.toAct(s));
    const move = game.read(text) as Move;
    expect([text, game.whyNot(s, seat, move)]).toEqual([text, null]);
    game.play(s, seat, move);
  }
  expect([game.result(s), result?.ending]).toEqual([result, wanted.ending]);
});

test('every way to end has a finished match', () => {
  expect(new Set(WANTED.map(({ ending }) => ending))).toEqual(new Set(ENDINGS));
});

function record(wanted: Wanted): Finished {
  for (let attempt = 0; ; attempt++) {
    const seed = `${wanted.ending} ${wanted.seats} ${attempt}`;
    const s = begin(wanted, seed);
    const rng = generator(`moves of ${seed}`);
    const moves: string[] = [];
    const into: Move[] = [];
    while (game.toAct(s) !== 0) {
      const seat = first(game.toAct(s));
      const count = game.legal(s, seat, into);
      const isBuying = into[0].do === 'buy';
      const move = into[isBuying ? (below(rng, 10) < wanted.buys ? 0 : 1) : below(rng, count)];
      game.play(s, seat, move);
      moves.push(game.write(move));
    }
    const result = game.result(s);
    if (result?.ending === wanted.ending) return { seed, moves: moves.join(', '), result };
  }
}
