import { cpSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings, serve } from '@insula/server';
import { expect, test } from 'vitest';
import { insula, temp } from './insula.ts';

const WANTED = { game: 'room-share', options: { duel: true }, seats: [{ kind: 'me' }, { kind: 'me' }] };
const [hurt, whole] = await kept(join(temp, 'sound'), 2);

/** A folder in which a server has kept so many matches. Returns their ids. */
async function kept(folder: string, matches: number): Promise<string[]> {
  const server = await serve(readSettings({ PORT: '0', HOST: '127.0.0.1', DATA: folder, LOG: 'silent' }));
  const ids: string[] = [];
  for (let i = 0; i < matches; i++) {
    const made = await fetch(`http://127.0.0.1:${server.port}/api/matches`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(WANTED),
    });
    ids.push(((await made.json()) as { match: { id: string } }).match.id);
  }
  await server.close();
  return ids;
}

/** A copy of the folder whose file has other bytes, as many, in the place of those that are found. */
function damaged(name: string, found: RegExp, into: (text: string) => string): string {
  const folder = join(temp, name);
  mkdirSync(folder);
  cpSync(join(temp, 'sound'), folder, { recursive: true });
  const file = join(folder, 'insula.sqlite');
  const text = readFileSync(file, 'latin1');
  expect(text).toMatch(found);
  writeFileSync(file, text.replace(found, into), 'latin1');
  return folder;
}

test('a sound store is said to be sound', () => {
  const { code, out, err } = insula(['check', '--data', join(temp, 'sound')]);
  expect([out, err, code]).toEqual(['2 matches can be read.\n', '', 0]);
});

test('a match that cannot be read is named, the other is saved, and what was saved can be put in its place', () => {
  const folder = damaged('one', new RegExp(`\\{"id":"${hurt}"`), (text) => `#${text.slice(1)}`);
  const checked = insula(['check', '--data', folder]);
  expect([checked.err, checked.code]).toEqual(['', 2]);
  expect(checked.out).toMatch(new RegExp(`^${hurt}: [^\\n]+\\n1 match can be read\\.\\n$`));
  const out = join(temp, 'out.sqlite');
  const saved = insula(['salvage', out, '--data', folder]);
  expect([saved.err, saved.code]).toEqual(['', 0]);
  expect(saved.out).toContain(`${hurt}: `);
  expect(saved.out).not.toContain(`${whole}: `);
  expect(saved.out).toMatch(/1 match is saved in /);
  expect(insula(['restore', out, '--data', folder]).code).toBe(0);
  const again = insula(['check', '--data', folder]);
  expect([again.out, again.code]).toEqual(['1 match can be read.\n', 0]);
});

test('a store without its key says that guests are strangers from then on', () => {
  const folder = damaged('key', /key[0-9a-f]{64}/, (text) => text.replace(/.$/, 'z'));
  const { code, out } = insula(['check', '--data', folder]);
  expect(out).toMatch(/^[^\n]*cookies[^\n]*\n2 matches can be read\.\n$/);
  expect(code).toBe(2);
});

test('a file that breaks off, and one that is none, get one sentence each and no stack', () => {
  const folder = damaged('half', /SQLite format 3/, (text) => text);
  const file = join(folder, 'insula.sqlite');
  truncateSync(file, 5_000);
  const half = insula(['check', '--data', folder]);
  writeFileSync(file, 'no store, but long enough for one '.repeat(200));
  const none = insula(['check', '--data', folder]);
  for (const { code, out, err } of [half, none]) {
    expect(code).toBe(2);
    expect(`${out}${err}`).not.toMatch(/ {4}at /);
    expect(`${out}${err}`.length).toBeGreaterThan(20);
  }
});
