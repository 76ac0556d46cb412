import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BadInput } from '@insula/kernel';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backup, restore } from '../src/index.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { guest, Player, running, started } from './client.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'insula-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a copy made while a server runs brings its matches back; what was there is kept', async () => {
  const file = join(folder, 'copy.sqlite');
  const server = await running();
  const guests = [await guest(server, 'A'), await guest(server, 'B')];
  const match = await started(guests, { game: 'example' });
  const [a, b] = await Promise.all(guests.map((who, seat) => Player.enter(server, who, match, seat)));
  await Promise.all([a.move('lantern 1'), b.move('lantern 2')]);
  await a.until(() => a.table?.awaited.length === 1);
  const view = a.table?.view;
  backup(server.data, file);
  expect(() => backup(server.data, file)).toThrow(BadInput);
  await a.move('rest');
  expect(() => restore(file, server.data)).toThrow(/Another server uses the folder/);
  await server.restart(() => {
    expect(restore(file, server.data).kept).toContain('insula.sqlite.');
  });
  const again = await Player.enter(server, guests[0], match, 0);
  expect(again.table?.view).toEqual(view);
  await server.stop();
});

const GARBAGE = 'not a database, but long enough to be taken for one '.repeat(40);

/** A folder with a store in which something is noted. */
function noted(name: string, text: string): string {
  const made = join(folder, name);
  const store = openSqlite(join(made, 'insula.sqlite'));
  store.commit([{ put: 'note', name: 'x', text }]);
  store.db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  store.close();
  return made;
}

function noteIn(file: string): string | null {
  const store = openSqlite(file);
  const text = store.note('x');
  store.close();
  return text;
}

test('what is no copy is not restored', () => {
  const file = join(folder, 'x');
  expect(() => restore(file, folder)).toThrow('There is no file');
  writeFileSync(file, GARBAGE);
  expect(() => restore(file, folder)).toThrow('is no whole copy');
  writeFileSync(file, '');
  expect(() => restore(file, folder)).toThrow('is no whole copy');
  expect(() => restore(folder, folder)).toThrow(BadInput);
  expect(() => backup(folder, join(folder, 'y'))).toThrow('There are no matches');
});

test('a damaged store is moved aside with all that SQLite keeps beside it', () => {
  const copy = join(folder, 'copy.sqlite');
  backup(noted('old', 'kept'), copy);
  const damaged = join(folder, 'damaged');
  mkdirSync(damaged);
  for (const rest of ['', '-wal', '-shm']) writeFileSync(join(damaged, `insula.sqlite${rest}`), `${GARBAGE}${rest}`);
  const { kept } = restore(copy, damaged);
  for (const rest of ['', '-wal']) expect(readFileSync(`${kept}${rest}`, 'utf8')).toBe(`${GARBAGE}${rest}`);
  expect(noteIn(join(damaged, 'insula.sqlite'))).toBe('kept');
});

test('a store is not restored onto itself, by whatever name', () => {
  const there = noted('there', 'mine');
  symlinkSync(there, join(folder, 'link'));
  for (const source of [there, join(folder, 'link')])
    expect(() => restore(join(source, 'insula.sqlite'), there)).toThrow(/is what the folder ".*" has already: [^\n]+\.$/);
  expect(readdirSync(there).filter((name) => /\.\d+/.test(name))).toEqual([]);
  expect(noteIn(join(there, 'insula.sqlite'))).toBe('mine');
});

test('the file of a running server is restored with what is not in the file itself yet', () => {
  const store = openSqlite(join(folder, 'live', 'insula.sqlite'));
  store.commit([{ put: 'note', name: 'x', text: 'the newest' }]);
  expect(restore(join(folder, 'live', 'insula.sqlite'), join(folder, 'other')).kept).toBeNull();
  store.commit([{ put: 'note', name: 'x', text: 'still goes on' }]);
  store.close();
  expect(noteIn(join(folder, 'other', 'insula.sqlite'))).toBe('the newest');
});

test('what was there is kept whole in one file', () => {
  const there = join(folder, 'there', 'insula.sqlite');
  const store = openSqlite(there);
  store.commit([{ put: 'note', name: 'x', text: 'the newest' }]);
  const copy = join(folder, 'copy.sqlite');
  backup(noted('old', 'kept'), copy);
  const { kept } = restore(copy, join(folder, 'there'));
  store.close();
  copyFileSync(kept ?? '', join(folder, 'alone.sqlite'));
  expect(noteIn(join(folder, 'alone.sqlite'))).toBe('the newest');
  expect(noteIn(there)).toBe('kept');
});

test('what was there stays where a copy cannot be written', () => {
  const copy = join(folder, 'copy.sqlite');
  backup(noted('old', 'kept'), copy);
  const there = noted('there', 'mine');
  mkdirSync(join(there, 'insula.sqlite.part', 'in the way'), { recursive: true });
  expect(() => restore(copy, there)).toThrow(BadInput);
  expect(noteIn(join(there, 'insula.sqlite'))).toBe('mine');
});

test('a copy that cannot be made leaves nothing behind', () => {
  const there = noted('there', 'mine');
  const file = join(there, 'insula.sqlite');
  writeFileSync(file, Buffer.concat([readFileSync(file).subarray(0, 8_192), Buffer.from(GARBAGE.repeat(20))]));
  const copy = join(folder, 'copies', 'copy.sqlite');
  expect(() => backup(there, copy)).toThrow(/insula\.sqlite is damaged/);
  expect(readdirSync(join(folder, 'copies'))).toEqual([]);
});
