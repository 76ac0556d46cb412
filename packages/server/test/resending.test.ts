import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Guest, guest, Player, type Running, running, started } from './client.ts';

let server: Running;
let guests: Guest[];
beforeEach(async () => {
  server = await running();
  guests = await Promise.all(['Ann', 'Bob'].map((name) => guest(server, name)));
});
afterEach(() => server.stop());

test('an answer that waits for the others is there after a restart, and sent again it is answered', async () => {
  const match = await started(guests, { game: 'example' });
  const ann = await Player.enter(server, guests[0], match, 0);
  const answer = { t: 'move' as const, decision: ann.table?.decision ?? 0, moves: ['lantern 3'] };
  expect((await ann.ask(answer, 'same')).t).toBe('ack');
  await server.restart();
  const back = await Player.enter(server, guests[0], match, 0);
  expect(back.table?.answer).toEqual(['lantern 3']);
  expect((await back.ask(answer, 'same')).t).toBe('ack');
  const bob = await Player.enter(server, guests[1], match, 1);
  await bob.move('lantern 3');
  await bob.until(() => bob.table?.awaited.length === 1);
  const events = bob.items.flatMap((item) => (item.kind === 'event' ? [item.event] : []));
  expect(events).toContainEqual({ is: 'lanterns', picks: [3, 3] });
});

test('an answer that was withdrawn is gone, also after a restart', async () => {
  const match = await started(guests, { game: 'example' });
  const ann = await Player.enter(server, guests[0], match, 0);
  await ann.move('lantern 3');
  await ann.until(() => ann.table?.answer !== undefined);
  expect((await ann.ask({ t: 'withdraw', decision: ann.table?.decision ?? 0 })).t).toBe('ack');
  await server.restart();
  const back = await Player.enter(server, guests[0], match, 0);
  expect(back.table?.answer).toBeUndefined();
});

test('what was done and taken back is not done again, though it is sent again after a restart', async () => {
  const match = await started(guests, { game: 'raja' });
  const players = await Promise.all(guests.map((who, seat) => Player.enter(server, who, match, seat)));
  const seat = players[0].table?.awaited[0] ?? 0;
  const mover = players[seat];
  const move = { t: 'move' as const, decision: mover.table?.decision ?? 0, moves: [mover.table?.legal[0] ?? ''] };
  expect((await mover.ask(move, 'same')).t).toBe('ack');
  await mover.ask({ t: 'ping' });
  expect((await mover.ask({ t: 'undo', decision: mover.table?.decision ?? 0 }, 'back')).t).toBe('ack');
  await mover.ask({ t: 'ping' });
  const { n } = mover;
  await server.restart();
  const back = await Player.enter(server, guests[seat], match, seat);
  expect([back.n, back.welcome?.last]).toEqual([n, 'back']);
  for (const [request, id] of [
    [move, 'same'],
    [{ t: 'undo' as const, decision: mover.table?.decision ?? 0 }, 'back'],
  ] as const)
    expect((await back.ask(request, id)).t).toBe('ack');
  expect(back.n).toBe(n);
});

test('an id of one seat means nothing in another', async () => {
  const match = await started(guests, { game: 'example' });
  const players = await Promise.all(guests.map((who, seat) => Player.enter(server, who, match, seat)));
  for (const player of players)
    expect((await player.ask({ t: 'move', decision: player.table?.decision ?? 0, moves: ['lantern 1'] }, 'same')).t).toBe(
      'ack',
    );
  await players[0].until(() => players[0].table?.awaited.length === 1);
});
