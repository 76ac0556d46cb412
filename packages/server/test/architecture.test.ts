import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const page = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');
const section = (heading: string): string => page.split(`## ${heading}`)[1].split('\n## ')[0];
const ticked = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map((found) => found[1]);

/** The arrows of a diagram, "from to". */
function arrows(text: string): string[] {
  const [, diagram] = text.split('```mermaid');
  return [...diagram.split('```')[0].matchAll(/^ {2}(\w+)(?:\[.*\])? --> (.+)$/gm)]
    .flatMap(([, from, to]) => to.split(' & ').map((each) => `${from} ${each.trim()}`))
    .sort();
}

const sources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path));

/** What is imported from where, as arrows. */
function imported(folder: string, name: (path: string) => string | null, pattern: RegExp): Set<string> {
  const found = new Set<string>();
  for (const path of sources(folder)) {
    const from = name(path);
    for (const [, to] of readFileSync(join(folder, path), 'utf8').matchAll(pattern))
      if (from !== null && from !== to) found.add(`${from} ${to}`);
  }
  return found;
}

test('the diagram has every arrow that the packages have, and no other', () => {
  const packages = readdirSync(join(ROOT, 'packages'));
  const found = new Set<string>(['games kernel']);
  for (const from of packages)
    for (const arrow of imported(
      join(ROOT, 'packages', from, 'src'),
      () => from,
      /(?:from |import\()'@insula\/([a-z-]+)/g,
    )) {
      const to = arrow.split(' ')[1];
      found.add(`${from} ${packages.includes(to) ? to : 'games'}`);
    }
  expect(arrows(page)).toEqual([...found].sort());
});

test("the server's diagram has every arrow that its folders have, and no other", () => {
  const folder = join(ROOT, 'packages/server/src');
  const own = (path: string): string | null => (path.includes('/') ? path.split('/')[0] : null);
  const found = imported(folder, own, /from '\.\.\/(\w+)\//g);
  expect(arrows(section("A move's way through the server"))).toEqual([...found].sort());
});

test("a move's way is as it says: of few files that are there, and into no folder twice", () => {
  const rows = section("A move's way through the server")
    .split('\n')
    .filter((line) => /\.ts`/.test(line) && line.startsWith('|'));
  const files = rows.map((row) => ticked(row).filter((path) => path.endsWith('.ts')));
  for (const path of files.flat()) expect([path, existsSync(join(ROOT, 'packages/server/src', path))]).toEqual([path, true]);
  expect(new Set(files.flat()).size).toBeLessThan(35);
  const out = rows.findIndex((row) => row.startsWith('| out'));
  for (const way of [files.slice(0, out), files.slice(out)]) {
    const folders = way.map((paths) => new Set(paths.map((path) => path.split('/')[0])));
    for (const each of folders) expect(each.size).toBe(1);
    const entered = folders.flatMap((each) => [...each]);
    expect(entered).toEqual([...new Set(entered)]);
  }
});

test('every file that is asked for is where the page says', () => {
  const asked = ticked(section('Where is …?'));
  expect(asked).toHaveLength(10);
  for (const path of asked) expect([path, existsSync(join(ROOT, path))]).toEqual([path, true]);
});
