import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The full matrix in real browsers: `npm run test:deep -- --browser`. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    include: ['*.deep.ts'],
    testTimeout: 400_000,
    fileParallelism: false,
  },
});
