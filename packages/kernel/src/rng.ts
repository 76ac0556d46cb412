import { sha256 } from './sha256.ts';

/** sfc32: 128 bits. They live inside the state, so a clone carries its own future and a saved match resumes it. */
export type Rng = [number, number, number, number];

/** The generator that a text stands for. The same text gives the same numbers on every machine, for good. */
export function generator(text: string): Rng {
  const digest = sha256(text);
  return stirred([digest[0], digest[1], digest[2], digest[3]]);
}

/** A new generator drawn from another, for imagined futures that must not be the real one. */
export function fork(from: Rng): Rng {
  return stirred([word(from), word(from), word(from), word(from)]);
}

function stirred(rng: Rng): Rng {
  for (let i = 0; i < 15; i++) word(rng);
  return rng;
}

/** The next 32 bits, as a signed integer. */
export function word(r: Rng): number {
  const t = (((r[0] + r[1]) | 0) + r[3]) | 0;
  r[3] = (r[3] + 1) | 0;
  r[0] = r[1] ^ (r[1] >>> 9);
  r[1] = (r[2] + (r[2] << 3)) | 0;
  r[2] = (r[2] << 21) | (r[2] >>> 11);
  r[2] = (r[2] + t) | 0;
  return t;
}

/** Uniform in [0, n). A draw from the last, incomplete run of n is thrown away, else small numbers come up too often. */
export function below(r: Rng, n: number): number {
  for (;;) {
    const x = word(r) >>> 0;
    const rest = x % n;
    if (x - rest <= 0x1_0000_0000 - n) return rest;
  }
}

/** Shuffles in place, every order as likely as any other. */
export function shuffle<T>(r: Rng, cards: T[]): T[] {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = below(r, i + 1);
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
  return cards;
}
