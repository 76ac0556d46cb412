import { expect, test } from 'vitest';
import { clientMessage, createBody, renameBody } from '../src/index.ts';

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

test.each(['Livia', '家主', '🏠', '👩\u200D🌾', 'לביא', 'O\u2019Neill', 'e\u0301', '…'])('%o is a name', (name) => {
  expect(renameBody.safeParse({ name }).success).toBe(true);
});

test.each([
  '',
  '   ',
  '\u200B',
  '\u3164',
  '\u115F\u1160\uFFA0',
  '\u2800',
  '\u00AD\uFEFF\u2060',
  '\u0301',
  '\uD83C',
  'a\uDFE0b',
  'bell\u0007',
  'two\nlines',
  'back\u202Ewards',
])('%o is no name, which is said in half a sentence', (name) => {
  const { error } = renameBody.safeParse({ name });
  expect(error?.issues[0].message).toBe(
    'it must be one line of whole characters, none of which controls or reverses it and at least one of which can be seen',
  );
});

test('a name that is too long is told how long it may be', () => {
  const { error } = renameBody.safeParse({ name: 'x'.repeat(41) });
  expect(error?.issues[0].message).toBe('it may have at most 40 characters');
});

test('what is left out of a new match has its default', () => {
  const made = createBody.parse({ game: 'example', seats: [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }] });
  expect(made).toMatchObject({ options: {}, clock: { kind: 'none' }, pause: 2000, listed: false });
  expect(createBody.safeParse({ game: 'example', seats: [{ kind: 'bot' }] }).success).toBe(false);
  expect(createBody.safeParse({ game: 'example', seats: [], clock: { kind: 'none' } }).success).toBe(false);
});
