import { generator } from '@insula/kernel';
import { expect, test } from 'vitest';
import { roomShare } from '../src/index.ts';
import { hand, play, type Table, table } from './table.ts';

/** All hands of a seat that a viewer imagines. */
const imagined = (s: Table, viewer: number | null, seat: number): Set<string> => {
  const rng = generator('imagined');
  const view = roomShare.view(s, viewer);
  return new Set(Array.from({ length: 200 }, () => hand(roomShare.determinize(view, rng), seat).join(' ')));
};

const DISCARDS = [
  ...['blue', 'blue', 'yellow', 'yellow', 'yellow', 'yellow', 'yellow', 'green', 'green', 'green', 'contract'],
  ...['communication', 'communication', 'departure', 'departure', 'eviction', 'eviction', 'swap', 'contract'],
];
/** Two seats, and the pile is empty: whoever has counted knows the other hand. */
const counted = (): Table =>
  table({
    seats: 2,
    more: {
      hands: { red: ['red', 'red', 'red'], blue: ['blue', 'green', 'swap'] },
      discards: [...DISCARDS, 'red', 'red', 'blue', 'blue', 'green'],
      pile: [],
    },
  });

test('with an empty pile the other hand is what is nowhere else', () => {
  expect(imagined(counted(), 0, 1)).toEqual(new Set(['blue green swap']));
});

test('S-21 after the shuffle all know what the hands held then, though not which hand', () => {
  const s = counted();
  play(s, 'red b2', 'red up');
  expect(s.pool.reduce((sum, count) => sum + count, 0)).toBe(25);
  expect(s.fresh).toEqual([1, 0]);
  const rng = generator('bystander');
  for (let n = 0; n < 100; n++) {
    const other = roomShare.determinize(roomShare.view(s, null), rng);
    const cards = [...hand(other, 0), ...hand(other, 1)];
    for (const card of ['red', 'red', 'blue', 'green', 'swap']) expect(cards.splice(cards.indexOf(card), 1)).toEqual([card]);
  }
});

test('S-21 who has drawn nothing since the shuffle holds nothing new', () => {
  const s = counted();
  play(s, 'red b2', 'red up');
  for (const cards of imagined(s, null, 1)) expect(cards).not.toMatch(/yellow|departure|contract|communication|eviction/);
  for (const cards of imagined(s, null, 0))
    expect(cards.split(' ').filter((card) => /yellow|departure/.test(card)).length).toBeLessThan(2);
});

test('S-21 what came from the new pile is not known', () => {
  const s = counted();
  play(s, 'red b2', 'red up', 'blue d2', 'blue up');
  expect(s.fresh).toEqual([1, 1]);
  const met = [...imagined(s, 0, 1)].join(' | ');
  for (const card of ['yellow', 'departure', 'contract', 'communication', 'eviction']) expect(met).toContain(card);
});

test('before the first shuffle a hand may be anything', () => {
  const s = table({ seats: 2, hand: ['red', 'red', 'red'] });
  expect(imagined(s, 0, 1).size).toBeGreaterThan(50);
});
