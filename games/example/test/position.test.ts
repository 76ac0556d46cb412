import { type BadInput, below, generator, type Json, list, readOptions } from '@insula/kernel';
import { expect, test } from 'vitest';
import { example, type Move } from '../src/index.ts';
import { table } from './table.ts';

test('every state can be written and placed again, generator and all', () => {
  const kinds = new Set<string>();
  for (const seats of [2, 3, 4])
    for (let match = 0; match < 8; match++) {
      const s = example.setup(readOptions(example.options, {}), seats, generator(`written ${match}`));
      const chance = generator(`chosen ${match}`);
      const into: Move[] = [];
      for (;;) {
        const written = JSON.parse(JSON.stringify(example.locate(s)));
        expect(example.place(written)).toEqual(s);
        kinds.add(written.doing.kind);
        if (example.toAct(s) === 0) break;
        const seat = list(example.toAct(s))[0];
        example.play(s, seat, into[below(chance, example.legal(s, seat, into))]);
      }
    }
  expect([...kinds].sort()).toEqual(
    ['action', 'answers', 'auction', 'investigation', 'lanterns', 'over', 'price', 'sale'].sort(),
  );
});

test('the pile may be left to chance', () => {
  const s = table({ hands: [{ brick: 9 }, {}, {}], pile: 'rest' });
  expect(s.pile).toHaveLength(21);
  expect(example.census(s)).toEqual([9, 5, 4, 5, 3, 4]);
  expect(table({ seed: 'other' }).pile).not.toEqual(table().pile);
});

const nonsense: [string, { [field: string]: Json }][] = [
  ['There are 9 brick cards (E-1), and this position has 10.', { hands: [{ brick: 10 }, {}, {}] }],
  ['There are 9 brick cards (E-1), and this position has 0.', { pile: [] }],
  ['coins must have 3 entries, one per seat, and it has 2.', { coins: [1, 2] }],
  ['coins of seat 2 must be a whole number from 0 to 999, not -1.', { coins: [1, -1, 2] }],
  [
    'hands of seat 1 has no field "cat"; it may have brick, leak, warden, alibi, plumber, gossip.',
    { hands: [{ cat: 1 }, {}, {}] },
  ],
  [
    'each card of rooms of seat 1 must be one of brick, leak, warden, alibi, plumber, gossip, not "cat".',
    { rooms: [['cat'], [], []] },
  ],
  ['rooms of seat 3 are 6, but a house has at most 5 (E-23).', { rooms: [[], [], new Array(6).fill('brick')] }],
  ['A position has no field "colour"; it may have', { colour: 'red' }],
  ['This is a position of "raja", not of "example".', { game: 'raja' }],
  ['These options do not go with 4 seats (E-53 big-hands).', { seats: 4, options: { hands: 'big' } }],
  ['turn must be a whole number from 1 to 3, not 4.', { turn: 4 }],
  ['round must be a whole number from 1 to 6, not 7.', { round: 7 }],
  [
    'doing must have a kind, one of lanterns, action, auction, price, sale, answers, investigation, over, not "nap".',
    { doing: { kind: 'nap' } },
  ],
  ['doing (sale) needs "price".', { doing: { kind: 'sale', card: 'brick', buyer: 2 } }],
  [
    "While lanterns are picked it is nobody's turn: turn must be null (E-10).",
    { doing: { kind: 'lanterns', picks: [0, 0, 0] } },
  ],
  ['Somebody must still be picking', { turn: null, doing: { kind: 'lanterns', picks: [1, 1, 1] } }],
  [
    'The buyer must have the coins asked for (E-26).',
    { coins: [0, 2, 0], doing: { kind: 'sale', card: 'brick', buyer: 2, price: 3 } },
  ],
  ['The target of a Leak must have a room (E-30).', { doing: { kind: 'answers', target: 2, at: 2 } }],
  [
    'at must be another seat than the one whose turn it is.',
    { rooms: [[], ['leak'], []], doing: { kind: 'answers', target: 2, at: 1 } },
  ],
  [
    'at must be a seat of in, and not the leader (E-25).',
    { doing: { kind: 'auction', card: 'leak', at: 2, in: [2, 3], bid: 2, leader: 2 } },
  ],
  [
    'The leader must have the coins it bid (E-25).',
    { doing: { kind: 'auction', card: 'leak', at: 2, in: [2, 3], bid: 9, leader: 3 } },
  ],
  [
    'There are no auctions with these options (E-51).',
    { options: { auction: false }, doing: { kind: 'auction', card: 'leak', at: 2, in: [2, 3], bid: 0, leader: null } },
  ],
  ['When it is over, round and turn must be null.', { doing: { kind: 'over' } }],
  ['known says 1 leak in home 2, but there are 0.', { known: { 'home 2': { leak: 1 } } }],
  ['seed must be a text or four whole numbers, not [1,2].', { seed: [1, 2] }],
];
test.each(nonsense)('nonsense is refused: %s', (sentence, fields) => {
  let complaint: BadInput | null = null;
  try {
    table(fields);
  } catch (error) {
    complaint = error as BadInput;
  }
  expect(complaint?.name).toBe('BadInput');
  expect(complaint?.message).toContain(sentence);
});
