import { expect, test } from 'vitest';
import { landlord } from '../src/index.ts';
import { moveNamed, play, type Table, table } from './table.ts';

/** Whether the first seat would be rude to. */
const isRude = (s: Table, move: string): boolean => landlord.foresight.rude(landlord.view(s, 0), moveNamed(move));

test('a partner is asked once in a turn', () => {
  const s = table({ hands: ['bomb', 'roof', 'roof'] });
  expect(isRude(s, 'ask 2')).toBe(false);
  play(s, '1 ask 2', '1 want roof', '1 pay 1', '2 refuse');
  expect(isRude(s, 'ask 2')).toBe(true);
  expect(isRude(s, 'ask 3')).toBe(false);
});

test('nobody is asked for a roof who has no card', () => {
  const s = table({ hands: ['bomb', 'bomb', ''] });
  expect(isRude(s, 'ask 2')).toBe(false);
  expect(isRude(s, 'ask 3')).toBe(true);
});

test('where everything is traded, an empty hand may still be offered something', () => {
  const options = { trade: 'any' };
  expect(isRude(table({ options, hands: ['bomb'] }), 'ask 2')).toBe(false);
  expect(isRude(table({ options }), 'ask 2')).toBe(true);
});

test.each(['roofs', 'any'])('with trade in %s nothing is wanted that the partner cannot hold', (trade) => {
  const wanting = (own: string): Table => {
    const s = table({ options: { trade }, hands: [own, 'bomb move'] });
    play(s, '1 ask 2');
    return s;
  };
  // There are two of them in all.
  expect(isRude(wanting('flat-roof flat-roof'), 'want flat-roof')).toBe(true);
  expect(isRude(wanting('flat-roof'), 'want flat-roof')).toBe(false);
  expect(isRude(wanting('flat-roof flat-roof'), 'want roof')).toBe(false);
});
