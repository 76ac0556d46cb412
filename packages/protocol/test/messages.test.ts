import { expect, test } from 'vitest';
import { clientMessage, createBody } from '../src/index.ts';

const reads = (message: unknown): boolean => clientMessage.safeParse(message).success;

test('a client message is known by its shape, and nothing may be added to it', () => {
  const move = { t: 'move', id: 'a1', decision: 3, moves: ['pass'] };
  expect(reads(move)).toBe(true);
  expect(reads({ ...move, seat: 1 })).toBe(false);
  expect(reads({ ...move, t: 'cheat' })).toBe(false);
  expect(reads({ ...move, moves: [] })).toBe(false);
  expect(reads({ ...move, moves: Array(65).fill('pass') })).toBe(false);
  expect(reads({ ...move, decision: -1 })).toBe(false);
  expect(reads({ ...move, id: 'a b' })).toBe(false);
  expect(reads(null)).toBe(false);
});

test('chat is one visible line', () => {
  const chat = (text: string) => reads({ t: 'chat', id: '1', text });
  expect(chat('Buongiorno, 家主! 🏠')).toBe(true);
  expect(chat('   ')).toBe(false);
  expect(chat('two\nlines')).toBe(false);
  expect(chat('back\u202Ewards')).toBe(false);
  expect(chat('x'.repeat(501))).toBe(false);
});

test('what is left out of a new match has its default', () => {
  const made = createBody.parse({ game: 'example', seats: [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }] });
  expect(made).toMatchObject({ options: {}, clock: { kind: 'none' }, pause: 2000, listed: false });
  expect(createBody.safeParse({ game: 'example', seats: [{ kind: 'bot' }] }).success).toBe(false);
  expect(createBody.safeParse({ game: 'example', seats: [], clock: { kind: 'none' } }).success).toBe(false);
});
