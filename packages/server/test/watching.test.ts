import type { MatchList } from '@insula/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Guest, guest, Player, type Running, running, started } from './client.ts';

let server: Running;
let guests: Guest[];
beforeEach(async () => {
  server = await running({ TOGETHER: '0' });
  guests = await Promise.all(['Ann', 'Bob', 'Cid'].map((name) => guest(server, name)));
});
afterEach(async () => {
  vi.useRealTimers();
  await server.stop();
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
