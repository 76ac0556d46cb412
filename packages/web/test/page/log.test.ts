import type { Phrase } from '@insula/kernel';
import type { Event } from '@insula/landlord';
import type { Item } from '@insula/protocol';
import { expect, test } from 'vitest';
import { concerns } from '../../src/match/about.ts';
import { inForce, pages } from '../../src/match/log.tsx';
import { retells } from '../../src/tables/landlord/retells.ts';

const ask = { seat: 1, other: 0 };
const STEPS: readonly Event[] = [
  { is: 'turn', seat: 1 },
  { is: 'asked', ...ask },
  { is: 'wanted', ...ask, card: 12 },
  { is: 'offered', ...ask, card: 12, dollars: 2 },
  { is: 'refused', seat: 0 },
  { is: 'asked', ...ask },
  { is: 'wanted', ...ask, card: 12 },
];
const told = (events: readonly Event[]): readonly string[] => {
  const items = events.map((event, n): Item => ({ n, at: n, kind: 'event', event }));
  const lines = inForce(items, (event, before) => retells(event as Event, before as Event));
  return lines.map((line) => (line.kind === 'event' ? (line.event as Event).is : line.kind));
};

test('what is told again in full is one line of the log: an offer, not the three steps to it', () => {
  expect(told(STEPS)).toEqual(['turn', 'offered', 'refused', 'wanted']);
});

test('nothing else is left out', () => {
  const lines = told([
    { is: 'asked', ...ask },
    { is: 'withdrew', seat: 1 },
    { is: 'finished-playing', seat: 1 },
  ]);
  expect(lines).toEqual(['asked', 'withdrew', 'finished-playing']);
});

test('rule 25: what concerns a seat names it, alone or among others, or is told of nobody', () => {
  const line = (values: Phrase['values']): Item => ({
    ...{ n: 1, at: 1, kind: 'event', event: {} },
    say: { key: 'event', values },
  });
  expect(concerns(line({ seat: { seat: 1 }, to: { seat: 0 }, gold: 2 }), 0)).toBe(true);
  expect(concerns(line({ most: { list: [{ seat: 2 }, { seat: 0 }] } }), 0)).toBe(true);
  expect(concerns(line({ round: 4 }), 0)).toBe(true);
  expect(concerns(line({ seat: { seat: 1 }, gold: 0 }), 0)).toBe(false);
  expect(concerns({ n: 1, at: 1, kind: 'resign', seat: 1 }, 0)).toBe(false);
  expect(concerns({ n: 1, at: 1, kind: 'resign', seat: 0 }, 0)).toBe(true);
});

test('what happens again and again is counted once, wherever a page of the log would end', () => {
  const bought = (n: number): Item => ({
    ...{ n, at: n, kind: 'event', event: {} },
    say: { key: 'event.bought', values: { seat: { seat: 1 }, dollars: n < 18 ? n : n < 23 ? 1 : 2 } },
  });
  const items = Array.from({ length: 45 }, (_, i) => bought(i + 1));
  expect(pages(items).map(({ length }) => length)).toEqual([22, 23]);
  expect(pages(items).flat()).toEqual(items);
});
