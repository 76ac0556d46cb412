import type { AnyGame, Seat } from '@insula/kernel';
import { openShelf } from '@insula/shelf';
import { expect, test } from 'vitest';
import { botsAgainst } from '../src/match/consent.ts';
import type { Match, Play } from '../src/match/match.ts';
import { headOf } from './quiet.ts';

/** What each seat has: as everybody sees it, and as its own seat knows. */
function against(shown: number[], own: number[]): string | null {
  const game = {
    view: (_: unknown, seat: Seat | null) => ({ values: seat === null ? shown : own }),
    measures: ({ values }: { values: number[] }) => [{ what: 'coins', values }],
  } as unknown as AnyGame;
  const people = headOf(example, shown.length);
  const head = {
    ...people,
    seats: people.seats.map((sitter, seat) => ({ ...sitter, kind: seat === 0 ? 'person' : 'bot' })),
  };
  return botsAgainst({ game, head } as Match, { state: {} } as Play, 0, 'end')?.code ?? null;
}
const example = (await openShelf()).game('example');

test('one bot that is ahead of all people is enough, however far behind the others are', () => {
  expect(against([3, 5, 1], [3, 5, 1])).toBe('bot-leads');
  expect(against([5, 3, 1], [5, 3, 1])).toBeNull();
});

test('bots judge by what everybody sees, not by what a seat knows', () => {
  expect(against([3, 5, 1], [9, 5, 1])).toBe('bot-leads');
  expect(against([5, 3, 1], [2, 3, 1])).toBeNull();
});
