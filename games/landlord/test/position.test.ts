import { BadInput, below, first, generator, type Position, readOptions } from '@insula/kernel';
import { expect, test } from 'vitest';
import { landlord, type Move } from '../src/index.ts';
import { house, table } from './table.ts';

const good = {
  game: 'landlord',
  seats: 2,
  options: {},
  money: [5, 5],
  hands: [['student'], { roof: 2 }],
  street: [house(1, 2)],
  turn: 1,
} as const;

test('a position written by hand is a moment of a match', () => {
  const s = landlord.place(good);
  expect([s.handSizes, s.pile.length, s.turn]).toEqual([[1, 2], 109 - 3 - 3, 0]);
});

test('every moment of a match is written and read back', () => {
  const options = readOptions(landlord.options, { trade: 'any', answers: 'anyone' });
  const s = landlord.setup(options, 4, generator('positions'));
  const rng = generator('moves');
  const moves: Move[] = [];
  for (let n = 0; n < 1500 && landlord.toAct(s) !== 0; n++) {
    const seat = first(landlord.toAct(s));
    landlord.play(s, seat, moves[below(rng, landlord.legal(s, seat, moves))]);
    const written = JSON.parse(JSON.stringify(landlord.locate(s))) as Position;
    expect(landlord.place(written)).toEqual(s);
  }
});

const one = (changed: object): string => {
  try {
    landlord.place({ ...good, ...changed } as Position);
  } catch (error) {
    if (error instanceof BadInput) return error.message;
    throw error;
  }
  return 'nothing wrong';
};

test.each([
  [{}, 'nothing wrong'],
  [{ game: 'raja' }, 'This is a position of "raja", not of "landlord".'],
  [{ seats: 7 }, 'seats must be a whole number from 2 to 6, not 7.'],
  [{ money: [5] }, 'money must have one entry for each of the 2 seats, not 1.'],
  [{ money: [5, -1] }, 'money must be a whole number from 0 to 100000, not -1.'],
  [
    { hands: [['stundent'], []] },
    'each card of The hand of seat 1 must be the name of a card such as "bomb", not "stundent".',
  ],
  [{ hands: [{ mover: 2 }, []] }, 'There are 1 mover cards (L-1, L-2, L-3), and this position has 2.'],
  [{ pile: ['bomb'] }, 'There are 2 family cards (L-1, L-2, L-3), and this position has 0.'],
  [{ turn: 3 }, 'turn must be a whole number from 1 to 2, not 3.'],
  [
    {
      doing: [
        { kind: 'match', step: 1 },
        { kind: 'turn', step: 2 },
        { kind: 'play', seat: 2 },
      ],
    },
    'play seat must be a whole number from 0 to 1, not 2.',
  ],
  [{ doing: [{ kind: 'match', step: -1 }] }, /^match step must be a whole number from 0 to \d, not -1\.$/],
  [{ doing: [{ kind: 'turn', step: 99 }] }, /^turn step must be a whole number from 0 to \d, not 99\.$/],
  [{ jailed: 3 }, 'jailed must be a whole number from 1 to 2, not 3.'],
  [{ weather: 1 }, /^A position has no field "weather"; it may have game, seats/],
  [{ street: [house(1, 6)] }, 'House 1 has 6 floors; a house has 1 to 5 (L-30).'],
  [{ street: [house(3, 1)] }, "House 1's owner must be a whole number from 1 to 2, not 3."],
  [{ street: [null] }, 'The last house of the street cannot be a vacant lot.'],
  [{ street: [house(1, 1, {}, { roof: 'bomb' })] }, `House 1's roof must be a roof that finishes it (L-31), not "bomb".`],
  [
    { street: [house(1, 1, {}, { roof: 'flat-roof', cover: 'roof-dormer' })] },
    'House 1 has a cover over what is no plain Roof (L-33).',
  ],
  [{ street: [house(2, 1, {}, { roof: null })] }, /^House 1 has no roof: only one house, of the seat whose turn it is/],
  [{ street: [house(1, 1, {}, { roof: null, cellar: true })] }, /^House 1 has no roof yet, so nobody lives there/],
  [{ street: [house(1, 1, { 1: 'bomb' })] }, 'The tenant of house 1 at 1 must be a tenant, not "bomb".'],
  [{ street: [house(1, 1, { c: 'student' })] }, 'The tenant of house 1 at c has no empty flat there (L-40).'],
  [{ street: [house(1, 1, { 1: 'manager' })] }, 'The tenant of house 1 at 1 has no empty flat there (L-40).'],
  [{ street: [house(1, 4, { 1: 'single' })] }, 'The tenant of house 1 at 1 does not live there (L-41 too-high).'],
  [
    { street: [house(1, 1, { r: 'pensioners' }, { roof: 'roof-dormer' })] },
    'The tenant of house 1 at r does not live there (L-55 too-far-up).',
  ],
  [
    { street: [house(1, 2, { 1: { card: 'student', rank: 1 } })] },
    'House 1: the ranks of those who pay by arrival must be 0, 1, 2 and so on (L-57).',
  ],
  [
    { street: [house(1, 2, { 1: { card: 'student', withheld: 'yes' } })] },
    'The tenant of house 1 at 1: withheld must be true or false, not "yes".',
  ],
  [{ known: [[1, 2, 'bomb', 1]] }, 'Seat 2 holds 0 bomb, so nobody else knows of 1.'],
  [{ known: [[2, 2, 'roof', 1]] }, 'Seat 2 holds 2 roof, so nobody else knows of 1.'],
  [{ stretches: [3] }, 'stretches must add up to the 103 cards of the pile.'],
  [{ seen: [1] }, 'seen must have one number for each of the 103 cards of the pile.'],
  [{ seed: [1, 2] }, 'seed must be a text or four whole numbers, not [1,2].'],
  [{ doing: 'sleep' }, 'doing must be one of examine, play, buy, not "sleep".'],
  [{ doing: [{ kind: 'sleep' }] }, /^kind must be one of match, turn/],
  [{ doing: [{ kind: 'play' }] }, '"play" needs "seat".'],
  [{ doing: [{ kind: 'match', step: 'x' }] }, /^match step must be a whole number/],
  [{ options: { end: 'never' } }, 'Option "end" must be one of deck, rounds, money, not "never" (L-90).'],
  [{ ending: 'fire' }, 'ending must be one of deck, stalled, rounds, money, not "fire".'],
])('%o: %s', (changed, expected) => {
  if (typeof expected === 'string') expect(one(changed)).toBe(expected);
  else expect(one(changed)).toMatch(expected);
});

test('a vacant lot keeps its number and is built on again', () => {
  const s = table({ street: [null, house(2, 1)], hands: ['bomb roof'] });
  landlord.play(s, 0, landlord.read('lay bomb')!);
  expect(s.owner).toEqual([0, 1]);
});
