// `npm test`: installs, builds, checks, runs every test, and ends with one line that counts them all.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bin, build, install, root } from './ready.mjs';

/** More failed files than this are no accident. */
const FEW = 6;

install();
build();
const { check } = await import('./check.mjs');
const checks = check();

mkdirSync(join(root, '.cache'), { recursive: true });
// As many files at a time as there are cores, though servers and browsers run beside many of them: these wait more than
// they work, and whatever a test waits for has seconds where it takes a tenth of one.
const first = runTests('tests.json', ['--maxWorkers=100%', ...process.argv.slice(2)]);
const again = triedAgain(first.files);

// A run that broke before its first test has no failed test to show for it.
const broken = first.status !== 0 && first.failed === 0 ? 1 : 0;
const passed = checks.passed + first.passed + again.mended.length;
const failed = checks.failed + first.failed + broken - again.mended.length;
if (again.mended.length > 0) {
  console.log(`Failed beside others and passed alone, which is a fault of the test or of what it tests:`);
  for (const name of again.mended) console.log(`  ${name}`);
}
console.log(`${passed} passed, ${failed} failed${first.skipped > 0 ? `, ${first.skipped} skipped` : ''}`);
process.exit(failed === 0 ? 0 : 1);

/** Runs them and returns what the report says. */
function runTests(name, args) {
  const report = join(root, '.cache', name);
  rmSync(report, { force: true });
  const how = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { status } = spawnSync(process.execPath, [bin('vitest', 'vitest'), 'run', ...how, ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return { status, ...outcome(report) };
}

/** Files in which something failed are run once more, one at a time and with the machine to themselves: a browser that got no
 *  turn for too long must not hide what everything else found. Where a whole file broke, or many did, it was no accident. */
function triedAgain(files) {
  const failed = files.filter(({ broken, names }) => broken || names.failed.length > 0);
  if (failed.length === 0 || failed.length > FEW || failed.some(({ broken }) => broken)) return { mended: [] };
  const second = runTests('again.json', ['--maxWorkers=1', ...failed.map(({ path }) => path)]);
  const passed = new Map(second.files.map(({ path, names }) => [path, names.passed]));
  return { mended: failed.flatMap(({ path, names }) => names.failed.filter((name) => passed.get(path)?.includes(name))) };
}

function outcome(report) {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
    const files = testResults.map(({ name, status, assertionResults }) => {
      const called = (state) => assertionResults.filter((one) => one.status === state).map(({ fullName }) => fullName);
      const names = { passed: called('passed'), failed: called('failed') };
      return { path: name, names, broken: status === 'failed' && names.failed.length === 0 };
    });
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests, files };
  } catch {
    return { passed: 0, failed: 0, skipped: 0, files: [] };
  }
}
