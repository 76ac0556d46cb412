// Everything about the code that can be judged without running it. Each check is one line of the report.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { bin, build, install, root } from './ready.mjs';

const CHECKS = [
  ['types', () => [bin('@typescript/native', 'tsc'), '-p', 'tsconfig.json']],
  ['types of the pages', () => [bin('@typescript/native', 'tsc'), '-p', 'packages/web']],
  ['format and lint', () => [bin('@biomejs/biome', 'biome'), 'check', '--error-on-warnings', '.']],
  [
    'import prohibitions',
    () => [
      bin('dependency-cruiser', 'depcruise'),
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'err',
      'packages',
      'games',
    ],
  ],
  ['dead code', () => [bin('knip', 'knip'), '--no-progress']],
  ['clauses', () => ['scripts/clauses.mjs']],
];

/** Runs all checks and returns how many held and how many did not. */
export function check() {
  const failed = CHECKS.filter(([name, command]) => {
    const { status } = spawnSync(process.execPath, command(), { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
    console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${name}`);
    return status !== 0;
  });
  return { passed: CHECKS.length - failed.length, failed: failed.length };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  install();
  build();
  process.exit(check().failed === 0 ? 0 : 1);
}
