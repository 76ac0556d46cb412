import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CODES } from '@insula/protocol';
import { expect, test } from 'vitest';
import { en } from '../src/words/en.ts';
import { speaker } from '../src/words/speaker.ts';

const SOURCES = fileURLToPath(new URL('../src', import.meta.url));
const paths = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path));
const read = (path: string): string => readFileSync(join(SOURCES, path), 'utf8');
const texts = paths.map(read);

test('every sentence that a page asks for by name is there', () => {
  // At a table, `say` speaks with the words of the game.
  const called = (path: string): RegExp =>
    path.startsWith('tables/') ? /\bpage\(\s*'([\w.-]+)'/g : /\b(?:page|say)\(\s*'([\w.-]+)'/g;
  const asked = paths.flatMap((path) => [...read(path).matchAll(called(path))].map((match) => match[1]));
  expect(asked.length).toBeGreaterThan(60);
  expect([...new Set(asked)].filter((key) => !(key in en))).toEqual([]);
});

test('every sentence can be read as an ICU message', () => {
  const say = speaker(en);
  const names = Object.values(en).flatMap((text) => [...text.matchAll(/\{(\w+)[,}]/g)].map((match) => match[1]));
  const values = Object.fromEntries(names.map((name) => [name, 1]));
  for (const key of Object.keys(en)) expect(say(key, values)).not.toMatch(/^\[/);
});

test('what is counted is said as people say it', () => {
  const say = speaker(en);
  expect([0, 1, 2, 3].map((count) => say('moves.all', { count }))).toEqual([
    ...['No possible moves', 'One possible move', 'Both possible moves', 'All 3 possible moves'],
  ]);
});

test('nobody is told what no person would say', () => {
  expect(Object.values(en).filter((text) => /looked on at|\bways\b|You have played\.|All 2 /.test(text))).toEqual([]);
});

test.each(paths.filter((path) => /^tables\/.*words\.ts$|^words\/en\.ts$/.test(path)))(
  'in %s no article is written before a name that is filled in: it might be an Attic apartment',
  async (path) => {
    const { en: words } = (await import(join(SOURCES, path))) as { en: Record<string, string> };
    expect(Object.values(words).filter((text) => /\b[Aa]n? \{\w+\}/.test(text))).toEqual([]);
  },
);

test('the pages never show a text of their own: what people read comes from the words', () => {
  const loose = texts.flatMap((text) =>
    [...text.matchAll(/>\s*([A-Z][a-z]+(?: [a-z]+)+)[^<>{}]*</g)].map((match) => match[1]),
  );
  expect(loose).toEqual([]);
});

test('whatever the server refuses at a table is said in words', () => {
  const silent = CODES.filter((code) => !(`refused.${code}` in en) && !(`stop.${code}` in en));
  expect(silent).toEqual([]);
});
