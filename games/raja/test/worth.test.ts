import { below, generator, list, type Rng, readOptions } from '@insula/kernel';
import { expect, test } from 'vitest';
import { type Move, raja, type State } from '../src/index.ts';
import { play, table, turn } from './table.ts';

const worth = (fields = {}, seat = 1) => raja.worth(table(fields), seat - 1);

test('more gold, a palace, a house where the maharaja is, and a road to the next city are worth more', () => {
  const plain = worth();
  expect(worth({ gold: [16, 15, 15, 15] })).toBeGreaterThan(plain);
  expect(worth({ gold: [15, 16, 15, 15] })).toBeLessThan(plain);
  expect(worth({ gold: [3, 15, 15, 15], cities: { Agra: { small: [1, 0, 0, 0] } } })).toBeGreaterThan(plain);
  expect(worth({ cities: { Jaipur: { houses: [1, 0, 0, 0] } } })).toBeGreaterThan(plain);
  expect(worth({ cities: { Jaipur: { houses: [0, 1, 0, 0] } } })).toBe(plain);
  expect(worth({ villages: { Dhar: [2], Nashik: [2] } })).toBeGreaterThan(plain);
});

test('presence counts the more the sooner a city is scored, and not at all after the end', () => {
  const inCity = (city: string, fields = {}) => worth({ ...fields, cities: { [city]: { houses: [1, 0, 0, 0] } } });
  expect(inCity('Jaipur')).toBeGreaterThan(inCity('Mumbai'));
  expect(inCity('Mumbai')).toBeGreaterThan(inCity('Madurai'));
  const cities = ['Mumbai', 'Varanasi', 'Puri', 'Agra', 'Mysore', 'Madurai', 'Jaipur'];
  const last = { round: 10, track: [...new Array(10).fill(null), ...cities], doing: { is: 'discs', reached: true } };
  expect(inCity('Mumbai', last)).toBe(worth(last));
});

test('a palace chosen is worth something to who can pay for it', () => {
  const rich = { gold: [20, 20, 20, 20], architects: ['Agra', 'Agra', 'Agra', 'Agra'] };
  const after = (disc: string, fields = {}) => {
    const s = table({ ...rich, ...fields });
    play(s, 1, `disc ${disc}`);
    return raja.worth(s, 0);
  };
  expect(after('gold + palace')).toBeGreaterThan(after('gold + governor'));
  expect(after('palace + palace', { gold: [5, 5, 5, 5] })).toBeLessThan(after('gold + gold', { gold: [5, 5, 5, 5] }));
});

test('doing an action is worth more than leaving it', () => {
  const s = turn(1, 'gold + palace', {}, { architects: ['Agra', 'Agra', 'Agra', 'Agra'] });
  const before = raja.worth(s, 0);
  play(s, 1, 'small palace');
  expect(raja.worth(s, 0)).toBeGreaterThan(before);
  const stopped = turn(1, 'gold + palace', {}, { architects: ['Agra', 'Agra', 'Agra', 'Agra'] });
  play(stopped, 1, 'end turn');
  expect(raja.worth(stopped, 0)).toBeLessThan(before);
});

function chosen(s: State, seat: number, looking: boolean, rng: Rng): Move {
  const into: Move[] = [];
  const moves = into.slice(0, raja.legal(s, seat, into));
  if (!looking) return moves[below(rng, moves.length)];
  const worths = moves.map((move) => {
    const after = raja.clone(s);
    raja.play(after, seat, move);
    return raja.worth(after, seat);
  });
  return moves[worths.indexOf(Math.max(...worths))];
}

test('who looks one move ahead beats three who do not, nearly always', () => {
  let wins = 0;
  const matches = 20;
  for (let match = 0; match < matches; match++) {
    const rng = generator(`looking ${match}`);
    const s = raja.setup(readOptions(raja.options, {}), 4, generator(`ahead ${match}`));
    const looking = match % 4;
    for (let seats = raja.toAct(s); seats !== 0; seats = raja.toAct(s)) {
      const [seat] = list(seats);
      raja.play(s, seat, chosen(s, seat, seat === looking, rng));
    }
    if (raja.result(s)?.rank[looking] === 1) wins++;
  }
  expect(wins).toBeGreaterThan(0.75 * matches);
});
