import { expect, test } from 'vitest';
import { landlord } from '../src/index.ts';

test('every move is written in one way and read back as itself', () => {
  const texts = landlord.alphabet.map(landlord.write);
  expect(new Set(texts).size).toBe(texts.length);
  for (const move of landlord.alphabet) expect(landlord.read(landlord.write(move))).toBe(move);
});

test('the notation is the one people read', () => {
  for (const text of [
    ...['bail', 'leave 3/2', 'to 1/c', 'to 27/r', 'under', 'lay bomb', 'roof flat-roof', 'take-back'],
    ...['renovate cellar-renovation 4', 'ask 2', 'want roof', 'give bomb', 'pay 5', 'charge 100', 'propose', 'withdraw'],
    ...['accept', 'refuse', 'place student 3/2', 'take-in 1/1', 'shift 1/1', 'demolish politics 2', 'bomb 4'],
    ...['evict eviction 1', 'move 1/2', 'withhold 1/2', 'murder 1/2', 'remove 1/2', 'leave-jail court', 'answer police'],
    ...['pass', 'strike 2', 'strike 2/1', 'buy', 'done', 'recycle murder'],
  ])
    expect(landlord.write(landlord.read(text)!)).toBe(text);
});

test('case and spaces do not matter, anything else is no move', () => {
  expect(landlord.read('  Place  STUDENT 3/2 ')).toBe(landlord.read('place student 3/2'));
  for (const text of [
    '',
    'lay',
    'lay jail',
    'place bomb 1/1',
    'bomb 28',
    'to 1/6',
    'pay 0',
    'pay 101',
    'ask 7',
    'answer bomb',
    '__proto__',
  ])
    expect(landlord.read(text)).toBeNull();
});
