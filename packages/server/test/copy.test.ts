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
async function noted(name: string, text: string): Promise<string> {
  const made = join(folder, name);
  const store = openSqlite(join(made, 'insula.sqlite'));
  await store.commit([{ put: 'note', name: 'x', text }]);
  store.db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  await store.close();
  return made;
}

async function noteIn(file: string): Promise<string | null> {
  const store = openSqlite(file);
  const text = await store.note('x');
  await store.close();
  return text;
}

test('what is no copy is not restored', async () => {
  const file = join(folder, 'x');
  expect(() => restore(file, folder)).toThrow('There is no file');
  writeFileSync(file, GARBAGE);
  expect(() => restore(file, folder)).toThrow('is not a whole copy');
  writeFileSync(file, '');
  expect(() => restore(file, folder)).toThrow('is not a whole copy');
  expect(() => restore(folder, folder)).toThrow(BadInput);
  expect(() => backup(folder, join(folder, 'y'))).toThrow('There are no matches');
});

test('a damaged store is moved aside with all that SQLite keeps beside it', async () => {
  const copy = join(folder, 'copy.sqlite');
  backup(await noted('old', 'kept'), copy);
  const damaged = join(folder, 'damaged');
  mkdirSync(damaged);
  for (const rest of ['', '-wal', '-shm']) writeFileSync(join(damaged, `insula.sqlite${rest}`), `${GARBAGE}${rest}`);
  const { kept } = restore(copy, damaged);
  for (const rest of ['', '-wal']) expect(readFileSync(`${kept}${rest}`, 'utf8')).toBe(`${GARBAGE}${rest}`);
  expect(await noteIn(join(damaged, 'insula.sqlite'))).toBe('kept');
});

test('a store is not restored onto itself, by whatever name', async () => {
  const there = await noted('there', 'mine');
  symlinkSync(there, join(folder, 'link'));
  for (const source of [there, join(folder, 'link')])
    expect(() => restore(join(source, 'insula.sqlite'), there)).toThrow(/is what the folder ".*" has already: [^\n]+\.$/);
  expect(readdirSync(there).filter((name) => /\.\d+/.test(name))).toEqual([]);
  expect(await noteIn(join(there, 'insula.sqlite'))).toBe('mine');
});

test('the file of a running server is restored with what is not in the file itself yet', async () => {
  const store = openSqlite(join(folder, 'live', 'insula.sqlite'));
  await store.commit([{ put: 'note', name: 'x', text: 'the newest' }]);
  expect(restore(join(folder, 'live', 'insula.sqlite'), join(folder, 'other')).kept).toBeNull();
  await store.commit([{ put: 'note', name: 'x', text: 'still goes on' }]);
  await store.close();
  expect(await noteIn(join(folder, 'other', 'insula.sqlite'))).toBe('the newest');
});

test('what was there is kept whole in one file', async () => {
  const there = join(folder, 'there', 'insula.sqlite');
  const store = openSqlite(there);
  await store.commit([{ put: 'note', name: 'x', text: 'the newest' }]);
  const copy = join(folder, 'copy.sqlite');
  backup(await noted('old', 'kept'), copy);
  const { kept } = restore(copy, join(folder, 'there'));
  await store.close();
  copyFileSync(kept ?? '', join(folder, 'alone.sqlite'));
  expect(await noteIn(join(folder, 'alone.sqlite'))).toBe('the newest');
  expect(await noteIn(there)).toBe('kept');
});

test('what was there stays where a copy cannot be written', async () => {
  const copy = join(folder, 'copy.sqlite');
  backup(await noted('old', 'kept'), copy);
  const there = await noted('there', 'mine');
  mkdirSync(join(there, 'insula.sqlite.part', 'in the way'), { recursive: true });
  expect(() => restore(copy, there)).toThrow(BadInput);
  expect(await noteIn(join(there, 'insula.sqlite'))).toBe('mine');
});

test('a copy that cannot be made leaves nothing behind', async () => {
  const there = await noted('there', 'mine');
  const file = join(there, 'insula.sqlite');
  writeFileSync(file, Buffer.concat([readFileSync(file).subarray(0, 8_192), Buffer.from(GARBAGE.repeat(20))]));
  const copy = join(folder, 'copies', 'copy.sqlite');
  expect(() => backup(there, copy)).toThrow(/insula\.sqlite is damaged/);
  expect(readdirSync(join(folder, 'copies'))).toEqual([]);
});
