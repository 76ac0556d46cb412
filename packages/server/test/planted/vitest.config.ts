import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Every planted fault, one after the other: `npm run test:deep -- --planted`. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    include: ['*.deep.ts'],
    testTimeout: 180_000,
  },
});
