import { expect, test } from 'vitest';
import { roomShare } from '../src/index.ts';

test('every move is written in one way and read back as itself', () => {
  const texts = roomShare.alphabet.map(roomShare.write);
  expect(new Set(texts).size).toBe(texts.length);
  for (const move of roomShare.alphabet) expect(roomShare.read(roomShare.write(move))).toBe(move);
});

test('the notation is the one people read', () => {
  for (const text of [
    'guests yellow',
    'red c3',
    'communication red c3',
    'departure b2 left',
    'departure nobody',
    'eviction c3',
    'contract a4',
    'swap a1 up',
    'with c2 left',
    'renovation e4 up left',
    'renovation nobody',
    'room d1',
    'blue up',
    'landlord c3',
    'left',
    'pass',
  ])
    expect(roomShare.write(roomShare.read(text)!)).toBe(text);
});

test('case and spaces do not matter, anything else is no move', () => {
  expect(roomShare.read('  Red   C3 ')).toBe(roomShare.read('red c3'));
  for (const text of [
    '',
    'red',
    'red f1',
    'red c5',
    'pink c3',
    'swap a1',
    'renovation a1 left up',
    'departure',
    '__proto__',
  ])
    expect(roomShare.read(text)).toBeNull();
});

test('a copy of a move is written like the move', () => {
  for (const move of roomShare.alphabet) expect(roomShare.write({ ...move })).toBe(roomShare.write(move));
});
