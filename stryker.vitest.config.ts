import { defineConfig, mergeConfig } from 'vitest/config';
import usual from './vitest.config.ts';

/** Only the tests of the game whose rules are mutated, without the laws: those would take minutes for each survivor. */
export default mergeConfig(
  { ...usual, test: { ...usual.test, include: [] } },
  defineConfig({
    test: { include: [`games/${process.env.INSULA_MUTATE}/test/**/*.test.ts`], exclude: ['**/laws.test.ts'] },
  }),
);
