import type { AnyGame } from '@insula/kernel';
import { describe, expect, test } from 'vitest';
import { uphold } from './law.ts';
import { gather, type Sample, type Scope, USUAL } from './sample.ts';
import { LAWS } from './statutes.ts';

/** All laws as tests of one game: `laws(example)`. */
export function laws(game: AnyGame, scope: Partial<Scope> = {}): void {
  describe(`${game.id} obeys the laws`, () => {
    let sample: Sample | null = null;
    for (const law of LAWS)
      test(law.name, () => {
        sample ??= gather(game, { ...USUAL, ...scope });
        expect(uphold(law, sample)).toBeGreaterThan(0);
      });
  });
}
