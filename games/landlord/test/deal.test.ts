import { expect, test } from 'vitest';
import { landlord } from '../src/index.ts';
import { awaited, hand, house, known, may, play, table, why } from './table.ts';

test('L-37 a roof is bought: seat, kind, price, and the seller accepts', () => {
  const s = table({ hands: ['', 'roof flat-roof'] });
  play(s, '1 ask 2');
  expect(may(s, 1)).toEqual(['want roof', 'want roof-dormer', 'want flat-roof']);
  expect(why(s, '1 want bomb')).toBe('L-37 only-roofs');
  play(s, '1 want flat-roof');
  expect(may(s, 1)).toEqual(Array.from({ length: 10 }, (_, i) => `pay ${i + 1}`));
  expect(why(s, '1 pay 11')).toBe('L-37 more-than-you-have');
  play(s, '1 pay 4');
  expect(awaited(s)).toEqual([2]);
  expect(landlord.window(s)).toBe(true);
  play(s, '2 accept');
  expect([hand(s, 1), hand(s, 2), s.money]).toEqual(['flat-roof', 'roof', [6, 14, 10]]);
  expect(known(s, 3, 1)).toBe('flat-roof');
  expect(awaited(s)).toEqual([1]);
});

test('L-37 the seller may name another price, which the buyer accepts or refuses', () => {
  const s = table({ hands: ['', 'roof'] });
  play(s, '1 ask 2', '1 want roof', '1 pay 4');
  expect(why(s, '2 pay 4')).toBe('L-37 same-price');
  expect(why(s, '2 pay 11')).toBe('L-37 more-than-they-have');
  expect(why(s, '2 charge 2')).toBe('L-37 not-traded');
  play(s, '2 pay 6');
  expect(known(s, 3, 2)).toBe('roof');
  expect(may(s, 1)).toEqual(['accept', 'refuse']);
  const agreed = landlord.clone(s);
  play(agreed, '1 accept');
  expect([hand(agreed, 1), agreed.money]).toEqual(['roof', [4, 16, 10]]);
  play(s, '1 refuse');
  expect([hand(s, 2), s.money]).toEqual(['roof', [10, 10, 10]]);
});

test('L-37 no never tells whether they hold one', () => {
  for (const cards of ['roof', 'bomb']) {
    const s = table({ hands: ['', cards] });
    play(s, '1 ask 2', '1 want roof', '1 pay 4');
    expect(awaited(s)).toEqual([2]);
    expect(may(s, 2, 'accept')).toEqual(cards === 'roof' ? ['accept'] : []);
    if (cards === 'bomb') expect([why(s, '2 accept'), why(s, '2 pay 5')]).toEqual(['L-22 no-card', 'L-22 no-card']);
    play(s, '2 refuse');
    expect(known(s, 1, 2)).toBe('');
  }
});

test('L-37 each seat is asked at most three times a turn, and never oneself', () => {
  const s = table({ seats: 2, hands: ['', ''] });
  const once = ['1 ask 2', '1 want roof', '1 pay 1', '2 refuse'];
  play(s, ...once, ...once, ...once);
  expect(why(s, '1 ask 2')).toBe('L-37 asked-enough');
  expect(why(s, '1 ask 1')).toBe('L-37 yourself');
  expect(why(s, '1 ask 3')).toBe('L-37 yourself');
  play(s, '1 done', '1 done', '2 done', '2 done');
  expect(why(s, '1 ask 2')).toBeNull();
  expect(why(table({ money: [0] }), '1 ask 2')).toBe('L-37 nothing-to-pay');
});

const any = { trade: 'any' };

test('L-91 any cards are swapped for cards and dollars by consent', () => {
  const s = table({ options: any, hands: ['bomb roof', 'student move move'] });
  play(s, '1 ask 2', '1 give bomb', '1 want student', '1 want move', '1 charge 3');
  expect(why(s, '1 charge 2')).toBe('L-91 price-set');
  expect(why(s, '1 give bomb')).toBe('L-22 no-card');
  play(s, '1 propose');
  expect(may(s, 2, 'a')).toEqual(['accept']);
  play(s, '2 accept');
  expect([hand(s, 1), hand(s, 2), s.money]).toEqual(['student roof move', 'bomb move', [13, 7, 10]]);
  expect(known(s, 3, 1)).toBe('student move');
  expect(known(s, 3, 2)).toBe('bomb');
});

test('L-91 the other sum may be named either way, but never more than is there', () => {
  const s = table({ options: any, money: [4, 3], hands: ['bomb', 'student'] });
  play(s, '1 ask 2', '1 give bomb', '1 want student', '1 propose');
  expect([why(s, '2 pay 5'), why(s, '2 charge 4')]).toEqual(['L-37 more-than-they-have', 'L-37 more-than-you-have']);
  play(s, '2 charge 3', '1 accept');
  expect([hand(s, 1), hand(s, 2), s.money]).toEqual(['student', 'bomb', [7, 0, 10]]);
});

test('L-91 proposals are seen by the two alone until agreed', () => {
  const s = table({ options: any, hands: ['bomb roof', 'student'] });
  play(s, '1 ask 2', '1 give bomb', '1 want student', '1 pay 2');
  const content = (viewer: number | null): unknown => {
    const top = landlord.view(s, viewer).stack.at(-1)!;
    return top.kind === 'deal' ? [top.give.length, top.want.length, top.pay] : null;
  };
  expect([content(0), content(1), content(2), content(null)]).toEqual([
    [1, 1, 2],
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ]);
  play(s, '1 propose');
  expect([content(0), content(1), content(2), content(null)]).toEqual([
    [1, 1, 2],
    [1, 1, 2],
    [0, 0, 0],
    [0, 0, 0],
  ]);
  expect([known(s, 2, 1), known(s, 3, 1), known(s, null, 1)]).toEqual(['bomb', '', '']);
  play(s, '2 pay 5');
  expect([known(s, 1, 2), known(s, 3, 2)]).toEqual(['student', '']);
  play(s, '1 accept');
  expect([hand(s, 1), s.money]).toEqual(['student roof', [5, 15, 10]]);
});

test('L-91 a proposal needs a card, and names none that is not there', () => {
  const s = table({ options: any, money: [0, 0], hands: ['bomb alibi', 'student'] });
  play(s, '1 ask 2');
  expect(why(s, '1 propose')).toBe('L-91 nothing-offered');
  expect(why(s, '1 pay 1')).toBe('L-37 more-than-you-have');
  expect(why(s, '1 charge 1')).toBe('L-37 more-than-they-have');
  expect(why(s, '1 accept')).toBe('L-91 no-such-proposal');
  play(s, '1 give bomb');
  expect(why(s, '1 give alibi')).toBe('L-91 in-order');
  play(s, '1 want murder');
  expect(why(s, '1 want murder')).toBe('L-91 too-many');
  play(s, '1 propose');
  expect(why(s, '2 accept')).toBe('L-22 no-card');
  expect(may(s, 2)).toEqual(['refuse']);
  play(s, '2 refuse', '1 ask 2', '1 withdraw', '1 ask 2', '1 withdraw');
  expect(why(s, '1 ask 2')).toBe('L-91 proposed-enough');
});

test('L-91 the last roof of a house that cannot be taken back is not given away', () => {
  const s = table({ options: any, hands: ['bomb alibi roof roof flat-roof'], more: { takenBack: true } });
  play(s, '1 lay bomb', '1 ask 2', '1 give roof', '1 give roof');
  expect(why(s, '1 give flat-roof')).toBe('L-30 keep-a-roof');
  expect(why(s, '1 give alibi')).toBeNull();
  const free = table({ options: any, hands: ['bomb roof'] });
  play(free, '1 lay bomb', '1 ask 2');
  expect(why(free, '1 give roof')).toBeNull();
});

test('L-91 Recycle is not used up while it is on offer', () => {
  const s = table({ options: any, hands: ['recycle', 'student'], more: { discards: ['bomb'] } });
  play(s, '1 ask 2', '1 give recycle', '1 propose');
  expect(why(s, '1 recycle bomb')).toBe('L-91 on-offer');
  expect(may(s, 1)).toEqual([]);
  const theirs = table({ options: any, hands: ['student', 'recycle'], more: { discards: ['bomb'] } });
  play(theirs, '1 ask 2', '1 want recycle', '1 propose', '2 pay 1');
  expect(may(theirs, 2)).toEqual([]);
  play(theirs, '1 refuse', '2 recycle bomb');
  expect(hand(theirs, 2)).toBe('bomb');
});

test('L-91 roofs only, without the variant', () => {
  const s = table({ hands: ['bomb', 'student'], street: [house(1, 1)] });
  play(s, '1 ask 2');
  expect(why(s, '1 give bomb')).toBe('L-37 no-such-offer');
  expect(why(s, '1 want student')).toBe('L-37 only-roofs');
});
