import { expect, test } from 'vitest';
import { house, may, play, table, why } from './table.ts';

const any = { trade: 'any' };

test('L-37 a price is $1 to $100, however rich the buyer', () => {
  const s = table({ seats: 2, money: [250, 10] });
  play(s, '1 ask 2', '1 want roof');
  expect([may(s, 1).length, may(s, 1)[0], may(s, 1).at(-1)]).toEqual([100, 'pay 1', 'pay 100']);
});

test('L-91 any card may be wanted, one’s own are given, and dollars go either way', () => {
  const s = table({ options: any, money: [2, 3], hands: ['bomb roof', 'student'] });
  play(s, '1 ask 2');
  expect(may(s, 1, 'want')).toHaveLength(30);
  expect(may(s, 1).filter((text) => !text.startsWith('want'))).toEqual([
    ...['give roof', 'give bomb', 'pay 1', 'pay 2', 'charge 1', 'charge 2', 'charge 3'],
    'withdraw',
  ]);
  play(s, '1 want student');
  expect(may(s, 1, 'want')).toEqual([]);
  expect(may(s, 1)).toContain('propose');
});

test('L-91 several alike are given or wanted as often as they are there', () => {
  const s = table({ options: any, hands: ['bomb bomb', 'alibi lunatic'] });
  play(s, '1 ask 2', '1 give bomb', '1 give bomb');
  expect(why(s, '1 give bomb')).toBe('L-22 no-card');
  play(s, '1 want lunatic');
  expect(why(s, '1 want lunatic')).toBe('L-91 too-many');
  expect(why(s, '1 want alibi')).toBe('L-91 in-order');
});

test('L-91 two alike are handed over only by one who has two', () => {
  for (const [cards, answers] of [
    ['alibi bomb', ['refuse']],
    ['alibi alibi', ['accept', 'refuse', 'pay 1', 'charge 1', 'charge 2']],
  ] as const) {
    const s = table({ options: any, money: [1, 2], hands: ['roof', cards] });
    play(s, '1 ask 2', '1 want alibi', '1 want alibi', '1 propose');
    expect(may(s, 2)).toEqual(answers);
  }
});

test('L-91 the other seat answers with another sum, never more than its payer has', () => {
  const s = table({ options: any, money: [4, 2], hands: ['bomb', 'alibi'] });
  play(s, '1 ask 2', '1 give bomb', '1 want alibi', '1 charge 1', '1 propose');
  expect(may(s, 2)).toEqual(['accept', 'refuse', 'pay 1', 'pay 2', 'pay 3', 'pay 4', 'charge 2']);
  expect(why(s, '2 charge 1')).toBe('L-37 same-price');
  expect(why(s, '2 charge 3')).toBe('L-37 more-than-you-have');
  expect(why(s, '2 pay 5')).toBe('L-37 more-than-they-have');
  play(s, '2 charge 2', '1 accept');
  expect(s.money).toEqual([6, 0, 10]);
});

test('L-37 only the buyer’s dollars are named in answer to an offer for a roof', () => {
  const s = table({ money: [3, 5], hands: ['', 'roof'], street: [house(1, 1)] });
  play(s, '1 ask 2', '1 want roof', '1 pay 1');
  expect(may(s, 2)).toEqual(['accept', 'refuse', 'pay 2', 'pay 3']);
  expect(why(s, '2 withdraw')).toBe('L-37 no-such-offer');
  play(s, '2 pay 3');
  expect(why(s, '1 pay 2')).toBe('L-37 no-such-offer');
});
