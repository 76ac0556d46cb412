import type { Hint, Problem } from '@insula/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Guest, guest, Player, type Running, running, started } from './client.ts';

let server: Running;
beforeAll(async () => {
  server = await running({ TOGETHER: '0' });
});
afterAll(() => server.stop());

const hint = (who: Guest, match: string, seat: number) => who.post<Hint & Problem>(`/api/matches/${match}/hint`, { seat });

/** Ada against a bot, and at her turn. It begins with a choice of both (E-10): the bot's would arrive whenever it likes. */
async function alone(): Promise<{ ada: Guest; match: string; player: Player }> {
  const ada = await guest(server, 'Ada');
  const match = await started([ada], { game: 'example', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
  const player = await Player.enter(server, ada, match, 0);
  await player.move(player.table!.legal[0]);
  await player.until(() => String(player.table!.awaited) === '0' && player.table!.legal.length > 1);
  return { ada, match, player };
}

test('against bots alone: two legal moves of the decision, the better one first, and nothing happens', async () => {
  const { ada, match, player } = await alone();
  const watcher = await Player.enter(server, null, match, null);
  const { legal, decision } = player.table!;
  const [told, seen] = [player.received.length, watcher.received.length];
  const { status, body } = await hint(ada, match, 0);
  expect(status).toBe(200);
  expect(body.decision).toBe(decision);
  expect(body.moves.length).toBe(2);
  for (const { move, chance, error } of body.moves) {
    expect(legal).toContain(move);
    expect(chance >= 0 && chance <= 1 && error >= 0 && error < 0.5).toBe(true);
  }
  expect([player.received.length, watcher.received.length]).toEqual([told, seen]);
  expect(await player.move(body.moves[0].move)).toMatchObject({ t: 'ack' });
});

test('never in a match between people, whoever else sits there', async () => {
  const [ada, bea] = [await guest(server, 'Ada'), await guest(server, 'Bea')];
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'random' }];
  const match = await started([ada, bea], { game: 'example', seats });
  expect(await hint(ada, match, 0)).toMatchObject({ status: 409, body: { code: 'no-hint' } });
  const shared = await started([ada], { game: 'example', seats: [{ kind: 'me' }, { kind: 'me', name: 'Bo' }] });
  expect(await hint(ada, shared, 0)).toMatchObject({ status: 409, body: { code: 'no-hint' } });
});

test('never for somebody else’s seat, and once at a time', async () => {
  const { ada, match } = await alone();
  const eve = await guest(server, 'Eve');
  expect(await hint(eve, match, 0)).toMatchObject({ status: 403, body: { code: 'not-yours' } });
  expect(await hint(ada, match, 1)).toMatchObject({ status: 403, body: { code: 'not-yours' } });
  expect(await hint(ada, match, 5)).toMatchObject({ status: 409, body: { code: 'no-seat' } });
  const answers = await Promise.all(Array.from({ length: 3 }, () => hint(ada, match, 0)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
});

test('whoever asks again and again is asked to wait', async () => {
  const { ada, match } = await alone();
  const codes = [];
  for (let i = 0; i < 25; i++) codes.push((await hint(ada, match, 7)).status);
  expect(codes).toContain(429);
});
