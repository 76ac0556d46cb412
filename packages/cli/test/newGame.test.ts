import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { insula, temp } from './insula.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const shelf = join(temp, 'my-games');
const folder = join(shelf, 'annex');

/** A new game, as its author would keep it: a folder somewhere, with the kernel installed beside it. Its rules are those
 *  of the example under another name. */
beforeAll(() => {
  insula(['games']);
  mkdirSync(shelf);
  symlinkSync(join(root, 'node_modules'), join(shelf, 'node_modules'), 'junction');
  for (const part of ['dist', 'package.json', 'RULES.md'])
    cpSync(join(root, 'games/example', part), join(folder, part), { recursive: true });
  for (const file of ['dist/joined.js', 'dist/words/en.js']) rename(join(folder, file));
});

function rename(file: string): void {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replaceAll(/(['"])example\1/g, "'annex'").replaceAll('Lantern Lane', 'The Annex'));
}

const withIt = (...args: string[]) => insula(args, '', shelf);

test('a new game folder is found, with no other package touched', () => {
  const games: { id: string; title: string }[] = JSON.parse(withIt('games', '--json').out);
  expect(games.find(({ id }) => id === 'annex')?.title).toBe('The Annex');
  expect(games.map(({ id }) => id)).toContain('example');
});

test('it is simulated', () => {
  const found = JSON.parse(withIt('simulate', 'annex', '--games', '40', '--bots', 'greedy,random', '--json').out);
  expect(found).toMatchObject({ game: 'annex', games: 40 });
});

test('it is held to the laws', () => {
  expect(withIt('laws', 'annex')).toMatchObject({ code: 0, err: '', out: expect.stringContaining('laws hold for annex') });
});

test('it is played, saved and verified', () => {
  const played = insula(['play', 'annex', '--seed', '1'], '1\n1\nsave annex.json\n', shelf);
  expect(played).toMatchObject({ code: 0, err: '' });
  expect(withIt('verify', 'annex.json').code).toBe(0);
});

test('a broken game beside it is complained about, and the others play', () => {
  const bad = join(temp, 'bad');
  mkdirSync(bad);
  writeFileSync(join(bad, 'package.json'), '{ "exports": { ".": "./gone.js" } }');
  const { code, out, err } = insula(['games', '--json'], '', bad);
  expect(code).toBe(0);
  expect(JSON.parse(out).length).toBeGreaterThan(0);
  expect(err).toMatch(/gone\.js is missing: build it first/);
});
