import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BadInput } from '@insula/kernel';
import { expect, test } from 'vitest';
import { backup, restore } from '../src/index.ts';
import { guest, Player, running, started } from './client.ts';

test('a copy made while a server runs brings its matches back; what was there is kept', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'insula-'));
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
  rmSync(folder, { recursive: true, force: true });
});

test('what is no copy is not restored', () => {
  const folder = mkdtempSync(join(tmpdir(), 'insula-'));
  const file = join(folder, 'x');
  expect(() => restore(file, folder)).toThrow('There is no file');
  writeFileSync(file, 'not a database, but long enough to be taken for one '.repeat(40));
  expect(() => restore(file, folder)).toThrow('is no whole copy');
  expect(() => backup(folder, join(folder, 'y'))).toThrow('There are no matches');
  rmSync(folder, { recursive: true, force: true });
});
