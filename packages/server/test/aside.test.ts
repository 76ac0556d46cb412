import { PROTOCOL, type Problem } from '@insula/protocol';
import { openShelf } from '@insula/shelf';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listAside, tryAgain } from '../src/index.ts';
import { type Guest, guest, Player, type Running, running, started } from './client.ts';

const game = (await openShelf()).game('example');
let server: Running;
let guests: Guest[];
beforeEach(async () => {
  server = await running({ LOG: 'silent' });
  guests = await Promise.all(['Ann', 'Bob'].map((name) => guest(server, name)));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.stop();
});

const fault = (): never => {
  throw new Error('a planted fault');
};

/** Plays a move, and what follows from it. */
const moved = (player: Player): Promise<unknown> => player.move(player.table?.legal[0] ?? '');

async function hasMatch(id: string): Promise<number> {
  return (await guests[0].get(`/api/matches/${id}`)).status;
}

test.each([
  ['a request', 'play'],
  ['what is told', 'view'],
] as const)('a fault in %s ends that match alone, and a restart does not run into it', async (_, where) => {
  const [broken, other] = [await started(guests, { game: 'example' }), await started(guests, { game: 'room-share' })];
  const players = await Promise.all(guests.map((who, seat) => Player.enter(server, who, broken, seat)));
  const bystander = await Player.enter(server, guests[0], other, 0);
  const mover = players[players[0].table?.awaited[0] ?? 0];
  vi.spyOn(game, where).mockImplementation(fault);
  void moved(mover);
  for (const player of players) {
    await player.until(() => player.closed !== null);
    expect(player.received.some((text) => text.includes('"set-aside"'))).toBe(true);
  }
  expect((await bystander.ask({ t: 'ping' })).t).toBe('ack');
  expect(bystander.closed).toBeNull();
  await server.restart();
  expect([await hasMatch(broken), await hasMatch(other)]).toEqual([503, 200]);
  expect(listAside(server.data)).toMatchObject([{ match: broken, why: expect.stringContaining('a planted fault') }]);
  // Once it is mended, it goes on where it was.
  vi.restoreAllMocks();
  tryAgain(server.data, broken);
  const back = await Player.enter(server, guests[0], broken, 0);
  expect(back.table?.awaited.length).toBeGreaterThan(0);
});

test.each([
  ['is done', 'setup'],
  ['is told', 'view'],
] as const)('whoever asks for what ends a match when it %s hears so at once', async (_, where) => {
  const [ann, bob] = guests;
  const { body } = await ann.post('/api/matches', { game: 'example', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const at = `/api/matches/${body.match.id}`;
  await bob.post(`${at}/join`, { seat: 1 });
  const player = await Player.enter(server, bob, body.match.id, 1);
  vi.spyOn(game, where).mockImplementation(fault);
  expect((await ann.post(`${at}/start`, {})).status).toBe(503);
  await player.until(() => player.closed !== null);
  expect((await ann.post<Problem>(`${at}/start`, {})).body.code).toBe('set-aside');
});

test('whoever comes to a match that ends by it is answered', async () => {
  const broken = await started(guests, { game: 'example', clock: { kind: 'days', days: 1 } });
  const player = await Player.connect(server, guests[0]);
  vi.spyOn(game, 'window').mockImplementation(fault);
  player.say({ t: 'hello', protocol: PROTOCOL, match: broken, seat: 0, since: 0, phrases: false });
  await player.until(() => player.received.length > 0);
  expect(player.received[0]).toContain('"unavailable"');
  expect(await hasMatch(broken)).toBe(503);
});

test('a match that cannot be loaded is set aside, and the others are there', async () => {
  const [broken, other] = [await started(guests, { game: 'example' }), await started(guests, { game: 'room-share' })];
  await server.restart(() => void vi.spyOn(game, 'setup').mockImplementation(fault));
  expect([await hasMatch(broken), await hasMatch(other)]).toEqual([503, 200]);
  expect(listAside(server.data)).toHaveLength(1);
});

test('a fault while a clock runs out ends that match alone', async () => {
  const broken = await started(guests, { game: 'example', clock: { kind: 'move', seconds: 1 } });
  const other = await started(guests, { game: 'room-share' });
  const player = await Player.enter(server, guests[0], broken, 0);
  const bystander = await Player.enter(server, guests[0], other, 0);
  vi.spyOn(game, 'view').mockImplementation(fault);
  await player.until(() => player.closed !== null);
  expect((await bystander.ask({ t: 'ping' })).t).toBe('ack');
  expect(listAside(server.data)).toMatchObject([{ match: broken }]);
});
