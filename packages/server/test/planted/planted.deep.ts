import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import type { Fault } from './fault.ts';
import { FAULTS } from './faults.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const config = fileURLToPath(new URL('planting.config.ts', import.meta.url));
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
const folder = mkdtempSync(join(tmpdir(), 'insula-planted-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** How many tests failed and passed with the fault in the server. Throws where they could not be run. */
async function outcome({ name, caught: [file, title] }: Fault): Promise<{ failed: number; passed: number }> {
  const report = join(folder, `${FAULTS.findIndex((fault) => fault.name === name)}.json`);
  const only = ['-t', title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')];
  const reporting = ['--reporter=json', `--outputFile=${report}`];
  const args = [vitest, 'run', '--config', config, `packages/server/test/${file}.test.ts`, ...only, ...reporting];
  const env = { ...process.env, INSULA_FAULT: name, INSULA_CACHE: join(folder, 'cache'), INSULA_ABUSE: '900' };
  const said = await new Promise<string>((resolve) => {
    execFile(process.execPath, args, { cwd: root, env }, (_, out, err) => resolve(`${out}${err}`));
  });
  try {
    const { numFailedTests, numPassedTests } = JSON.parse(readFileSync(report, 'utf8'));
    return { failed: numFailedTests, passed: numPassedTests };
  } catch {
    throw new Error(`the tests could not be run: ${said}`);
  }
}

/** All of them, or every tenth beginning with the second where INSULA_PART is "2/10". */
const [part, of] = (process.env.INSULA_PART ?? '1/1').split('/').map(Number);
const due = FAULTS.filter((_, i) => i % of === part - 1);

test.each(due.map((fault) => [fault.name, fault] as const))('%s', async (_, fault) => {
  const { failed, passed } = await outcome(fault);
  expect(failed + passed, 'the named test was not found, or could not begin').toBeGreaterThan(0);
  expect(failed, 'it survived').toBeGreaterThan(0);
});
