import { PROTOCOL, type Problem, type YourMatch } from '@insula/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listAside } from '../src/index.ts';
import { storeIn } from '../src/store/copy.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { StoreTrouble } from '../src/store/trouble.ts';
import { type Guest, guest, Player, type Running, running, started } from './client.ts';

/** A disk that is full as long as this is set. */
let full = false;
/** A store that does not answer what is asked about the chat, and what is counted, as long as this is set. */
let silent = false;
/** As after a lease that has ended: whatever is made is kept, and perhaps somebody else's. */
let dead = false;
let server: Running;
let guests: Guest[];
beforeEach(async () => {
  full = false;
  silent = false;
  dead = false;
  const trouble = (): void => {
    if (silent) throw new StoreTrouble('', new Error('nobody answers'));
  };
  server = await running({ LOG: 'silent' }, (store) => ({
    ...store,
    hold: (match) => (dead ? null : store.hold(match)),
    async line(...asked) {
      trouble();
      return store.line(...asked);
    },
    async tally(whose) {
      trouble();
      return store.tally(whose);
    },
    commit(...parts) {
      if (full) throw new Error('the disk is full');
      return store.commit(...parts);
    },
  }));
  guests = await Promise.all(['Ann', 'Bob'].map((name) => guest(server, name)));
});
afterEach(() => server.stop());

/** Longer than the sweep takes to look for what is due. */
const SWEPT = 6_000;
const wanted = { game: 'example', seats: [{ kind: 'me' }, { kind: 'open' }], pause: 0 };

test('what could not be kept is not said to be done', async () => {
  const [ann, bob] = guests;
  const { body } = await ann.post('/api/matches', wanted);
  const path = `/api/matches/${body.match.id}`;
  full = true;
  for (const [who, where, what] of [
    [ann, '/api/matches', wanted],
    [bob, `${path}/join`, { seat: 1, seed: null }],
    [ann, `${path}/reseat`, { seat: 1, to: { kind: 'bot', level: 'greedy' } }],
  ] as const) {
    const answer = await who.post<Problem>(where, what);
    expect([where, answer.status, answer.body.code]).toEqual([where, 503, 'unavailable']);
  }
  full = false;
  const { body: now } = await ann.get<YourMatch>(path);
  expect(now.match.seats[1].kind).toBe('open');
});

test('a drawing never shows a move that was not kept', async () => {
  const match = await started(guests, { game: 'room-share', options: { duel: true } });
  const player = await Player.enter(server, guests[0], match, 0);
  const drawing = async () => (await guests[0].get<{ text: string }>(`/api/matches/${match}/drawing?seat=0`)).body.text;
  const before = await drawing();
  full = true;
  player.say({ t: 'move', id: 'm', decision: player.table?.decision ?? 0, moves: [player.table?.legal[0] ?? ''] });
  for (let i = 0; i < 20; i++) {
    const text = await drawing();
    if (text !== undefined) expect(text).toBe(before);
  }
  await player.until(() => player.closed !== null);
  full = false;
  expect(await drawing()).toBe(before);
});

test('a match that is made and perhaps another process’s own is looked up like any other', async () => {
  const [ann, bob] = guests;
  dead = true;
  expect((await ann.post('/api/matches', wanted)).status).toBe(503);
  dead = false;
  const { body } = await ann.get<{ matches: YourMatch[] }>('/api/matches?which=present');
  expect(body.matches).toHaveLength(1);
  expect((await bob.post(`/api/matches/${body.matches[0].match.id}/join`, { seat: 1 })).status).toBe(200);
});

test('a store that does not answer for a moment ends no match: whoever asked is sent away, and finds it as it was', async () => {
  const match = await started(guests, { game: 'example' });
  const bob = await Player.enter(server, guests[1], match, 1);
  await bob.ask({ t: 'resign' });
  for (const asked of [
    { t: 'chat', text: 'Hello' },
    { t: 'propose', what: 'rematch' },
  ] as const) {
    const ann = await Player.enter(server, guests[0], match, 0);
    silent = true;
    void ann.ask(asked);
    await ann.until(() => ann.closed !== null);
    silent = false;
    expect(ann.received.some((text) => text.includes('"set-aside"'))).toBe(false);
    const back = await Player.enter(server, guests[0], match, 0);
    expect((await back.ask(asked)).t).toBe('ack');
    back.drop();
  }
  expect(listAside(server.data)).toEqual([]);
});

test('whoever comes while nothing can be kept is turned away, and finds the match as it was', async () => {
  const match = await started(guests, { game: 'example' });
  const ann = await Player.enter(server, guests[0], match, 0);
  expect((await ann.ask({ t: 'leave' })).t).toBe('ack');
  full = true;
  const again = await Player.connect(server, guests[0]);
  again.say({ t: 'hello', protocol: PROTOCOL, match, seat: 0, since: 0, phrases: false });
  await again.until(() => again.received.some((text) => text.includes('"unavailable"')));
  expect(again.welcome).toBeNull();
  full = false;
  const back = await Player.enter(server, guests[0], match, 0);
  expect(back.match?.seats[0].standIn).toBe(false);
});

test('after a commit that failed bots go on by themselves', async () => {
  const { body } = await guests[0].post('/api/matches', {
    ...wanted,
    seats: [
      { kind: 'bot', level: 'random' },
      { kind: 'bot', level: 'random' },
    ],
  });
  full = false;
  await guests[0].post(`/api/matches/${body.match.id}/start`, { seed: null });
  full = true;
  await new Promise((resolve) => setTimeout(resolve, 300));
  full = false;
  const onlooker = await Player.enter(server, null, body.match.id, null);
  const { n } = onlooker;
  await onlooker.until(() => onlooker.n > n || onlooker.match?.phase === 'over');
});

test('a match of a game that is gone keeps nobody else from playing, though its clock is up', async () => {
  const match = await started(guests, { game: 'example', clock: { kind: 'move', seconds: 60 } });
  const other = await started(guests, { game: 'room-share', options: { duel: true } });
  await server.restart(() => {
    const store = openSqlite(storeIn(server.data));
    store.db.exec(
      `UPDATE matches SET due = 1, head = replace(head, '"game":"example"', '"game":"gone"') WHERE id = '${match}'`,
    );
    store.db.close();
  });
  await new Promise((resolve) => setTimeout(resolve, SWEPT));
  const player = await Player.enter(server, guests[0], other, 0);
  expect((await player.move(player.table?.legal[0] ?? '')).t).toBe('ack');
  expect((await guests[0].get(`/api/matches/${match}`)).status).toBe(404);
});
