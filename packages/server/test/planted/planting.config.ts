import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { withFault } from './fault.ts';
import { FAULTS } from './faults.ts';

/** Runs tests of the server with one fault in it, named by INSULA_FAULT. The tree stays as it is. */
const fault = FAULTS.find(({ name }) => name === process.env.INSULA_FAULT);
if (fault === undefined) throw new Error(`There is no fault "${process.env.INSULA_FAULT}".`);
const file = fileURLToPath(new URL(`../../src/${fault.file}`, import.meta.url));
const isFaulty = (id: string): boolean => id.split('?')[0] === file;

export default defineConfig({
  plugins: [
    {
      name: 'planting',
      enforce: 'pre',
      // What stands in the cache is the server without a fault.
      configureVitest: ({ experimental_defineCacheKeyGenerator: define }) => define(({ id }) => (isFaulty(id) ? false : '')),
      transform: (text, id) => (isFaulty(id) ? withFault(text, fault) : null),
    },
  ],
  resolve: { conditions: ['src'] },
  ssr: { resolve: { conditions: ['src'], externalConditions: ['src'] } },
  test: {
    root: fileURLToPath(new URL('../../../..', import.meta.url)),
    include: ['packages/server/test/*.test.ts'],
    // Many a fault shows in that something never comes.
    testTimeout: 30_000,
    hookTimeout: 120_000,
    // As in all other runs: else what is polled for fails after a second, with or without a fault.
    expect: { poll: { timeout: 20_000 } },
    fileParallelism: false,
    // All but one file are compiled once for all faults: that is half of the work.
    experimental: { fsModuleCache: true, fsModuleCachePath: process.env.INSULA_CACHE ?? '' },
  },
});
