import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['src'] },
  ssr: { resolve: { conditions: ['src'], externalConditions: ['src'] } },
  test: {
    include: ['packages/*/test/**/*.test.ts', 'games/*/test/**/*.test.ts', 'bench/test/**/*.test.ts'],
    testTimeout: 60_000,
  },
});
