import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { fingerprint, partsOf } from '../parts.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'insula-parts-'));
const LEFT_OUT = ['node_modules', 'dist', 'test', '.git', '.cache', 'docs', 'data', 'coverage', 'reports'];
cpSync(root, copy, { recursive: true, filter: (path) => !LEFT_OUT.includes(basename(path)), preserveTimestamps: true });
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const stamps = (): Map<string, string> => new Map(partsOf(copy).map(({ name, from }) => [name, fingerprint(copy, from)]));

test.each([
  ['the packages that are installed', 'package-lock.json', ['built', 'joined', 'bundled']],
  ['how sources are compiled', 'tsconfig.base.json', ['built', 'joined', 'bundled']],
  ['a source of the kernel', 'packages/kernel/src/phrase.ts', ['built', 'joined', 'bundled']],
  ['the number of the protocol', 'packages/protocol/src/limits.ts', ['built', 'bundled']],
  ['the rules of a game that has a table', 'games/room-share/src/cards.ts', ['built', 'joined', 'bundled']],
  ['the rules of a game without one', 'games/example/src/cards.ts', ['built', 'joined']],
  ['a source of the server', 'packages/server/src/serve.ts', ['built']],
  ['a source of the bench', 'bench/src/main.ts', ['built']],
  ['a page', 'packages/web/src/main.tsx', ['bundled']],
  ['the document of the pages', 'packages/web/src/index.html', ['bundled']],
  ['how the pages are bundled', 'packages/web/vite.config.ts', ['bundled']],
  ['what the pages depend on', 'packages/web/package.json', ['bundled']],
  ['how the games are joined', 'scripts/join.mjs', ['joined']],
  ['how a package is compiled', 'packages/server/tsconfig.json', ['built']],
  ['what is built from what', 'scripts/parts.mjs', ['built', 'joined', 'bundled']],
  ['what nothing is built from', 'README.md', []],
])('%s, changed, is built into what it goes into', (_, file, parts) => {
  const before = stamps();
  appendFileSync(join(copy, file), file.endsWith('.json') ? '\n' : '\n\n');
  const after = stamps();
  expect([...after.keys()].filter((name) => after.get(name) !== before.get(name))).toEqual(parts);
});

test('a source that is taken away is a change', () => {
  const before = stamps();
  rmSync(join(copy, 'packages/web/src/match/blanks.ts'));
  expect(stamps().get('bundled')).not.toBe(before.get('bundled'));
});

test('what has not changed has the same stamp', () => {
  expect(stamps()).toEqual(stamps());
});
