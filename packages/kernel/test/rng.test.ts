import { describe, expect, test } from 'vitest';
import { below, fork, generator, type Rng, shuffle, word } from '../src/index.ts';

/** sfc32 as its author states it, in unbounded integers. */
function reference(seed: readonly number[]): () => number {
  const mask = 0xffff_ffffn;
  let [a, b, c, counter] = seed.map((x) => BigInt(x >>> 0));
  return () => {
    const out = (a + b + counter) & mask;
    counter = (counter + 1n) & mask;
    a = b ^ (b >> 9n);
    b = (c + (c << 3n)) & mask;
    c = ((((c << 21n) & mask) | (c >> 11n)) + out) & mask;
    return Number(out);
  };
}

describe('the generator', () => {
  test('gives the numbers of sfc32', () => {
    const rng: Rng = [0x12345678, -559038737, 7, 1];
    const expected = reference(rng);
    for (let i = 0; i < 1000; i++) expect(word(rng) >>> 0).toBe(expected());
  });

  test('gives the same numbers for the same text, for good', () => {
    const rng = generator('insula');
    expect(rng).toEqual(GOLDEN.state);
    expect(Array.from({ length: 8 }, () => word(rng) >>> 0)).toEqual(GOLDEN.words);
    expect(Array.from({ length: 12 }, () => below(rng, 6))).toEqual(GOLDEN.dice);
    expect(shuffle(rng, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual(GOLDEN.shuffled);
  });

  test('uses all of its 128 bits: every word of the seed changes what comes', () => {
    const plain: Rng = [1, 2, 3, 4];
    for (let i = 0; i < 4; i++) {
      const other: Rng = [1, 2, 3, 4];
      other[i] ^= 1 << 30;
      const streams = [[...plain] as Rng, other].map((rng) => Array.from({ length: 20 }, () => word(rng)).slice(4));
      expect(streams[0]).not.toEqual(streams[1]);
    }
  });

  test('below(n) is fair, also where n is so large that plain remainders would lean by a third', () => {
    const rng = generator('fair');
    const n = 0xc000_0000;
    let low = 0;
    for (let i = 0; i < 30_000; i++) if (below(rng, n) < 0x4000_0000) low++;
    // A third of the range is expected below; plain remainders would put half of all draws there.
    expect(Math.abs(low / 30_000 - 1 / 3)).toBeLessThan(0.02);
  });

  test('below(n) reaches every number and none outOfTurn', () => {
    const rng = generator('dice');
    for (const n of [1, 2, 3, 6, 7, 110]) {
      const seen = new Array<number>(n).fill(0);
      for (let i = 0; i < 200 * n; i++) seen[below(rng, n)]++;
      expect(seen.length).toBe(n);
      for (const count of seen) expect(Math.abs(count - 200)).toBeLessThan(100);
    }
  });

  test('every order of a shuffle is as likely as any other', () => {
    const rng = generator('orders');
    const orders = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = shuffle(rng, ['a', 'b', 'c', 'd']).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    for (const count of orders.values()) expect(Math.abs(count - 1000)).toBeLessThan(160);
  });

  test('a fork goes its own way', () => {
    const parent = generator('parent');
    const child = fork(parent);
    expect(child).not.toEqual(parent);
    expect(word(child)).not.toBe(word(parent));
  });
});

/** Worked out apart from this code. Were they to change, every saved match would go another way. */
const GOLDEN = {
  state: [-1277719624, 2028357475, 1582749201, 887295399],
  words: [1637933250, 4274702465, 3359250047, 2076144104, 2633607097, 1711619694, 3666174265, 4044924353],
  dice: [2, 1, 3, 1, 2, 0, 0, 4, 3, 1, 1, 0],
  shuffled: [8, 1, 3, 0, 6, 4, 7, 5, 2, 9],
};
