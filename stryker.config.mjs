const folder = process.env.INSULA_MUTATE ?? 'room-share';

/** Mutation testing of one game's rules by that game's own rule tests: `npm run test:deep -- --mutation room-share`. */
export default {
  mutate: [`games/${folder}/src/rules/**/*.ts`],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'stryker.vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  tempDirName: '.stryker-tmp',
  incremental: false,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { logTests: false, allowColor: false },
  thresholds: { high: 95, low: 85, break: 80 },
  timeoutMS: 20_000,
};
