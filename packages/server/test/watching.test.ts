import type { MatchList } from '@insula/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MatchRow, Store } from '../src/store/store.ts';
import { type Guest, guest, Player, type Running, running, started } from './client.ts';

let server: Running;
let guests: Guest[];
let store: Store;
beforeEach(async () => {
  server = await running({ TOGETHER: '0' }, (kept) => {
    store = kept;
    return kept;
  });
  guests = await Promise.all(['Ann', 'Bob', 'Cid'].map((name) => guest(server, name)));
});
afterEach(async () => {
  vi.useRealTimers();
  await server.stop();
});

test('only the host closes a table, before the start, and then it is gone', async () => {
  const [ann, bob] = guests;
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { match } = (await ann.post('/api/matches', { game: 'room-share', listed: true, seats })).body;
  const close = (who: Guest, id: string) => who.post<{ code: string }>(`/api/matches/${id}/close`, {});
  expect((await close(bob, match.id)).body.code).toBe('not-host');
  const waiting = await Player.enter(server, ann, match.id, 0);
  expect((await close(ann, match.id)).status).toBe(200);
  await waiting.until(() => waiting.closed !== null);
  expect((await ann.get(`/api/matches/${match.id}`)).status).toBe(404);
  expect((await bob.get<MatchList>('/api/matches')).body.matches).toEqual([]);
  const begun = await started([ann, bob], { game: 'room-share' });
  expect((await close(ann, begun)).body.code).toBe('not-open');
});

test.each([
  ['landlord', 'money', 1],
  ['landlord-second', 'money', 1],
  ['example', 'coins', 1],
  ['raja', 'gold', null],
])('a public match of %s says in which round it is, as soon as one has begun', async (game, what, round) => {
  const [ann, bob, cid] = guests;
  const match = await started([ann, bob], { game, listed: true });
  const { matches } = (await cid.get<MatchList>('/api/matches?which=live')).body;
  expect(matches).toMatchObject([{ match: { id: match }, standing: { what, round } }]);
});

test('a list comes in pages, and every match is on one of them', async () => {
  const [ann, bob] = guests;
  const seats = [{ kind: 'me' }, { kind: 'me' }];
  const { body: made } = await ann.post('/api/matches', { game: 'room-share', seats });
  const row = (await store.match(made.match.id)) as MatchRow;
  // Three of every moment, so that pages end in the middle of one.
  const others = Array.from({ length: 119 }, (_, i) => ({ id: `other-${i}`, created: row.created - Math.floor(i / 3) }));
  const rows = others.map((other) => ({ ...row, ...other, head: JSON.stringify({ ...JSON.parse(row.head), ...other }) }));
  await store.commit(rows.map((other) => ({ put: 'match', row: other })));
  const ids = [row, ...others].map(({ id }) => id);
  const listed: string[] = [];
  for (let next: number | null = Number.MAX_SAFE_INTEGER; next !== null && listed.length <= 120; ) {
    const { body }: { body: MatchList } = await ann.get(`/api/matches?which=present&before=${next}`);
    expect(body.matches.length).toBeLessThanOrEqual(50);
    listed.push(...body.matches.map(({ match }) => match.id));
    next = body.next;
  }
  expect(listed.length).toBe(120);
  expect(new Set(listed)).toEqual(new Set(ids));
  for (const which of ['present', 'past', 'open', 'live'])
    expect((await bob.get<MatchList>(`/api/matches?which=${which}`)).body).toEqual({ matches: [], next: null });
});

const DAYS = 3 * 86_400_000;

test('a public match says how it stands; when nobody has been there for long only its people find it', async () => {
  const [ann, bob, cid] = guests;
  const match = await started([ann, bob], { game: 'room-share', listed: true });
  const players = await Promise.all([ann, bob].map((who, seat) => Player.enter(server, who, match, seat)));
  const asked = players[0].table?.awaited[0] ?? 0;
  await players[asked].move(players[asked].table?.legal[0] ?? '');
  const live = async (who: Guest) => (await who.get<MatchList>('/api/matches?which=live')).body.matches;
  expect(await live(cid)).toMatchObject([{ match: { id: match }, standing: { what: 'points', values: [0, 0] } }]);
  for (const player of players) player.drop();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAYS });
  await server.restart();
  expect(await live(cid)).toEqual([]);
  const { matches } = (await ann.get<MatchList>('/api/matches?which=present')).body;
  expect(matches.map((each) => each.match.id)).toEqual([match]);
});
