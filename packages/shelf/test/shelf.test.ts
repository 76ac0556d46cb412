import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { BadInput } from '@insula/kernel';
import { afterAll, expect, test } from 'vitest';
import { gameFolders } from '../src/box.ts';
import { openShelf } from '../src/index.ts';

const temp = mkdtempSync(join(tmpdir(), 'insula-shelf-'));
afterAll(() => rmSync(temp, { recursive: true }));

/** Writes a package whose index is `source`, and returns its folder. */
function folder(name: string, source: string, files: { [name: string]: string } = {}): string {
  const path = join(temp, name);
  mkdirSync(join(path, 'words'), { recursive: true });
  const manifest = {
    type: 'module',
    exports: { '.': './index.js', './words/*': './words/*.js' },
    insula: { rules: { second: ['RULES.second.md'] } },
  };
  for (const [file, text] of Object.entries({ 'package.json': JSON.stringify(manifest), 'index.js': source, ...files }))
    writeFileSync(join(path, file), text);
  return path;
}

/** A game that has every member of the contract, and nothing behind it. */
const hollow = (id: string): string =>
  `{ id: '${id}', version: 1, earlier: [], about: {}, options: [], alphabet: [], foresight: {}, ...Object.fromEntries(
    ['check', 'setup', 'seats', 'toAct', 'window', 'legal', 'whyNot', 'play', 'result', 'longest', 'clone', 'view', 'determinize',
     'worth', 'census', 'write', 'read', 'draw', 'ask', 'sayMove', 'sayEvent', 'measures', 'round', 'place', 'locate'].map((name) => [name, () => null])) }`;

const two = folder('two', `export const games = [${hollow('second')}, ${hollow('first')}];`, {
  'RULES.md': '# One\n## Turn\n- A-1 Play.\n',
  'RULES.second.md': '# Two\n## Turn\n- B-1 Do not play.\n',
  'words/en.js': `export default { title: 'First', 'second:title': 'Second', blurb: 'Both' };`,
  'words/it.js': `export default { title: 'Primo', 'second:title': 'Secondo', blurb: 'Tutti e due' };`,
  'words/fr.js': `export default { title: 'Premier' };`,
  'RULES.second.it.md': '# Due\n## Turno\n- B-1 Non giocare.\n',
});

test('finds every game that a folder exports, by id', async () => {
  const shelf = await openShelf([two]);
  expect(shelf.games.map((game) => game.id)).toEqual(['first', 'second']);
  expect(shelf.broken).toEqual([]);
});

test('games that share a package have their own rules and their own words', async () => {
  const shelf = await openShelf([two]);
  expect(shelf.clauses('first', 'en')[1].clauses).toEqual([{ id: 'A-1', text: 'Play.' }]);
  expect(shelf.clauses('second', 'en')[1].clauses).toEqual([{ id: 'B-1', text: 'Do not play.' }]);
  expect(await shelf.words('second', 'it')).toMatchObject({ title: 'Secondo', blurb: 'Tutti e due' });
  expect(await shelf.words('first', 'de')).toMatchObject({ title: 'First' });
});

test('what a language lacks comes in English, a rulebook as a whole', async () => {
  const shelf = await openShelf([two]);
  expect(await shelf.words('first', 'fr')).toMatchObject({ title: 'Premier', blurb: 'Both' });
  expect(shelf.clauses('second', 'it')[1].clauses).toEqual([{ id: 'B-1', text: 'Non giocare.' }]);
  expect(shelf.clauses('first', 'it')[1].clauses).toEqual([{ id: 'A-1', text: 'Play.' }]);
});

test('an unknown game is refused with what there is', async () => {
  const shelf = await openShelf([two]);
  expect(() => shelf.game('secnd')).toThrow(
    new BadInput('There is no game "secnd" (did you mean "second"?); there is first, second.'),
  );
});

test.each([
  ['throws', 'throw new Error("boom");', 'cannot be loaded: boom.'],
  ['half', `export const games = [{ id: 'half' }];`, 'does not keep to the contract: it lacks version, earlier, about'],
  ['number', 'export const games = 3;', 'must be a list of games.'],
  ['again', `export const games = [${hollow('first')}];`, 'The game "first" is there twice'],
])('a broken folder (%s) gets one sentence, and the others still load', async (name, source, sentence) => {
  const shelf = await openShelf([two, folder(name, source)]);
  expect(shelf.games.map((game) => game.id)).toEqual(['first', 'second']);
  expect(shelf.broken).toHaveLength(1);
  expect(shelf.broken[0]).toContain(sentence);
  expect(shelf.broken[0]).not.toContain('\n');
});

test('a folder that is not there gets a sentence', async () => {
  const shelf = await openShelf([join(temp, 'nowhere')]);
  expect(shelf.broken).toEqual([`There is no folder ${join(temp, 'nowhere')} to take a game from.`]);
});

test('a package without `games` is passed over', async () => {
  const shelf = await openShelf([folder('empty', 'export {};')]);
  expect([shelf.games, shelf.broken]).toEqual([[], []]);
});

test('INSULA_GAMES names packages, or folders of packages', () => {
  const found = gameFolders([two, temp].join(delimiter));
  expect(found.filter((path) => path === two)).toHaveLength(2);
  expect(found.length).toBeGreaterThan(2);
});

test('every folder of games/ loads', async () => {
  expect((await openShelf(gameFolders(''))).broken).toEqual([]);
});
