import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['src'] },
  ssr: { resolve: { conditions: ['src'], externalConditions: ['src'] } },
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A second is short on a machine that does other things too.
    expect: { poll: { timeout: 40_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['packages/{bots,kernel,laws,protocol,shelf,words}/test/**/*.test.ts', 'games/*/test/**/*.test.ts'],
          // Laws play whole matches: beside each other they take their time on a machine that does other things too.
          testTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'programs',
          include: ['packages/{cli,server,web}/test/**/*.test.ts', '{bench,scripts}/test/**/*.test.ts'],
        },
      },
    ],
  },
});
