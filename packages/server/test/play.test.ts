import { type AnyGame, type MatchLog, replayToEnd } from '@insula/kernel';
import { readMatchFile } from '@insula/protocol';
import { openShelf, seatCounts } from '@insula/shelf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { guest, Player, type Running, running, started } from './client.ts';
import { lottery, playOut } from './playing.ts';

let server: Running;
beforeAll(async () => {
  server = await running();
});
afterAll(() => server.stop());

const { games } = await openShelf();

function fewestAndMost(game: AnyGame): number[] {
  const counts = seatCounts(game);
  return [...new Set([counts[0], counts[counts.length - 1]])];
}

/** With more than two seats the classic edition takes thousands of moves at random, most of them offers: then it ends
 *  earlier. Two play it as it is. */
const optionsFor = (id: string, seats: number): object =>
  id === 'landlord' && seats > 2 ? { end: 'rounds', rounds: 3 } : {};

describe.each(games.map((game) => [game.id, game] as const))('%s', { timeout: 180_000 }, (id, game) => {
  test.each(fewestAndMost(game))('a whole match of %i people over the wire, and its file replays', async (seats) => {
    const guests = await Promise.all(Array.from({ length: seats }, (_, i) => guest(server, `Person ${i}`)));
    const match = await started(guests, { game: id, options: optionsFor(id, seats) });
    const players = await Promise.all(guests.map((who, seat) => Player.enter(server, who, match, seat)));
    const watcher = await Player.enter(server, null, match, null);
    await Promise.all(players.map((player, seat) => playOut(player, seat, lottery(seat + 7 * seats))));
    await watcher.until(() => watcher.match?.phase === 'over');
    expect(watcher.match?.outcome?.why).toBe('rules');
    for (const player of [...players, watcher]) {
      expect(player.items.map((item) => item.n)).toEqual(player.items.map((_, i) => i + 1));
      player.drop();
    }
    const { body } = await guests[0].get<MatchLog>(`/api/matches/${match}/file`);
    const { state } = replayToEnd(game, readMatchFile(body));
    expect(game.result(state)?.rank).toEqual(watcher.match?.outcome?.rank);
    expect(body.seed.contributions[0]).toBe('the host');
    const drawing = await guests[1].get<{ text: string }>(`/api/matches/${match}/drawing?seat=1`);
    expect(drawing.body.text).toBe(game.draw(game.view(state, 1)));
  });

  const most = Math.min(5, Math.max(...seatCounts(game)));
  test.runIf(most > 2)('a whole match of two seats at one device, a friend and bots', async () => {
    const [host, friend] = await Promise.all(['Host', 'Friend'].map((name) => guest(server, name)));
    const bots = Array.from({ length: most - 3 }, (_, i) => ({
      kind: 'bot',
      level: i === 0 ? 'greedy' : 'random',
    }));
    const seats = [{ kind: 'me' }, { kind: 'me' }, { kind: 'open' }, ...bots];
    const { body: made } = await host.post('/api/matches', { game: id, options: optionsFor(id, most), seats, pause: 0 });
    const match = made.match.id;
    await friend.post(`/api/matches/${match}/join`, { seat: 2, seed: 'friend' });
    expect((await host.post(`/api/matches/${match}/start`, { seed: 'host' })).status).toBe(200);
    const players = await Promise.all(
      [host, host, friend].map((who, seat) => Player.enter(server, who, match, seat, 0, seat === 0)),
    );
    await Promise.all(players.map((player, seat) => playOut(player, seat, lottery(seat + 3))));
    expect(players[0].match?.outcome?.why).toBe('rules');
    const { body } = await friend.get<MatchLog>(`/api/matches/${match}/file`);
    expect(game.result(replayToEnd(game, readMatchFile(body)).state)?.rank).toEqual(players[0].match?.outcome?.rank);
    expect(new Set(body.entries.map((entry) => entry.by))).toEqual(
      new Set(bots.length > 0 ? ['person', 'bot'] : ['person']),
    );
    for (const player of players) player.drop();
  });
});
