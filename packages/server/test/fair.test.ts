import { commitmentTo, type MatchLog, replayToEnd } from '@insula/kernel';
import { readMatchFile, type YourMatch } from '@insula/protocol';
import { openShelf } from '@insula/shelf';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Guest, guest, Player, type Running, running } from './client.ts';

let server: Running;
let ann: Guest;
let bob: Guest;
let path: string;
beforeEach(async () => {
  server = await running();
  [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => guest(server, name)));
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { body } = await ann.post('/api/matches', { game: 'example', seats, pause: 0 });
  path = `/api/matches/${body.match.id}`;
});
afterEach(() => server.stop());

/** Ends it by consent, and returns its file. */
async function fileOf(): Promise<MatchLog> {
  const match = path.slice('/api/matches/'.length);
  const players = [await Player.enter(server, ann, match, 0), await Player.enter(server, bob, match, 1)];
  await players[0].ask({ t: 'propose', what: 'end' });
  await players[1].ask({ t: 'vote', what: 'end', yes: true });
  return readMatchFile((await ann.get(`${path}/file`)).body);
}

test('the server is bound before anybody adds to the shuffle, and everybody who added is in it', async () => {
  const { body: made } = await ann.get<YourMatch>(path);
  await bob.post(`${path}/join`, { seat: 1, seed: 'bob adds this' });
  await ann.post(`${path}/start`, { seed: 'ann adds that' });
  const file = await fileOf();
  expect(file.seed.commitment).toBe(made.match.commitment);
  expect(commitmentTo(file.seed.secret ?? '')).toBe(made.match.commitment);
  expect(file.seed.contributions).toEqual(['ann adds that', 'bob adds this']);
  const game = (await openShelf()).game('example');
  expect(replayToEnd(game, file).state).toBeDefined();
  const changed = { ...file, seed: { ...file.seed, contributions: ['ann adds that', 'somebody else'] } };
  expect(() => replayToEnd(game, changed)).toThrow();
});

test('what somebody adds is seen by nobody before the start, and neither is the secret', async () => {
  await bob.post(`${path}/join`, { seat: 1, seed: 'bob adds this' });
  const { body } = await ann.get<YourMatch>(path);
  expect(body.match.seats.map(({ contributed }) => contributed)).toEqual([false, true]);
  expect(JSON.stringify(body)).not.toContain('bob adds this');
  expect(body.match.secret).toBeNull();
  await ann.post(`${path}/start`, { seed: null });
  const { body: begun } = await bob.get<YourMatch>(path);
  expect(begun.match).toMatchObject({ phase: 'playing', secret: null, contributions: [null, 'bob adds this'] });
});

test('whoever stands up takes along what they added', async () => {
  await bob.post(`${path}/join`, { seat: 1, seed: 'bob adds this' });
  await bob.post(`${path}/leave`, { seat: 1 });
  const { body } = await ann.get<YourMatch>(path);
  expect(body.match.seats[1]).toMatchObject({ kind: 'open', contributed: false });
  await bob.post(`${path}/join`, { seat: 1, seed: null });
  await ann.post(`${path}/start`, { seed: null });
  expect((await fileOf()).seed.contributions).toEqual([null, null]);
});

test('what comes after the start is refused, not taken for a part of the shuffle', async () => {
  await bob.post(`${path}/join`, { seat: 1, seed: null });
  await ann.post(`${path}/start`, { seed: null });
  expect(await bob.post(`${path}/join`, { seat: 1, seed: 'too late' })).toMatchObject({
    status: 409,
    body: { code: 'not-open' },
  });
  expect((await bob.post(`${path}/join`, { seat: 1, seed: null })).status).toBe(200);
});
