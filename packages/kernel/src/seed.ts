import { generator, type Rng } from './rng.ts';
import { sha256hex } from './sha256.ts';

/**
 * Where a match's chance comes from. The host publishes `commitment` before anyone contributes, so it cannot choose the
 * cards; each seat may add a text, so neither can anybody else; `secret` is revealed at the end, so everyone can check.
 */
export interface Seed {
  readonly commitment: string;
  /** Null until it may be revealed. */
  readonly secret: string | null;
  /** One per seat; null where a seat added nothing. */
  readonly contributions: readonly (string | null)[];
}

export const commitmentTo = (secret: string): string => sha256hex(`insula commitment\n${secret}`);

export function seedFrom(secret: string, contributions: readonly (string | null)[]): Seed {
  return { commitment: commitmentTo(secret), secret, contributions };
}

/** The generator of the match, filled from all contributions. The seed must be revealed. */
export function fill(seed: Seed): Rng {
  if (seed.secret === null) throw new Error('the seed is not revealed yet');
  return generator(JSON.stringify(['insula seed', seed.secret, ...seed.contributions]));
}
