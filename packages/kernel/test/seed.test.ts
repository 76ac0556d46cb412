import { expect, test } from 'vitest';
import { commitmentTo, fill, seedFrom } from '../src/index.ts';

test('the commitment tells nothing of the secret and fits it alone', () => {
  const seed = seedFrom('s3cret', [null, 'anna']);
  expect(seed.commitment).toMatch(/^[0-9a-f]{64}$/);
  expect(seed.commitment).toBe(commitmentTo('s3cret'));
  expect(seed.commitment).not.toBe(commitmentTo('s3cret '));
});

test('the generator depends on the secret and on what each seat added, and where', () => {
  const seeds = [
    seedFrom('a', [null, null]),
    seedFrom('b', [null, null]),
    seedFrom('a', ['x', null]),
    seedFrom('a', [null, 'x']),
    seedFrom('a', ['', null]),
    seedFrom('a', ['x', 'y']),
    seedFrom('a', ['xy', '']),
  ];
  expect(new Set(seeds.map((seed) => fill(seed).join())).size).toBe(seeds.length);
  expect(fill(seeds[0])).toEqual(fill(seedFrom('a', [null, null])));
});

test('the commitment is not what fills the generator, else the cards could be read from it', () => {
  const { commitment } = seedFrom('a', [null]);
  expect(fill(seedFrom('a', [null]))).not.toEqual(fill({ commitment, secret: commitment, contributions: [null] }));
});

test('a seed that is not revealed fills nothing', () => {
  expect(() => fill({ ...seedFrom('a', [null]), secret: null })).toThrow('not revealed');
});
