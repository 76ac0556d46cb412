import type { Course, Item, Replayed, ServerMessage, Summary } from '@insula/protocol';
import { openShelf } from '@insula/shelf';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Guest, guest, Player, type Running, running, started } from './client.ts';
import { lottery } from './playing.ts';

let server: Running;
let guests: Guest[];
beforeEach(async () => {
  server = await running({ TOGETHER: '0' });
  guests = await Promise.all(['Ann', 'Bob'].map((name) => guest(server, name)));
});
afterEach(() => server.stop());

/** How the table looked to somebody after each piece of news. */
const pictures = ({ received }: Player): { n: number; view: unknown }[] =>
  received
    .map((text) => JSON.parse(text) as ServerMessage)
    .flatMap((message) => (message.t === 'news' ? [{ n: message.n, view: message.table.view }] : []));

async function playSome(players: readonly Player[], moves: number): Promise<void> {
  const random = lottery(11);
  for (let i = 0; i < moves; i++) {
    const seat = players.findIndex(({ table }, own) => table?.awaited.includes(own) && table.answer === undefined);
    const { table } = players[seat];
    const legal = table?.legal ?? [];
    expect((await players[seat].move(legal[Math.floor(random() * legal.length)])).t).toBe('ack');
    for (const player of players) await player.ask({ t: 'ping' });
  }
}

test('a moment of the past is shown as it was then, to a seat and to whoever looks on', async () => {
  const match = await started(guests, { game: 'example' });
  const players = await Promise.all(guests.map((who, seat) => Player.enter(server, who, match, seat)));
  const watcher = await Player.enter(server, null, match, null);
  const begun = [...players, watcher].map(({ welcome }) => welcome?.table?.view);
  await playSome(players, 16);
  await watcher.ask({ t: 'ping' });
  for (const [i, player] of [...players, watcher].entries()) {
    const who = guests[i] ?? guests[0];
    const seat = i < players.length ? `seat=${i}&` : '';
    const at = async (n: number) => (await who.get<Replayed>(`/api/matches/${match}/replay?${seat}n=${n}`)).body;
    expect(await at(0)).toEqual({ n: 0, of: player.n, item: null, view: begun[i] });
    const seen = new Map(pictures(player).map(({ n, view }) => [n, view]));
    expect(seen.size).toBeGreaterThan(8);
    for (const [n, view] of seen) if (n > 0) expect(await at(n)).toMatchObject({ n, of: player.n, view, item: { n } });
    expect((await who.get(`/api/matches/${match}/replay?${seat}n=${player.n + 1}`)).status).toBe(409);
  }
});

test('before the start there is no past: nothing was told, and what would show a table says that there is none', async () => {
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { id } = (await guests[0].post('/api/matches', { game: 'example', seats })).body.match;
  const at = (what: string) => guests[0].get(`/api/matches/${id}/${what}`);
  for (const what of ['replay?n=0', 'replay?seat=0&n=0', 'drawing', 'drawing?seat=0', 'course'])
    expect([what, await at(what)]).toMatchObject([what, { status: 409, body: { code: 'not-playing' } }]);
  expect(await at('items?seat=0')).toEqual({ status: 200, body: { items: [] } });
  const file = await fetch(`${server.url}/api/matches/${id}/file`);
  expect(file.headers.get('content-disposition')).toBe(`attachment; filename="insula-example-${id}.json"`);
  expect(await file.json()).toMatchObject({ match: { id, phase: 'open' }, seat: null, items: [] });
});

test('the items of a replay are those that were told', async () => {
  const match = await started(guests, { game: 'example' });
  const players = await Promise.all(guests.map((who, seat) => Player.enter(server, who, match, seat)));
  await playSome(players, 8);
  for (const item of players[1].items) {
    const { body } = await guests[1].get<Replayed>(`/api/matches/${match}/replay?seat=1&n=${item.n}`);
    expect(body.item).toMatchObject(JSON.parse(JSON.stringify(item)));
  }
});

test('what was taken back is in the past as it was, and gone after it', async () => {
  const match = await started(guests, { game: 'raja' });
  const players = await Promise.all(guests.map((who, seat) => Player.enter(server, who, match, seat)));
  const seat = players[0].table?.awaited[0] ?? 0;
  const mover = players[seat];
  const at = async (n: number) =>
    (await guests[seat].get<Replayed>(`/api/matches/${match}/replay?seat=${seat}&n=${n}`)).body;
  await mover.move(mover.table?.legal[0] ?? '');
  await mover.ask({ t: 'ping' });
  const { n } = mover;
  expect((await mover.ask({ t: 'undo', decision: mover.table?.decision ?? 0 })).t).toBe('ack');
  await mover.until(() => mover.n === n + 1);
  const [start, then, now] = [await at(0), await at(n), await at(n + 1)];
  expect(now.view).toEqual(start.view);
  expect(then.view).not.toEqual(start.view);
  expect(now.item).toMatchObject({ kind: 'undo', seat, from: 1 });
  // So it is for everybody, once everything is open.
  await players[0].ask({ t: 'propose', what: 'end' });
  await players[1].ask({ t: 'vote', what: 'end', yes: true });
  const { items } = (await guests[0].get<{ items: Item[] }>(`/api/matches/${match}/open/items`)).body;
  const undo = items.find(({ kind }) => kind === 'undo');
  expect(undo).toMatchObject({ n: n + 1, from: 1 });
  expect((await guests[0].get<Replayed>(`/api/matches/${match}/open/replay?n=${n + 1}`)).body.item).toEqual(undo);
});

test('everything is open after the end, to everybody and without a word said twice, and not before', async () => {
  const match = await started(guests, { game: 'example' });
  const players = await Promise.all(guests.map((who, seat) => Player.enter(server, who, match, seat)));
  await playSome(players, 12);
  const look = async <T>(path: string) => guests[0].get<T>(`/api/matches/${match}/${path}`);
  for (const path of ['open/items', 'course?open=true', 'open/replay?n=1'])
    expect(await look(path)).toMatchObject({
      status: 409,
      body: { code: 'not-over', message: expect.stringContaining('over') },
    });
  await players[0].ask({ t: 'propose', what: 'end' });
  await players[1].ask({ t: 'vote', what: 'end', yes: true });
  await players[0].until(() => players[0].items.at(-1)?.kind === 'end');
  const { items } = (await look<{ items: Item[] }>('open/items')).body;
  const own = players.map(({ items }) => items.filter(({ kind }) => kind === 'event'));
  // Whoever drew a card is told which; the others are told that one was drawn.
  const drawn = items.filter((item) => item.kind === 'event' && (item.event as { is: string }).is === 'drew');
  const told = own[0].filter((item) => item.kind === 'event' && (item.event as { is: string }).is === 'drew');
  expect(drawn.length).toBe(told.length);
  expect(items.map(({ n }) => n)).toEqual(items.map((_, i) => i + 1));
  const last = (await look<Replayed>(`open/replay?n=${items.length}`)).body;
  expect(last.views).toHaveLength(2);
  for (const [seat, view] of (last.views ?? []).entries())
    expect(view).toEqual((await look<Replayed>(`replay?seat=${seat}&n=${players[seat].n}`)).body.view);
  expect((await look(`open/replay?n=${items.length + 1}`)).status).toBe(409);
});

test('the course of a match says whose turn began when, and what could be measured then', async () => {
  const shelf = await openShelf();
  const match = await started(guests, { game: 'room-share' });
  const players = await Promise.all(guests.map((who, seat) => Player.enter(server, who, match, seat)));
  await playSome(players, 30);
  const { measures, turns } = (await guests[1].get<Course>(`/api/matches/${match}/course?seat=1`)).body;
  expect(measures).toEqual(['points', 'reserve']);
  const whose = turns.slice(1, -1).map(({ seat }) => seat);
  expect(whose.length).toBeGreaterThan(4);
  // S-14: two seats take turns.
  for (const [i, seat] of whose.entries()) if (i > 0) expect(seat).toBe(1 - (whose[i - 1] ?? 0));
  for (const { n, values } of turns) {
    const { view } = (await guests[1].get<Replayed>(`/api/matches/${match}/replay?seat=1&n=${n}`)).body;
    expect(values).toEqual(
      shelf
        .game('room-share')
        .measures(view)
        .map((each) => each.values),
    );
  }
  expect((await guests[0].get(`/api/matches/${match}/course?seat=1`)).status).toBe(403);
  // Also in the middle of a turn it says how things stand now.
  for (let i = 0; i < 6; i++) {
    await playSome(players, 1);
    const { turns } = (await guests[1].get<Course>(`/api/matches/${match}/course?seat=1`)).body;
    expect(turns.at(-1)?.n).toBe(players[1].n);
    expect(turns.map(({ n }) => n)).toEqual([...new Set(turns.map(({ n }) => n))].sort((a, b) => a - b));
  }
});

test('the file of a match that goes on has what its seat was told, with phrases, and no secret', async () => {
  const match = await started(guests, { game: 'example' });
  const players = await Promise.all(guests.map((who, seat) => Player.enter(server, who, match, seat, 0, true)));
  const watcher = await Player.enter(server, null, match, null, 0, true);
  await playSome(players, 12);
  await watcher.ask({ t: 'ping' });
  for (const [i, { items }] of [...players, watcher].entries()) {
    const seat = i < players.length ? i : null;
    const { body } = await (guests[i] ?? guests[0]).get<{ match: Summary; seat: number | null; items: Item[] }>(
      `/api/matches/${match}/file${seat === null ? '' : `?seat=${seat}`}`,
    );
    expect(body).toMatchObject({ seat, match: { id: match, secret: null } });
    expect(body.items).toEqual(items);
  }
  expect(players[0].items).not.toEqual(players[1].items);
});

test('the course counts what its seat was told: an answer by order is an item for that seat alone', async () => {
  const match = await started(guests, { game: 'example' });
  const [ann, bob] = await Promise.all(guests.map((who, seat) => Player.enter(server, who, match, seat, 0, true)));
  await ann.ask({ t: 'orders', orders: [{ ask: ann.table?.ask?.key ?? '', move: 'lantern 4' }] });
  await bob.move('lantern 1');
  await ann.until(() => ann.table?.awaited.length === 1);
  const last = async (eyes: string) =>
    (await guests[0].get<Course>(`/api/matches/${match}/course${eyes}`)).body.turns.at(-1)?.n;
  expect(await last('?seat=0')).toBe(ann.n);
  expect(await last('')).toBe(ann.n - 1);
});
