import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { withFault } from './fault.ts';
import { FAULTS } from './faults.ts';

/** Runs tests of the server with one fault in it, named by INSULA_FAULT. The tree stays as it is. */
const fault = FAULTS.find(({ name }) => name === process.env.INSULA_FAULT);
if (fault === undefined) throw new Error(`There is no fault "${process.env.INSULA_FAULT}".`);
const file = fileURLToPath(new URL(`../../src/${fault.file}`, import.meta.url));

export default defineConfig({
  plugins: [
    {
      name: 'planting',
      enforce: 'pre',
      transform: (text, id) => (id.split('?')[0] === file ? withFault(text, fault) : null),
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
    fileParallelism: false,
  },
});
