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

const linesHeard = (player: Player): string[] =>
  player.received.flatMap((text) => {
    const message = JSON.parse(text);
    return message.t === 'chat' ? [message.line.text] : [];
  });

test('each seat of one person has ids of its own: what is said from both is heard twice', async () => {
  const seats = [{ kind: 'me' }, { kind: 'me', name: 'Amy' }];
  const { id } = (await guests[0].post('/api/matches', { game: 'example', seats })).body.match;
  const [ann, amy] = await Promise.all([0, 1].map((seat) => Player.enter(server, guests[0], id, seat)));
  for (const one of [ann, amy]) expect((await one.ask({ t: 'chat', text: 'Hello' }, 'l1')).t).toBe('ack');
  expect((await ann.ask({ t: 'chat', text: 'How are you?' }, 'l2')).t).toBe('ack');
  expect((await amy.ask({ t: 'chat', text: 'Fine' }, 'l2')).t).toBe('ack');
  const said = (await Player.enter(server, null, id, null)).welcome?.chat.map(({ name, text }) => [name, text]);
  expect(said).toEqual([
    ['Ann', 'Hello'],
    ['Amy', 'Hello'],
    ['Ann', 'How are you?'],
    ['Amy', 'Fine'],
  ]);
});

test('a line sent again is said once, after a restart and by somebody without a cookie too', async () => {
  const match = await started(guests, { game: 'example' });
  const line = { t: 'chat' as const, text: 'Good evening' };
  const speakers = [
    [guests[0], 0],
    [guests[1], null],
    [null, null],
  ] as const;
  for (const [i, [who, seat]] of speakers.entries()) {
    const speaker = await Player.enter(server, who, match, seat);
    expect((await speaker.ask(line, `line-${i}`)).t).toBe('ack');
    speaker.drop();
  }
  for (const between of [async () => {}, server.restart]) {
    await between();
    const listener = await Player.enter(server, guests[1], match, 1);
    for (const [i, [who, seat]] of speakers.entries()) {
      const speaker = await Player.enter(server, who, match, seat);
      expect((await speaker.ask(line, `line-${i}`)).t).toBe('ack');
    }
    await listener.ask({ t: 'ping' });
    expect(linesHeard(listener)).toEqual([]);
  }
  const late = await Player.enter(server, null, match, null);
  expect(late.welcome?.chat).toHaveLength(3);
});

test('another line under an id that was used is refused and nobody hears it, however much was said since', async () => {
  const match = await started(guests, { game: 'example' });
  const listener = await Player.enter(server, guests[1], match, 1);
  const other = { t: 'chat' as const, text: 'Good night' };
  for (const who of [guests[0], null]) {
    const seat = who === null ? null : 0;
    const speaker = await Player.enter(server, who, match, seat);
    await speaker.ask({ t: 'chat', text: 'Good evening' }, 'same');
    expect(await speaker.ask(other, 'same')).toMatchObject({ t: 'refused', code: 'id-used' });
  }
  const ann = await Player.enter(server, guests[0], match, 0);
  for (let i = 0; i < 100; i++) await ann.ask({ t: 'chat', text: 'and so on' });
  expect(await ann.ask(other, 'same')).toMatchObject({ t: 'refused', code: 'id-used' });
  await server.restart();
  const back = await Player.enter(server, guests[0], match, 0);
  expect(await back.ask(other, 'same')).toMatchObject({ t: 'refused', code: 'id-used' });
  expect(linesHeard(listener)).not.toContain('Good night');
  expect(back.welcome?.chat.map(({ text }) => text)).not.toContain('Good night');
});
