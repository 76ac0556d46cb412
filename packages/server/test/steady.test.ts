import { copyFileSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeIn } from '../src/store/copy.ts';
import { openLease } from '../src/store/postgres/lease.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { type Guest, guest, Player, type Running, running, started } from './client.ts';

let server: Running;
let guests: Guest[];
/** How the store answers. */
let commits: 'well' | 'refused';
beforeEach(async () => {
  commits = 'well';
  server = await running({ LOG: 'silent' }, (store) => ({
    ...store,
    commit: (...parts) => (commits === 'refused' ? Promise.reject(new Error('the disk is full')) : store.commit(...parts)),
  }));
  guests = await Promise.all(['Ann', 'Bob'].map((name) => guest(server, name)));
});
afterEach(async () => {
  vi.useRealTimers();
  await server.stop();
});

const HOUR = 3_600_000;

test('a wall clock set an hour ahead or back changes no thinking time', async () => {
  const match = await started(guests, { game: 'raja', clock: { kind: 'move', seconds: 600 } });
  const ann = await Player.enter(server, guests[0], match, 0);
  for (const jump of [HOUR, -2 * HOUR]) {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + jump });
    expect((await ann.ask({ t: 'ping' })).t).toBe('ack');
    const late = await Player.enter(server, guests[1], match, 1);
    const left = late.table?.clocks?.map((clock) => clock.left) ?? [];
    for (const each of left) expect(Math.abs(each - 600_000)).toBeLessThan(60_000);
    expect(late.match?.seats.some(({ standIn }) => standIn)).toBe(false);
    late.drop();
  }
});

test('nor does the clock of a database that is set', async () => {
  let ahead = 0;
  let beats = 0;
  const beat = { id: 1, moment: 0 };
  const query = async <Row extends object>(): Promise<Row[]> => {
    beats++;
    return [{ ...beat, moment: 1_000_000 + performance.now() + ahead }] as unknown as Row[];
  };
  const database = { query, transaction: async () => expect.fail(), close: async () => {} };
  const lease = await openLease({ database, address: '', length: 1_000, lapsed: () => expect.fail() });
  for (const jump of [HOUR, -HOUR]) {
    ahead = jump;
    const [began, time] = [beats, lease.now() - performance.now()];
    await expect.poll(() => beats).toBeGreaterThan(began + 2);
    expect(Math.abs(lease.now() - performance.now() - time)).toBeLessThan(1_000);
  }
  await lease.end();
});

test('a server whose commits fail is not ready, and is again when they succeed', async () => {
  const ready = async (): Promise<number> => (await fetch(`${server.url}/readyz`)).status;
  const match = await started(guests, { game: 'raja' });
  expect(await ready()).toBe(200);
  commits = 'refused';
  const ann = await Player.enter(server, guests[0], match, 0);
  void ann.ask({ t: 'chat', text: 'lost' });
  await ann.until(() => ann.closed !== null);
  expect(await ready()).toBe(503);
  commits = 'well';
  const back = await Player.enter(server, guests[0], match, 0);
  expect((await back.ask({ t: 'chat', text: 'kept' })).t).toBe('ack');
  expect(await ready()).toBe(200);
});

test('a clean stop leaves one complete file', async () => {
  const match = await started(guests, { game: 'raja' });
  const players = await Promise.all(guests.map((who, seat) => Player.enter(server, who, match, seat)));
  const mover = players[players[0].table?.awaited[0] ?? 0];
  expect((await mover.move(mover.table?.legal[0] ?? '')).t).toBe('ack');
  const folder = mkdtempSync(join(tmpdir(), 'insula-'));
  await server.restart(() => {
    const beside = `${storeIn(server.data)}-wal`;
    expect(existsSync(beside) ? statSync(beside).size : 0).toBe(0);
    copyFileSync(storeIn(server.data), join(folder, 'alone.sqlite'));
  });
  const alone = openSqlite(join(folder, 'alone.sqlite'));
  expect(await alone.entries(match, 0)).toHaveLength(1);
  await alone.close();
  rmSync(folder, { recursive: true });
});

test.each(['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'x-client-ip', 'cf-connecting-ip'])(
  'the metrics are closed to what came through a proxy: %s',
  async (name) => {
    expect((await fetch(`${server.url}/metrics`, { headers: { [name]: '10.0.0.1' } })).status).toBe(403);
  },
);

test("what is one's own or sets a cookie is stored nowhere on the way", async () => {
  expect((await fetch(`${server.url}/metrics`)).status).toBe(200);
  for (const path of ['/api/me', '/api/matches?mine=true', '/api/matches', '/%61pi/matches?mine=true']) {
    const answer = await fetch(server.url + path);
    expect([path, answer.headers.get('cache-control')]).toEqual([path, 'no-store']);
  }
  const page = await fetch(server.url, { headers: { accept: 'text/html' } });
  if (page.headers.has('set-cookie')) expect(page.headers.get('cache-control')).toBe('no-store');
});
