// `npm test`: installs, builds, checks, runs every test, and ends with one line that counts them all.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bin, build, install, root } from './ready.mjs';

install();
build();
const { check } = await import('./check.mjs');
const checks = check();

const report = join(root, '.cache', 'tests.json');
mkdirSync(join(root, '.cache'), { recursive: true });
rmSync(report, { force: true });
// As many files at a time as there are cores, though servers and browsers run beside many of them: these wait more than
// they work, and whatever a test waits for has seconds where it takes a tenth of one.
const how = ['--maxWorkers=100%', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
const { status } = spawnSync(process.execPath, [bin('vitest', 'vitest'), 'run', ...how, ...process.argv.slice(2)], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
});

const tests = outcome(report);
// A run that broke before its first test has no failed test to show for it.
const broken = status !== 0 && tests.failed === 0 ? 1 : 0;
const passed = checks.passed + tests.passed;
const failed = checks.failed + tests.failed + broken;
console.log(`${passed} passed, ${failed} failed${tests.skipped > 0 ? `, ${tests.skipped} skipped` : ''}`);
process.exit(failed === 0 ? 0 : 1);

function outcome(file) {
  try {
    const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(file, 'utf8'));
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
}
