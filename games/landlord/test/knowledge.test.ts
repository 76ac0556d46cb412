import { generator } from '@insula/kernel';
import { expect, test } from 'vitest';
import { CARDS, landlord } from '../src/index.ts';
import { hand, house, known, knownPile, play, table } from './table.ts';

const buying = (pile: readonly string[], more: object) => {
  const all = landlord.locate(table({ seats: 3 })).pile as string[];
  const rest = [...all];
  for (const card of pile) rest.splice(rest.indexOf(card), 1);
  return table({ seats: 3, more: { pile, discards: rest, earned: 9, doing: 'buy', ...more } });
};

test('L-11 a card known to lie on top is known in the hand that draws it', () => {
  const s = buying(['student', 'bomb'], { stretches: [1, 1], seen: [15, 0] });
  play(s, '1 buy');
  expect([known(s, 2, 1), known(s, null, 1), known(s, 1, 1)]).toEqual(['student', 'student', '']);
  expect(knownPile(s, 2)).toEqual(['1']);
});

test('L-11 of a stretch from which a card was drawn unseen, only what must still be there stays known', () => {
  const s = buying(['student', 'student', 'single', 'bomb'], { stretches: [3, 1], seen: [15, 15, 15, 0] });
  expect(knownPile(s, null)).toEqual(['3 single student student', '1']);
  play(s, '1 buy');
  expect([known(s, 2, 1), hand(s, 1)]).toEqual(['', 'student']);
  expect(knownPile(s, 2)).toEqual(['2 student', '1']);
  expect(knownPile(s, 1)).toEqual(['2 single student', '1']);
  expect(knownPile(s, null)).toEqual(['2 student', '1']);
});

test('L-11 a stretch all of one kind gives away what is drawn from it', () => {
  const s = buying(['student', 'student', 'bomb'], { stretches: [2, 1], seen: [15, 15, 0] });
  play(s, '1 buy');
  expect([known(s, 3, 1), knownPile(s, 3)]).toEqual(['student', ['1 student', '1']]);
  const half = buying(['student', 'student', 'bomb'], { stretches: [2, 1], seen: [15, 7, 0] });
  play(half, '1 buy');
  expect([known(half, 3, 1), known(half, null, 1), knownPile(half, null)]).toEqual(['student', '', ['1', '1']]);
});

test('L-11 whoever draws a kind it knew of knows of one less', () => {
  const s = buying(['student', 'student', 'bomb'], { stretches: [3], seen: [0, 1, 1] });
  play(s, '1 buy');
  expect(knownPile(s, 1)).toEqual(['2 bomb']);
});

test('L-11 a floor may be any card of the hand: what is known is known of both together', () => {
  const s = table({ hands: ['bomb roof roof'], more: { known: [[2, 1, 'bomb', 1]] } });
  play(s, '1 lay bomb');
  expect(known(s, 2, 1)).toBe('bomb');
  play(s, '1 roof roof');
  expect(known(s, 2, 1)).toBe('bomb');
});

test('L-11 a card played is no longer known to be in the hand', () => {
  const s = table({
    hands: ['court court'],
    more: {
      jailed: 1,
      known: [
        [2, 1, 'court', 2],
        [3, 1, 'court', 1],
      ],
    },
  });
  play(s, '1 leave-jail court');
  expect([known(s, 2, 1), known(s, 3, 1), known(s, null, 1)]).toEqual(['court', '', '']);
});

test('L-61 what was known of a bombed landlord is forgotten as far as it may have been a floor', () => {
  const street = [house(2, 2, {}, { hides: ['student', 'bomb'] })];
  const lines = [
    [1, 2, 'student', 3],
    [3, 2, 'bomb', 1],
  ];
  const s = table({ hands: ['bomb', 'student student'], street, more: { known: lines } });
  play(s, '1 bomb 1', '2 pass', '2 pass');
  expect([known(s, 1, 2), known(s, 3, 2)]).toEqual(['student', '']);
});

test('L-61 floors that can be nothing else stay known under the pile', () => {
  const street = [house(2, 2, {}, { hides: ['student', 'student'] }), house(2, 1, {}, { hides: ['alibi'] })];
  const lines = [
    [1, 2, 'student', 3],
    [3, 2, 'student', 2],
    [4, 2, 'student', 1],
  ];
  const s = table({ hands: ['bomb', 'student'], street: [street[0]], more: { known: lines } });
  play(s, '1 bomb 1', '2 pass', '2 pass');
  expect([knownPile(s, 1)[1], known(s, 1, 2)]).toEqual(['3 student student roof', 'student']);
  expect([knownPile(s, 3)[1], known(s, 3, 2)]).toEqual(['3 student roof', '']);
  expect([knownPile(s, null)[1], known(s, null, 2)]).toEqual(['3 roof', '']);
  const other = table({ hands: ['bomb', 'student'], street, more: { known: lines } });
  play(other, '1 bomb 1', '2 pass', '2 pass');
  expect([knownPile(other, 1)[1], knownPile(other, 3)[1]]).toEqual(['3 student roof', '3 roof']);
});

test('L-81 what was reshuffled is known to be in the pile', () => {
  const all = landlord.locate(table({ seats: 5 })).pile as string[];
  const hands = [all.filter((card) => card !== 'bomb' && card !== 'roof').join(' ')];
  const s = table({
    seats: 5,
    hands,
    more: { pile: ['bomb'], discards: [...new Array(21).fill('roof'), 'bomb', 'bomb'], earned: 9, doing: 'buy' },
  });
  play(s, '1 buy');
  expect(knownPile(s, null)).toEqual([`23 ${'roof '.repeat(21)}bomb bomb`]);
});

test('what is imagined keeps every known fact and fits the rest', () => {
  const s = table({
    hands: ['bomb alibi', 'student roof move', 'police'],
    street: [house(2, 2, {}, { hides: ['court', 'murder'] })],
    more: {
      known: [
        [1, 2, 'student', 1],
        [1, 2, 'court', 1],
      ],
    },
  });
  const seen = landlord.view(s, 0);
  const floors = new Set<string>();
  for (let i = 0; i < 60; i++) {
    const imagined = landlord.determinize(seen, generator(`imagined ${i}`));
    const pool = [...hand(imagined, 2).split(' '), ...imagined.floors.slice(0, 2).map((kind) => CARDS[kind])];
    expect(pool).toHaveLength(5);
    expect(pool).toEqual(expect.arrayContaining(['student', 'court']));
    expect(hand(imagined, 1)).toBe('alibi bomb');
    for (const kind of imagined.floors.slice(0, 2)) floors.add(CARDS[kind]);
  }
  expect(floors.size).toBeGreaterThan(10);
});

test('L-91 what is wanted behind a viewer’s back need not be the one card the partner is known to hold', () => {
  const doing = [
    { kind: 'match', step: 1 },
    { kind: 'turn', step: 2 },
    { kind: 'play', seat: 0 },
    { kind: 'deal', by: 0, with: 1, stage: 'answer', give: [], want: [CARDS.indexOf('bomb')], pay: 2 },
  ];
  const s = table({
    seats: 3,
    options: { trade: 'any' },
    hands: ['', 'roof'],
    more: { doing, known: [3, 4].map((observer) => [observer, 2, 'roof', 1]) },
  });
  for (const viewer of [2, null]) {
    const seen = landlord.view(s, viewer);
    const wanted = new Set<number>();
    for (let i = 0; i < 60; i++) {
      const imagined = landlord.determinize(seen, generator(`wanted ${i}`)).stack[3];
      if (imagined.kind === 'deal') for (const card of imagined.want) wanted.add(card);
    }
    expect(wanted.size).toBeGreaterThan(5);
  }
});
