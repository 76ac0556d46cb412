import { EventEmitter } from 'node:events';
import { hears, only } from '@insula/kernel';
import type { Item, ServerMessage, Table } from '@insula/protocol';
import { openShelf } from '@insula/shelf';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { openClients } from '../src/clients.ts';
import { openStreams } from '../src/http/streams.ts';
import { fold, itemsSince, startAt } from '../src/match/history.ts';
import type { Match } from '../src/match/match.ts';
import { headChange } from '../src/match/record.ts';
import { openTurns } from '../src/matches/turns.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { type Running, running } from './client.ts';
import { counting, entriesIn, longPast, type Reads } from './longPast.ts';
import { type Ear, headOf, type Quiet, quietAfter } from './quiet.ts';

const shelf = await openShelf();
const game = shelf.game('raja');
const ENTRIES = 3_000;
/** What one request may read beside what it returns. */
const BESIDE = 300;
const long = longPast(game, { ...headOf(game, 2, undefined, 0), clock: { kind: 'none' } }, ENTRIES);

/** The log from its beginning, as nobody reads it. */
const past = { base: { n: 0, body: null }, rows: entriesIn(long.changes) };
const told = (match: Match, seat: number | null): Item[] => itemsSince(match, past, seat, 0, true);

let close: () => Promise<void> = async () => {};
afterEach(async () => {
  await close();
  close = async () => {};
});

async function quietly(reads: Reads = { all: 0, most: 0 }): Promise<Quiet> {
  const quiet = await quietAfter(game, long.match.head, long.changes, counting(openSqlite(':memory:'), reads));
  close = () => quiet.close();
  return quiet;
}

const heardItems = (heard: readonly string[]): Item[] =>
  heard.map((text) => JSON.parse(text) as ServerMessage).flatMap((said) => ('items' in said ? said.items : []));

function tableIn({ heard }: Ear): Table {
  const text = heard.findLast((said) => said.includes('"table":{')) ?? '';
  return (JSON.parse(text) as { table: Table }).table;
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve));
}

test('a long past comes in pages, every item once and in order, whoever listens', async () => {
  const quiet = await quietly();
  for (const seat of [0, 1, null]) {
    const expected = told(long.match, seat);
    const ear = await quiet.enter(seat, true, 0);
    await until(() => ear.listener.behind === null);
    expect(heardItems(ear.heard)).toEqual(expected);
    const messages = ear.heard.map((text) => JSON.parse(text) as ServerMessage);
    const first = messages[0] as Extract<ServerMessage, { t: 'welcome' }>;
    expect([first.t, first.of]).toEqual(['welcome', expected.length]);
    expect(first.n).toBe(first.items.length);
    expect(first.n).toBeLessThan(expected.length);
    for (const page of messages.slice(1)) expect(page).toMatchObject({ t: 'news', table: { partial: false } });
  }
});

test('what happens while somebody reads the past comes after it, without a gap', async () => {
  const quiet = await quietly();
  const mover = quiet.match.play?.awaited === only(1) ? 1 : 0;
  const player = await quiet.enter(mover);
  const reader = await quiet.enter(null, false, 0);
  expect(reader.listener.behind).not.toBeNull();
  const { decision, legal } = tableIn(player);
  await player.ask({ t: 'move', id: 'during', decision, moves: [legal[0]] });
  await until(() => reader.listener.behind === null);
  const heard = heardItems(reader.heard);
  expect(heard.length).toBeGreaterThan(told(long.match, null).length);
  expect(heard.map(({ n }) => n)).toEqual(heard.map((_, i) => i + 1));
  expect(heard.length).toBe(quiet.match.play?.told[2]);
});

test('whoever has missed little of a long match is told that, and little is read for it', async () => {
  const reads = { all: 0, most: 0 };
  const quiet = await quietly(reads);
  const all = told(long.match, 0);
  reads.all = 0;
  const ear = await quiet.enter(0, false, all.length - 40);
  expect(heardItems(ear.heard)).toEqual(all.slice(-40));
  expect(ear.listener.behind).toBeNull();
  expect(reads.all).toBeLessThan(BESIDE);
});

test('to take back by consent reads what it takes back, and no more', async () => {
  const reads = { all: 0, most: 0 };
  const quiet = await quietly(reads);
  const ears = [await quiet.enter(0), await quiet.enter(1)];
  const before = quiet.match.play?.last?.n ?? 0;
  const [mover] = tableIn(ears[0]).awaited;
  const seen = game.view(quiet.match.play?.state, null);
  for (let i = 0; i < 40; i++) {
    const table = tableIn(ears[mover]);
    if (table.awaited[0] !== mover) break;
    await ears[mover].ask({ t: 'move', id: `m${i}`, decision: table.decision, moves: [table.legal[0]] });
  }
  expect(quiet.match.play?.last?.n).toBeGreaterThan(before);
  reads.all = 0;
  for (let i = 0; quiet.match.play?.moved[mover] !== 0 && i < 41; i++) {
    await ears[mover].ask({ t: 'propose', id: `p${i}`, what: 'undo' });
    await ears[1 - mover].ask({ t: 'vote', id: `v${i}`, what: 'undo', yes: true });
  }
  expect(game.view(quiet.match.play?.state, null)).toEqual(seen);
  expect(reads.most).toBeLessThanOrEqual(256);
});

test('any moment of a long past is shown as it was, and little is read for it; its file is whole', async () => {
  const reads = { all: 0, most: 0 };
  const server: Running = await running({ LOG: 'silent' }, (store) => {
    void store.commit(long.changes);
    return counting(store, reads);
  });
  close = () => server.stop();
  const expected = told(long.match, null);
  const at = `${server.url}/api/matches/m`;
  const items = (await (await fetch(`${at}/items`)).json()) as { items: Item[] };
  expect(items.items).toEqual(expected);
  expect(((await (await fetch(`${at}/file`)).json()) as { items: Item[] }).items).toEqual(expected);
  const course = (await (await fetch(`${at}/course`)).json()) as { turns: unknown[] };
  expect(course.turns.length).toBeGreaterThan(20);
  expect(reads.most).toBeLessThanOrEqual(256);
  const views: unknown[] = [];
  for (const { happened, state } of fold(game, () => startAt(long.match, past.base), past.rows))
    for (const { to } of happened) if (hears(to, null)) views.push(game.view(state, null));
  for (const wanted of Array.from({ length: 21 }, (_, i) => Math.max(1, Math.floor((expected.length * i) / 20)))) {
    reads.all = 0;
    const moment = (await (await fetch(`${at}/replay?n=${wanted}`)).json()) as { item: Item; view: unknown };
    expect(moment).toMatchObject({ item: expected[wanted - 1], view: views[wanted - 1] });
    expect(reads.all).toBeLessThan(BESIDE);
  }
});

test('of a long match that is over, all moments are open, and little is read for each but the first', async () => {
  const reads = { all: 0, most: 0 };
  const over = { ...long.match.head, phase: 'over' as const };
  const server: Running = await running({ LOG: 'silent' }, (store) => {
    void store.commit([...long.changes, headChange(over)]);
    return counting(store, reads);
  });
  close = () => server.stop();
  const at = `${server.url}/api/matches/m/open`;
  const { items } = (await (await fetch(`${at}/items`)).json()) as { items: Item[] };
  expect((await fetch(`${at}/replay?n=${items.length}`)).status).toBe(200);
  const undo = items.findIndex(({ kind }) => kind === 'undo') + 1;
  expect(undo).toBeGreaterThan(1);
  for (const n of [1, 257, undo - 1, undo, undo + 1, items.length - 1]) {
    reads.all = 0;
    const moment = (await (await fetch(`${at}/replay?n=${n}`)).json()) as { item: Item; view: unknown; views: unknown[] };
    expect([moment.item, moment.views.length]).toEqual([items[n - 1], 2]);
    expect(reads.all).toBeLessThan(2 * BESIDE);
  }
  expect((await fetch(`${at}/replay?n=${items.length + 1}`)).status).toBe(409);
});

test('a milestone stays every 256 entries, also where nothing is taken back', () => {
  const stones = long.changes.flatMap((change) => ('put' in change && change.put === 'milestone' ? [change.row] : []));
  const passed = new Set(stones.map(({ n }) => Math.floor(n / 256)));
  expect(passed.size).toBeGreaterThan(Math.floor(ENTRIES / 256) - 1);
  expect(stones.filter(({ from }) => from === null).length).toBeGreaterThan(4);
});

test('an address has so many long answers under way and no more; others have theirs', () => {
  const streams = openStreams(openClients([]));
  const asked = (address: string): (() => void) => {
    const raw = new EventEmitter();
    const reply = { raw, type: () => ({ send: () => raw }) } as unknown as FastifyReply;
    const request = { raw: { socket: { remoteAddress: address }, headers: {} } } as unknown as FastifyRequest;
    streams.send(request, reply, { head: {}, name: 'items', pages: (async function* () {})() });
    return () => raw.emit('close');
  };
  const [first] = Array.from({ length: 8 }, () => asked('203.0.113.1'));
  expect(() => asked('203.0.113.1')).toThrow(/too many/);
  asked('203.0.113.2');
  first();
  asked('203.0.113.1');
  expect(() => asked('203.0.113.1')).toThrow(/too many/);
});

test('of courses an address has so many under way and no more', async () => {
  const server = await running({ LOG: 'silent' }, (store) => {
    void store.commit(long.changes);
    return store;
  });
  close = () => server.stop();
  const asked = Array.from({ length: 12 }, () => fetch(`${server.url}/api/matches/${long.match.head.id}/course`));
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(8);
});

test('whoever asks only for what stands above a long answer has nothing read for them', async () => {
  const reads: Reads = { all: 0, most: 0 };
  const server = await running({ LOG: 'silent' }, (store) => {
    void store.commit(long.changes);
    return counting(store, reads);
  });
  close = () => server.stop();
  const items = `${server.url}/api/matches/${long.match.head.id}/items`;
  const whole = await fetch(items);
  await whole.text();
  const once = reads.all;
  reads.all = 0;
  for (let i = 0; i < 20; i++) {
    const head = await fetch(items, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-type')]).toEqual([200, whole.headers.get('content-type')]);
  }
  // What was begun for them would be read by turns with this.
  await (await fetch(items)).text();
  expect(reads.all).toBeLessThanOrEqual(once + BESIDE);
});

test('those who ask for much take turns, one piece in a turn of the event loop', async () => {
  const turns = openTurns();
  const order: string[] = [];
  let loops = 0;
  const spin = (): void => {
    loops++;
    if (order.length < 6) setImmediate(spin);
  };
  setImmediate(spin);
  const many = Array.from({ length: 5 }, (_, i) => turns.mine('greedy').then(() => order.push(`greedy ${i} ${loops}`)));
  const one = turns.mine('modest').then(() => order.push(`modest ${loops}`));
  await Promise.all([...many, one]);
  expect(order.map((said) => said.split(' ')[0])).toEqual(['greedy', 'modest', 'greedy', 'greedy', 'greedy', 'greedy']);
  expect(new Set(order.map((said) => said.split(' ').at(-1))).size).toBe(6);
});
