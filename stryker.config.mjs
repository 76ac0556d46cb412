import { targetOf } from './scripts/mutation/targets.mjs';

/** Mutation testing of one game's rules by that game's own rule tests: `npm run test:deep -- --mutation room-share`. */
export default {
  mutate: targetOf(process.env.INSULA_MUTATE).mutate,
  ignorePatterns: ['bench', 'docs', 'packages', '**/dist'],
  buildCommand: 'node scripts/mutation/bundle.mjs',
  testRunner: 'mocha',
  plugins: ['@stryker-mutator/mocha-runner'],
  mochaOptions: { spec: ['mutation/*.mjs'] },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  tempDirName: '.stryker-tmp',
  incremental: false,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { logTests: false, allowColor: false },
  thresholds: { high: 95, low: 85, break: 80 },
  timeoutMS: 10_000,
};
