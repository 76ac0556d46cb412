import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, vi } from 'vitest';

const COMMAND = fileURLToPath(new URL('../bin/insula.mjs', import.meta.url));

/** A folder of this test file's own, gone when it is done. */
export const temp = mkdtempSync(join(tmpdir(), 'insula-cli-'));
afterAll(() => rmSync(temp, { recursive: true }));

/** Runs the command as a person would, with `input` piped in. */
export function insula(args: readonly string[], input = '', games = '') {
  const env = { ...process.env, NO_COLOR: '1', INSULA_GAMES: games };
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...args], {
    cwd: temp,
    input,
    env,
    encoding: 'utf8',
  });
  return { code: status, out: stdout, err: stderr.replaceAll('Building ...\n', '') };
}

export function written(name: string, value: unknown): string {
  const file = join(temp, name);
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
  return file;
}

/** Runs the command within this process: as good for what needs no threads and no keyboard, and much quicker. */
export async function said(args: readonly string[]) {
  process.env.NO_COLOR = '1';
  const { main } = await import('../src/index.ts');
  const [log, error] = (['log', 'error'] as const).map((where) => vi.spyOn(console, where).mockImplementation(() => {}));
  const code = await main(args);
  const [out, err] = [log, error].map((spy) => spy.mock.calls.map(([line]) => `${line}\n`).join(''));
  vi.restoreAllMocks();
  return { code, out, err };
}
