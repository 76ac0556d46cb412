import { join } from 'node:path';
import { expect, test } from 'vitest';
import { insula, said, temp, written } from './insula.ts';

const broken = written('broken.json', '{ "game": ');
const prose = join(import.meta.dirname, '../../../README.md');
const nowhere = join(temp, 'nowhere/it');
const list = written('list.json', []);
const other = written('other.json', { game: 'chess' });
const half = written('half.json', { game: 'example' });

test.each<[string, string[], RegExp]>([
  ['a command', ['simulat', 'example'], /^Unknown command 'simulat' \(Did you mean simulate\?\)$/],
  ['a flag', ['simulate', 'example', '--gmes', '3'], /^Unknown option '--gmes' \(Did you mean --games\?\)$/],
  ['a flag of the bench', ['bench', '--jsn'], /^Unknown option '--jsn' \(Did you mean --json\?\)$/],
  ['a flag without its value', ['simulate', 'example', '--games'], /argument missing\.$/],
  ['no game', ['simulate'], /^Missing required argument 'game'\.$/],
  ['a game', ['simulate', 'room-shore'], /^There is no game "room-shore" \(did you mean "room-share"\?\); there is .*\.$/],
  [
    'a number',
    ['simulate', 'example', '--games', 'many'],
    /^--games must be a whole number from 1 to 1000000000, not "many"\.$/,
  ],
  ['threads', ['simulate', 'example', '--threads', '0'], /^--threads must be a whole number/],
  ['players', ['simulate', 'example', '--players', '7'], /\(E-1\)\. With these options 2, 3, 4 players can play it\.$/],
  ['a bot', ['simulate', 'example', '--bots', 'gredy'], /^There is no bot "gredy"; there is random, greedy/],
  [
    'bots for other seats',
    ['simulate', 'example', '--players', '3', '--bots', 'random,random'],
    /^--bots names 2 bots for 3 seats/,
  ],
  ['an option', ['simulate', 'example', '--option', 'round=3'], /^There is no option "round"; there is rounds/],
  [
    'an option’s value',
    ['simulate', 'example', '--option', 'rounds=lots'],
    /^Option "rounds" must be a whole number from 1 to 12/,
  ],
  ['a seat', ['play', 'example', '--seat', '3'], /^--seat must be a whole number from 1 to 2, not "3"\.$/],
  ['seat and humans', ['play', 'example', '--seat', '1', '--humans', '1,2'], /not both\.$/],
  ['a file', ['verify', join(temp, 'nowhere.json')], /^There is no file .*nowhere\.json\.$/],
  ['a folder', ['replay', temp], /is a folder, and a file is wanted\.$/],
  ['no JSON', ['verify', broken], /broken\.json is not JSON: /],
  ['prose', ['analyse', prose], /README\.md is not JSON: .*\.$/],
  ['no match', ['verify', half], /^This is not a saved match: `format` must be 1 or 2\.$/],
  ['no match, either', ['replay', list], /^This is not a saved match: it must be an object\.$/],
  ['no position', ['position', list], /^A position is a JSON object, and this is not one\.$/],
  ['a position of another game', ['position', other], /^There is no game "chess"/],
  ['a position cut short', ['position', half], /^A position needs/],
  [
    'a page nowhere',
    ['arena', 'example', '--bots', 'greedy,random', '--report', nowhere],
    /nowhere\/it cannot be written \(ENOENT\)\.$/,
  ],
  ['a tournament nowhere', ['arena', 'example', '--bots', 'greedy,random', '--keep', nowhere], /cannot be written/],
  ['a tournament in a folder', ['arena', 'example', '--bots', 'greedy,random', '--keep', temp], /is a folder/],
  ['a game for the laws', ['laws', 'room'], /^There is no game "room"/],
])('%s that makes no sense gets one sentence and exit code 2', async (_, args, sentence) => {
  const { code, out, err } = await said(args);
  expect(err.trimEnd()).toMatch(sentence);
  expect(err.trimEnd()).not.toContain('\n');
  expect(out).toBe('');
  expect(code).toBe(2);
});

test('so it is in a shell', () => {
  const sentence = 'There is no game "lanes"';
  expect(insula(['play', 'lanes'])).toEqual({ code: 2, out: '', err: expect.stringContaining(sentence) });
});

test.each([[[]], [['simulate', '--help']], [['bench', '--help']]])('%o helps', (args) => {
  const { code, out, err } = insula(args);
  expect(out).toContain('Usage: insula');
  expect([code, err]).toEqual([0, '']);
});
