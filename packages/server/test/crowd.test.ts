import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { YourMatch } from '@insula/protocol';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { openClients } from '../src/clients.ts';
import { readSettings, type Served, serve } from '../src/index.ts';
import { openCrowd } from '../src/matches/crowd.ts';
import { startSweep } from '../src/matches/sweep.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Change, Store } from '../src/store/store.ts';
import { type Guest, guest, Player, type Running, running, started } from './client.ts';

let server: Running;
let stop = async (): Promise<void> => {};
afterEach(() => stop());

async function opened(env: { [name: string]: string }): Promise<void> {
  server = await running({ LOG: 'silent', ...env });
  stop = async () => {
    stop = async () => {};
    await server.stop();
  };
}

const DUEL = { game: 'room-share', options: { duel: true }, pause: 0 };
const TWO = [{ kind: 'me' }, { kind: 'open' }];
const BOTS = [1, 2].map(() => ({ kind: 'bot', level: 'random' }));
const MINE = [{ kind: 'me' }, { kind: 'me' }];
const made = async (who: Guest, seats: readonly object[] = TWO) =>
  (await who.post('/api/matches', { ...DUEL, seats })).status;

/** Makes and starts one; returns the status of whatever failed first. */
async function begun(who: Guest, seats: readonly object[]): Promise<number> {
  const { status, body } = await who.post('/api/matches', { ...DUEL, seats });
  return status === 200 ? (await who.post(`/api/matches/${body.match.id}/start`, {})).status : status;
}

test('a person has so many open matches and no more, however quickly they ask; others have theirs', async () => {
  await opened({ OPEN_MATCHES: '3' });
  const [ann, bea] = await Promise.all(['Ann', 'Bea'].map((name) => guest(server, name)));
  const statuses = await Promise.all(Array.from({ length: 10 }, () => made(ann)));
  expect(statuses.filter((status) => status === 200).length).toBe(3);
  expect(statuses.filter((status) => status === 429).length).toBe(7);
  expect(await made(bea)).toBe(200);
  const { body } = await ann.get<{ matches: YourMatch[] }>('/api/matches?which=present');
  expect((await ann.post(`/api/matches/${body.matches[0].match.id}/reseat`, { seat: 1, to: BOTS[0] })).status).toBe(200);
  expect((await ann.post(`/api/matches/${body.matches[0].match.id}/start`, {})).status).toBe(200);
  expect([await made(ann), await made(ann)]).toEqual([200, 429]);
});

test('a person has so many matches that are played and no more', async () => {
  await opened({ RUNNING_MATCHES: '2' });
  const ann = await guest(server, 'Ann');
  expect([await begun(ann, MINE), await begun(ann, MINE), await begun(ann, MINE)]).toEqual([200, 200, 429]);
});

test('a person has so many matches of bots alone and no more; with people in them they go on', async () => {
  await opened({ BOT_MATCHES: '0' });
  const ann = await guest(server, 'Ann');
  expect([await begun(ann, BOTS), await begun(ann, [{ kind: 'me' }, BOTS[0]])]).toEqual([429, 200]);
});

test('all people at one address have so many times as many, whoever they say they are', async () => {
  await opened({ OPEN_MATCHES: '2', PEOPLE_PER_ADDRESS: '2' });
  const guests = await Promise.all(['Ann', 'Bea', 'Cleo', 'Dora', 'Eve'].map((name) => guest(server, name)));
  const statuses: number[] = [];
  for (const who of guests) statuses.push(await made(who));
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
});

test('a rematch is a match too', async () => {
  await opened({ OPEN_MATCHES: '1' });
  const guests = await Promise.all(['Ann', 'Bea'].map((name) => guest(server, name)));
  const match = await started(guests, DUEL);
  const [ann, bea] = await Promise.all(guests.map((who, seat) => Player.enter(server, who, match, seat)));
  await ann.ask({ t: 'propose', what: 'end' });
  await bea.ask({ t: 'vote', what: 'end', yes: true });
  expect(await made(guests[0])).toBe(200);
  expect(await bea.ask({ t: 'propose', what: 'rematch' })).toMatchObject({ t: 'refused', code: 'too-many-matches' });
  expect(await made(guests[1])).toBe(200);
});

const DAY = 86_400_000;

/** A server whose clock is so many days ahead. */
async function later(data: string, days: number, env: { [name: string]: string } = {}): Promise<Served> {
  const settings = readSettings({ PORT: '0', HOST: '127.0.0.1', DATA: data, LOG: 'silent', ...env });
  return serve(settings, undefined, () => Date.now() + days * DAY);
}

test('what was not started is deleted after seven days; what was played stays, unless the operator says otherwise', async () => {
  await opened({});
  const guests = await Promise.all(['Ann', 'Bea'].map((name) => guest(server, name)));
  const [over, played] = [await started(guests, DUEL), await started(guests, DUEL)];
  const ann = await Player.enter(server, guests[0], over, 0);
  await ann.ask({ t: 'resign' });
  const open = (await guests[0].post('/api/matches', { ...DUEL, seats: TWO })).body.match.id;
  const seen: Record<string, number[]> = {};
  await server.restart(async () => {
    for (const [name, days, env] of [
      ['after six days', 6.9, {}],
      ['after eight days', 8, {}],
      ['after a hundred days', 100, {}],
      ['where finished ones are kept for longer', 100, { KEEP_FINISHED: '101' }],
      ['where they are not', 100, { KEEP_FINISHED: '99' }],
    ] as const) {
      const served = await later(server.data, days, env);
      // The first sweep is under way when the server opens: what is asked after it sees what it did.
      await fetch(`http://127.0.0.1:${served.port}/healthz`);
      await new Promise((resolve) => setTimeout(resolve, 50));
      seen[name] = await Promise.all(
        [open, played, over].map(async (id) => (await fetch(`http://127.0.0.1:${served.port}/api/matches/${id}`)).status),
      );
      await served.close();
    }
  });
  expect(seen).toEqual({
    'after six days': [200, 200, 200],
    'after eight days': [404, 200, 200],
    'after a hundred days': [404, 200, 200],
    'where finished ones are kept for longer': [404, 200, 200],
    'where they are not': [404, 200, 404],
  });
});

test('whoever sits at a table that is deleted is sent away', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  let now = Date.now();
  const data = mkdtempSync(join(tmpdir(), 'insula-'));
  const served = await serve(
    readSettings({ PORT: '0', HOST: '127.0.0.1', DATA: data, LOG: 'silent' }),
    undefined,
    () => now,
  );
  const reached = { url: `http://127.0.0.1:${served.port}` };
  const ann = await guest(reached, 'Ann');
  const open = (await ann.post('/api/matches', { ...DUEL, seats: TWO })).body.match.id;
  const player = await Player.enter(reached, ann, open, 0);
  now += 8 * DAY;
  await vi.advanceTimersByTimeAsync(6_000);
  await player.until(() => player.closed !== null);
  expect((await ann.get(`/api/matches/${open}`)).status).toBe(404);
  await served.close();
  rmSync(data, { recursive: true });
});

/** Asks in the name of somebody behind a proxy. */
const relayed = (forwarded: string | null): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = forwarded === null ? {} : { 'x-forwarded-for': forwarded };
    request(`${server.url}/api/address`, { headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });

test('behind a trusted proxy each client has limits of their own; what a stranger says of itself counts for nothing', async () => {
  await opened({ REQUESTS_PER_MINUTE: '2', TRUSTED_PROXIES: '127.0.0.0/8, ::1' });
  expect([await relayed('203.0.113.1'), await relayed('203.0.113.1'), await relayed('203.0.113.1')]).toEqual([
    200, 200, 429,
  ]);
  expect(await relayed('203.0.113.2')).toBe(200);
  // Whatever a client wrote before the proxy's own line is no address of theirs.
  expect(await relayed('203.0.113.9, 203.0.113.1')).toBe(429);
  await stop();
  await opened({ REQUESTS_PER_MINUTE: '2' });
  expect([await relayed('203.0.113.1'), await relayed('203.0.113.2'), await relayed('203.0.113.3')]).toEqual([
    200, 200, 429,
  ]);
});

test('a proxy may say the port of a client as well; where it says what cannot be read, nothing before that is believed', () => {
  const { of } = openClients(['127.0.0.1']);
  const client = (forwarded: string, remoteAddress = '127.0.0.1'): string =>
    of({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } } as unknown as IncomingMessage);
  expect(client('198.51.100.7, 203.0.113.1:5000')).toBe('203.0.113.1');
  expect(client('198.51.100.7, [2001:db8::1]:5000')).toBe(client('2001:db8::1'));
  for (const unreadable of ['unknown', '203.0.113.1:', '[::1', '203.0.113', '_hidden'])
    expect([unreadable, client(`198.51.100.7, ${unreadable}`)]).toEqual([unreadable, '127.0.0.1']);
  expect(client('198.51.100.7, 203.0.113.1:5000', '203.0.113.9')).toBe('203.0.113.9');
});

test('connections of a trusted proxy count against all connections, and its sockets by client', async () => {
  await opened({ SOCKETS_PER_ADDRESS: '2', TRUSTED_PROXIES: '127.0.0.1' });
  const open = (forwarded: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const asked = request(`${server.url}/socket`, {
        headers: {
          'x-forwarded-for': forwarded,
          connection: 'Upgrade',
          upgrade: 'websocket',
          'sec-websocket-version': '13',
          'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
        },
      });
      asked.on('upgrade', (answer) => resolve(answer.statusCode ?? 0));
      asked.on('response', (answer) => resolve(answer.statusCode ?? 0));
      asked.on('error', reject);
      asked.end();
    });
  const statuses: number[] = [];
  for (const client of [
    '203.0.113.1',
    '203.0.113.1',
    '203.0.113.1',
    '203.0.113.2',
    '2001:db8::1',
    '2001:db8::2',
    '2001:db8::3',
  ])
    statuses.push(await open(client));
  expect(statuses).toEqual([101, 101, 429, 101, 101, 101, 429]);
});

test('a setting that names no address is refused in a sentence', () => {
  for (const proxy of ['proxy.example.org', '10.0.0.0/33', '10.0.0.0/8/8', '300.1.1.1', '10.0.0.0/'])
    expect(() => openClients([proxy])).toThrow(/^TRUSTED_PROXIES must have addresses or ranges/);
});

test('an address of IPv4 is one and the same, whichever way it comes', () => {
  const clients = openClients(['10.0.0.0/8']);
  const from = (remoteAddress: string): string => clients.from({ remoteAddress } as Socket);
  expect(from('::ffff:203.0.113.9')).toBe(from('203.0.113.9'));
  expect(from('::ffff:203.0.113.9')).not.toBe(from('::ffff:203.0.113.8'));
  expect([clients.isProxy('::ffff:10.1.2.3'), clients.isProxy('::ffff:11.1.2.3')]).toEqual([true, false]);
});

test('what stands for an address in what is kept tells nobody the address, not even by trying all of them', () => {
  const store = openSqlite(':memory:');
  const most = { open: 1, running: 1, ofBots: 1, people: 1 };
  const origins = ['one key', 'one key', 'another key'].map((key) => openCrowd(store, most, key).originOf('203.0.113.9'));
  expect(origins[0]).toBe(origins[1]);
  expect(origins[0]).not.toBe(origins[2]);
  for (const origin of origins) expect(origin).not.toMatch(/203|113/);
  expect(openCrowd(store, most, 'one key').originOf('203.0.113.8')).not.toBe(origins[0]);
});

test('what another process has is deleted there, and by nobody else', async () => {
  const dropped: string[] = [];
  const store = {
    ...openSqlite(':memory:'),
    outdated: async () => ['ours', 'theirs', 'none'],
    claim: async (match: string) =>
      match === 'ours' ? { kind: 'ours', gaps: [] } : { kind: match, address: 'elsewhere:1' },
    async commit(...parts: (readonly Change[])[]) {
      for (const change of parts.flat()) if ('drop' in change && change.drop === 'match') dropped.push(change.match);
      return new Set();
    },
  } as unknown as Store;
  const nothing = async (): Promise<void> => {};
  const fail = (problem: string, error: unknown): void => {
    throw new Error(problem, { cause: error });
  };
  const parts = { store, rooms: new Map(), keepFinished: 0, now: () => 0, wake: nothing, forget: nothing, log: fail };
  const stop = startSweep(parts);
  await stop();
  expect(dropped).toEqual(['ours']);
});

test('a match that cannot be woken is tried once', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const woken: string[] = [];
  const store = { ...openSqlite(':memory:'), due: async () => ['broken'] } as unknown as Store;
  const wake = async (id: string): Promise<void> => void woken.push(id);
  const parts = { store, rooms: new Map(), keepFinished: 0, now: () => 0, wake, forget() {}, log() {} };
  const stop = startSweep(parts);
  for (let i = 0; i < 3; i++) await vi.advanceTimersByTimeAsync(5_000);
  await stop();
  expect(woken).toEqual(['broken']);
});
