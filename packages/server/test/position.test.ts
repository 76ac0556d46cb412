import { type MatchLog, type Options, type Position, readOptions, replayToEnd } from '@insula/kernel';
import { type Problem, readMatchFile, type YourMatch } from '@insula/protocol';
import { openShelf } from '@insula/shelf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Guest, guest, Player, type Running, running } from './client.ts';
import { lottery, playOut } from './playing.ts';

let server: Running;
let host: Guest;
beforeAll(async () => {
  server = await running({ TOGETHER: '0' });
  host = await guest(server, 'Livia');
});
afterAll(() => server.stop());

const shelf = await openShelf();

/** A moment in the middle of a match of two, as `locate` writes it. */
function middle(id: string, moves = 30, chosen: object = {}): Position {
  const game = shelf.game(id);
  const options = readOptions(game.options, chosen as Options);
  const state = game.setup(options, 2, [1, 2, 3, 4]);
  const random = lottery(5);
  const legal: unknown[] = [];
  for (let n = 0; n < moves; n++) {
    const seat = [0, 1].find((one) => (game.toAct(state) & (1 << one)) !== 0) ?? 0;
    const count = game.legal(state, seat, legal);
    game.play(state, seat, legal[Math.floor(random() * count)]);
  }
  return game.locate(state);
}

const made = (position: object, more: object = {}) =>
  host.post<YourMatch & Problem>('/api/matches', {
    game: (position as Position).game,
    seats: [{ kind: 'me' }, { kind: 'me' }],
    pause: 0,
    position,
    ...more,
  });

async function begun(position: Position): Promise<string> {
  const { status, body } = await made(position);
  expect([status, body.match.placed]).toEqual([200, true]);
  expect((await host.post(`/api/matches/${body.match.id}/start`, { seed: 'host' })).status).toBe(200);
  return body.match.id;
}

describe.each(shelf.games.map(({ id }) => id))('a match of %s that begins at a position', (id) => {
  test('shows each seat that moment, goes on, survives a restart, and its file verifies', async () => {
    const game = shelf.game(id);
    const position = middle(id);
    const match = await begun(position);
    let players = await Promise.all([0, 1].map((seat) => Player.enter(server, host, match, seat)));
    for (const [seat, player] of players.entries()) {
      expect(player.table?.view).toEqual(JSON.parse(JSON.stringify(game.view(game.place(position), seat))));
      expect(player.match?.placed).toBe(true);
    }
    const seat = players[0].table!.awaited[0];
    const view = players[1 - seat].table!.view;
    await players[seat].move(players[seat].table!.legal[0]);
    await server.restart();
    players = await Promise.all([0, 1].map((one) => Player.enter(server, host, match, one)));
    expect((await host.get<{ view: unknown }>(`/api/matches/${match}/replay?seat=${1 - seat}&n=0`)).body.view).toEqual(view);
    await Promise.all(players.map((player, one) => playOut(player, one, lottery(one + 1))));
    const { body } = await host.get<MatchLog>(`/api/matches/${match}/file`);
    expect(body).toMatchObject({ format: 2, position });
    expect(game.result(replayToEnd(game, readMatchFile(body)).state)?.rank).toEqual(players[0].match?.outcome?.rank);
    for (const player of players) player.drop();
  });
});

test('moves are taken back to the position, and not beyond it', async () => {
  const match = await begun(middle('room-share', 4, { duel: true }));
  const me = await Player.enter(server, host, match, 0);
  const other = await Player.enter(server, host, match, 1);
  const seat = me.table!.awaited[0];
  const player = [me, other][seat];
  const { view, legal } = player.table!;
  expect(await player.ask({ t: 'undo', decision: player.table!.decision })).toMatchObject({ t: 'refused' });
  expect(await player.move(legal[0])).toMatchObject({ t: 'ack' });
  await player.until(() => player.table?.undo === true);
  expect(await player.ask({ t: 'undo', decision: player.table!.decision })).toMatchObject({ t: 'ack' });
  await player.until(() => player.table?.undo === false);
  expect(player.table?.view).toEqual(view);
});

test('nonsense gets its sentence', async () => {
  const position = middle('room-share');
  const refused = async (wrong: object, more: object = {}) => {
    const { status, body } = await made(wrong, more);
    expect(status).toBe(400);
    return body.message;
  };
  expect(await refused({ ...position, seats: 7 })).toMatch(/seats/);
  expect(await refused({ ...position, turn: 'mauve' })).toMatch(/"turn" must be/);
  expect(await refused({ game: 'room-share' })).toMatch(/\.$/);
  expect(await refused(position, { options: { duel: true } })).toBe('A position says its own options: leave "options" out.');
  expect(await refused(position, { listed: true })).toBe(
    'A match that begins at a position is private: leave "listed" out.',
  );
  expect(await refused(position, { seats: [{ kind: 'me' }, { kind: 'me' }, { kind: 'me' }] })).toBe(
    'The position has 2 seats, and "seats" has 3: the two must be the same.',
  );
  expect(await refused(position, { game: 'raja' })).toMatch(/raja/);
});

test('a file whose position was changed afterwards does not verify', async () => {
  const match = await begun(middle('example'));
  const players = await Promise.all([0, 1].map((seat) => Player.enter(server, host, match, seat)));
  await Promise.all(players.map((player, seat) => playOut(player, seat, lottery(seat + 1))));
  const { body } = await host.get<MatchLog>(`/api/matches/${match}/file`);
  const log = readMatchFile({ ...body, position: { ...(body as { position?: Position }).position, seed: [9, 9, 9, 9] } });
  expect(() => replayToEnd(shelf.game('example'), log)).toThrow(/Entry 1 is wrong/);
});
