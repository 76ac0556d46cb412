import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings, serve } from '@insula/server';
import { expect, test } from 'vitest';
import { said, temp, written } from './insula.ts';

const garbage = 'no store, but long enough for one '.repeat(200);
const file = written('file', garbage);
for (const folder of ['damaged', 'empty']) mkdirSync(join(temp, folder));
written(join('damaged', 'insula.sqlite'), garbage);
await (await serve(readSettings({ PORT: '0', HOST: '127.0.0.1', DATA: join(temp, 'whole') }))).close();

const at = (...path: string[]): string => join(temp, ...path);
const underLinux: [string, string[], RegExp][] =
  process.platform === 'linux'
    ? [
        [
          'a copy where none can be',
          ['backup', '/proc/x', '--data', at('whole')],
          /^\/proc\/x cannot be opened or written: /,
        ],
        [
          'a folder where none can be',
          ['backup', '/proc/x/y', '--data', at('whole')],
          /^The folder \/proc\/x cannot be made/,
        ],
      ]
    : [];

test.each<[string, string[], RegExp]>([
  ['a file as a folder', ['backup', at('file', 'x'), '--data', at('whole')], /file is a file, and a folder is needed\.$/],
  ...underLinux,
  ['no name', ['backup', '', '--data', at('whole')], /^"" cannot be written/],
  [
    'a damaged store',
    ['backup', at('copy'), '--data', at('damaged')],
    /insula\.sqlite is damaged or no store of Insula's: /,
  ],
  ['no store', ['backup', at('copy'), '--data', at('empty')], /^There are no matches in the folder/],
  ['a copy that is none', ['restore', file, '--data', at('whole')], /file is not a whole copy: /],
  [
    'a file to restore into',
    ['restore', at('whole', 'insula.sqlite'), '--data', file],
    /file is a file, and a folder is needed\.$/,
  ],
  [
    'a store onto itself',
    ['restore', at('whole', 'insula.sqlite'), '--data', at('whole')],
    /insula\.sqlite is what the folder ".*whole" has already: /,
  ],
])('%s gets one sentence and exit code 2', async (_, args, sentence) => {
  const { code, out, err } = await said(args);
  expect(err.trimEnd()).toMatch(sentence);
  expect(err.trimEnd()).toMatch(/^[^\n]+\.$/);
  expect([out, code]).toEqual(['', 2]);
});

test('a store that is damaged is moved aside, and a copy takes its place', async () => {
  const copied = await said(['backup', at('good'), '--data', at('whole')]);
  expect([copied.err, copied.code]).toEqual(['', 0]);
  const restored = await said(['restore', at('good'), '--data', at('damaged')]);
  expect([restored.err, restored.code]).toEqual(['', 0]);
  expect(restored.out).toMatch(/ What was there is kept as .*insula\.sqlite\.\d+\.$/m);
});
