import { setTimeout as pause } from 'node:timers/promises';
import type { YourMatch } from '@insula/protocol';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { dial } from '../src/cluster/dial.ts';
import { openProof } from '../src/cluster/proof.ts';
import { LINK, writtenWord } from '../src/cluster/words.ts';
import { readSettings, type Served, serve } from '../src/index.ts';
import { openPostgres } from '../src/store/postgres/postgres.ts';
import type { Store } from '../src/store/store.ts';
import { type Guest, guest, guestWith, Player, started } from './client.ts';
import { lottery, playOut } from './playing.ts';
import { emptyDatabase } from './postgres.ts';

/** Two processes on one database. */

const LIMITS = { MESSAGES_PER_SECOND: '100000', REQUESTS_PER_MINUTE: '1000000' };
let url: string;
let processes: Served[];
let guests: Guest[];
beforeEach(async () => {
  url = await emptyDatabase();
  processes = [await open(), await open()];
  guests = await Promise.all(['Ann', 'Bob'].map((name) => guest(at(0), name)));
});
afterEach(async () => {
  for (const served of processes) await served.close();
});

const open = (wrap?: (store: Store) => Store, env: { [name: string]: string } = LIMITS): Promise<Served> =>
  serve(readSettings({ PORT: '0', HOST: '127.0.0.1', LOG: 'silent', LEASE_SECONDS: '20', DATABASE_URL: url, ...env }), wrap);
const at = (process: number) => ({ url: `http://127.0.0.1:${processes[process].port}` });

test('a match whose seats are in different processes is played to its end, and seen alike from both', async () => {
  const id = await started(guests, { game: 'room-share', options: { duel: true } });
  const players = [await Player.enter(at(0), guests[0], id, 0), await Player.enter(at(1), guests[1], id, 1)];
  const eyes = await Promise.all([0, 1].map((process) => Player.enter(at(process), null, id, null)));
  await players[1].ask({ t: 'chat', text: 'good luck' });
  await players[0].until(() => players[0].received.some((text) => text.includes('good luck')));
  await Promise.all(players.map((player, seat) => playOut(player, seat, lottery(7 + seat))));
  for (const eye of eyes) await eye.until(() => eye.match?.phase === 'over');
  expect(eyes[1].items).toEqual(eyes[0].items);
  const asked = await Promise.all([0, 1].map((process) => guest(at(process), 'Cem')));
  const files = await Promise.all(asked.map((one) => one.get(`/api/matches/${id}/file`)));
  expect(files[0].status).toBe(200);
  expect(files[1]).toEqual(files[0]);
});

test('requests about a match are answered by any process as by the one that has it', async () => {
  const [ann, bob] = [guests[0], await guest(at(1), 'Bob')];
  const wanted = { game: 'example', options: {}, listed: true, seats: [{ kind: 'me' }, { kind: 'open' }] };
  const { id } = (await ann.post('/api/matches', wanted)).body.match;
  const joined = await bob.post(`/api/matches/${id}/join`, { seat: 1 });
  expect(joined.body.match.seats.map(({ name }) => name)).toEqual(['Ann', 'Bob']);
  // A first visitor becomes somebody, also where the request went on.
  const stranger = await fetch(`${at(1).url}/api/matches/${id}/join`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ seat: 1 }),
  });
  expect([stranger.status, stranger.headers.get('set-cookie')?.startsWith('insula=')]).toEqual([409, true]);
  expect((await bob.post(`/api/matches/${id}/join`, { seat: 9 })).status).toBe(400);
  expect((await bob.get('/api/matches/nowhere')).status).toBe(404);
  expect((await ann.get<{ matches: unknown[] }>('/api/matches?which=open')).body.matches).toHaveLength(1);
});

test('behind a trusted proxy each client has limits of their own, also where requests go on', async () => {
  await Promise.all(processes.splice(0).map((served) => served.close()));
  const limits = { REQUESTS_PER_MINUTE: '5', TRUSTED_PROXIES: '127.0.0.1' };
  processes = [await open(undefined, limits), await open(undefined, limits)];
  const relayed = { 'x-forwarded-for': '203.0.113.1', 'content-type': 'application/json' };
  const body = JSON.stringify({ game: 'example', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const made = await fetch(`${at(0).url}/api/matches`, { method: 'POST', headers: relayed, body });
  const { match } = (await made.json()) as YourMatch;
  const asked = async (client: string): Promise<number[]> => {
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++)
      statuses.push(
        (await fetch(`${at(1).url}/api/matches/${match.id}`, { headers: { 'x-forwarded-for': client } })).status,
      );
    return statuses;
  };
  for (const client of ['203.0.113.2', '203.0.113.3'])
    expect(await asked(client)).toEqual([...Array<number>(5).fill(200), 429]);
});

test('a list says who is there and how a match stands, whichever process is asked', async () => {
  const id = await started(guests, { game: 'example', options: {}, listed: true });
  await Player.enter(at(0), guests[0], id, 0);
  const lists = await Promise.all(
    [0, 1].map((process) => fetch(`${at(process).url}/api/matches?which=live`).then((reply) => reply.json())),
  );
  expect(lists[0].matches[0].match.seats.map(({ present }: { present: boolean }) => present)).toEqual([true, false]);
  expect(lists[0].matches[0].standing).toBeDefined();
  expect(lists[1]).toEqual(lists[0]);
});

test('a process that stops hands its matches on, and people find them at the other', async () => {
  // The matches of a process that has gone are anybody's: this one hands its own on and stays.
  let leave: () => void = () => {};
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  const leaving = await open((store) => ({ ...store, close: () => left.then(store.close) }));
  const there = guests.map(({ cookie }) => guestWith({ url: `http://127.0.0.1:${leaving.port}` }, cookie));
  const id = await started(there, { game: 'room-share', options: { duel: true } });
  const bob = await Player.enter(at(1), guests[1], id, 1);
  const closing = leaving.close();
  await bob.until(() => bob.closed !== null);
  expect(bob.closed).toBe(1012);
  const players = await Promise.all(guests.map((one, seat) => Player.enter(at(0), one, id, seat)));
  await Promise.all(players.map((player, seat) => playOut(player, seat, lottery(3 + seat))));
  leave();
  await closing;
});

test('a match of a process that died goes on at another, and the time without one counts for nobody', async () => {
  const clock = { kind: 'bank', seconds: 60, increment: 0 };
  const id = await started(guests, { game: 'room-share', options: { duel: true }, clock });
  await processes.splice(0, 1)[0].close();
  const { store } = await openPostgres({ url, address: '127.0.0.1:1', lease: 1_500 });
  expect(await store.claim(id)).toEqual({ kind: 'ours', gaps: [] });
  const entering = Player.enter(at(0), guests[0], id, 0);
  await pause(300);
  const admin = new pg.Client(url);
  await admin.connect();
  // It all happened an hour ago.
  await admin.query(`UPDATE matches SET head =
    jsonb_set(head::jsonb, '{started}', to_jsonb((head::jsonb->>'started')::bigint - 3600000))::text`);
  await admin.query("UPDATE processes SET beat = now() - interval '1 hour' WHERE address = '127.0.0.1:1'");
  await admin.end();
  const players = [await entering, await Player.enter(at(0), guests[1], id, 1)];
  for (const { left } of players[0].table?.clocks ?? []) expect(left).toBeGreaterThan(30_000);
  expect(players[0].table?.clocks).toHaveLength(2);
  await Promise.all(players.map((player, seat) => playOut(player, seat, lottery(5 + seat))));
  await store.close();
});

test('nobody speaks to a process without the key', async () => {
  const { store } = await openPostgres({ url, address: 'x:1', lease: 1_500 });
  const id = await started(guests, { game: 'example', options: {} });
  const claim = await store.claim(id);
  if (claim.kind !== 'theirs') throw new Error(claim.kind);
  const ws = new WebSocket(`ws://${claim.address}/${LINK}`, { headers: { nonce: 'mine' } });
  const said: string[] = [];
  ws.on('message', (raw) => {
    said.push(String(raw));
    ws.send(openProof('guessed').of('asks', (JSON.parse(said[0]) as { nonce: string }).nonce));
    ws.send(writtenWord(1, { t: 'leave' }));
  });
  await new Promise((resolve) => ws.once('close', resolve));
  expect(said).toHaveLength(1);
  await expect(dial(claim.address, openProof('guessed'), 1_000, () => {})).rejects.toThrow('nobody answers');
  // Nor to whoever sits where a process was, or says back what a process has said.
  const impostor = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  impostor.on('connection', (line) =>
    line.send(JSON.stringify({ nonce: 'theirs', proof: openProof('guessed').of('answers', 'x') })),
  );
  await new Promise((resolve) => impostor.once('listening', resolve));
  const { port } = impostor.address() as { port: number };
  await expect(dial(`127.0.0.1:${port}`, openProof('known'), 1_000, () => {})).rejects.toThrow('nobody answers');
  impostor.close();
  const proof = openProof('known');
  expect(proof.isRight('asks', 'theirs', proof.of('answers', 'theirs'))).toBe(false);
  await store.close();
});
