import { example } from '@insula/example';
import { expect, test } from 'vitest';
import { transcript } from '../src/index.ts';

test('a transcript is the same each time, and another with another seed', () => {
  const text = transcript(example, { seats: 3, seed: 'a' });
  expect(transcript(example, { seats: 3, seed: 'a' })).toBe(text);
  expect(transcript(example, { seats: 3, seed: 'b' })).not.toBe(text);
});

test('a transcript tells what is done and who hears of it', () => {
  const text = transcript(example, { seats: 3, seed: 'a' });
  expect(text).toMatch(/^example \d+, 3 seats, \{"rounds":6,.*\}, seed "a"\n/);
  expect(text).toMatch(/\n {3}seat 1 may: .* \| .*\n {3}> \S+/);
  expect(text).toMatch(/\n {3}seat (\d) \(shown\): \{"is":"drew","seat":\d,"card":\d\}\n {3}all but seat \1: \{"is":"drew"/);
  expect(text).toMatch(/\nResult: \{"points":\[/);
});

test('a transcript can be cut short', () => {
  const text = transcript(example, { seats: 2, moves: 5 });
  expect(text).toContain('\n5. ');
  expect(text).not.toContain('\n6. ');
  expect(text).toContain('Result: null');
});
