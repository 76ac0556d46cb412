import { PROTOCOL, type ServerMessage } from '@insula/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Guest, guest, Player, type Running, running, started } from './client.ts';

let server: Running;
let guests: Guest[];
let match: string;
beforeEach(async () => {
  // Long enough for whole turns.
  server = await running({ TOGETHER: '700' });
  guests = await Promise.all([0, 1].map((i) => guest(server, `Person ${i}`)));
  match = await started(guests, { game: 'room-share', options: { duel: true } });
});
afterEach(() => server.stop());

const newsOf = ({ received }: Player) =>
  received.map((text) => JSON.parse(text) as ServerMessage).filter((message) => message.t === 'news');

/** The seat that is asked plays its first moves until another one is asked. Returns how many they were. */
async function playTurn(player: Player, seat: number): Promise<number> {
  let moves = 0;
  while (player.table?.awaited[0] === seat) {
    expect((await player.move(player.table.legal[0])).t).toBe('ack');
    moves++;
  }
  return moves;
}

/** Both seats at a turn of many small moves; the one who is asked first. */
async function atTurn(): Promise<[mover: Player, other: Player, seat: number]> {
  const players = await Promise.all(guests.map((who, seat) => Player.enter(server, who, match, seat)));
  await playTurn(players[0], 0);
  const seat = players[0].table?.awaited[0] ?? 0;
  await players[seat].until(() => players[seat].table?.awaited[0] === seat);
  return [players[seat], players[1 - seat], seat];
}

test('what asks nothing of a seat is told together, in order, as soon as it is asked again', async () => {
  const [mover, other, seat] = await atTurn();
  const before = { news: newsOf(other).length, n: other.n };
  expect(await playTurn(mover, seat)).toBeGreaterThan(1);
  await other.until(() => other.table?.awaited[0] === 1 - seat);
  expect(newsOf(other).length).toBe(before.news + 1);
  expect(other.n).toBe(mover.n);
  expect(other.items.map((item) => item.n)).toEqual(other.items.map((_, i) => i + 1));
  expect(newsOf(mover).length).toBeGreaterThan(1);
});

test('whoever asks something hears all there is at once', async () => {
  const [mover, other] = await atTurn();
  const { n } = other;
  await mover.move(mover.table?.legal[0] ?? '');
  await other.ask({ t: 'ping' });
  expect(other.n).toBeGreaterThan(n);
  expect(other.n).toBe(mover.n);
});

test('whoever only looks on hears it a little later, and nothing twice', async () => {
  const [mover] = await atTurn();
  const looking = await Player.enter(server, null, match, null);
  const { n } = looking;
  await mover.move(mover.table?.legal[0] ?? '');
  expect(looking.n).toBe(n);
  await looking.until(() => looking.n > n);
  expect(looking.items.map((item) => item.n)).toEqual(looking.items.map((_, i) => i + 1));
});

test('somebody who comes while news wait has them once', async () => {
  const [mover, other, seat] = await atTurn();
  await mover.move(mover.table?.legal[0] ?? '');
  const again = await Player.enter(server, guests[1 - seat], match, 1 - seat, other.n);
  expect(again.n).toBe(mover.n);
  await playTurn(mover, seat);
  await again.until(() => again.table?.awaited[0] === 1 - seat);
  await other.until(() => other.table?.awaited[0] === 1 - seat);
  for (const player of [again, other]) expect(player.n).toBe(mover.n);
  expect(other.items.map((item) => item.n)).toEqual(other.items.map((_, i) => i + 1));
  expect(new Set(again.items.map((item) => item.n)).size).toBe(again.items.length);
});

test('whoever comes while news wait for others sees the same table as they do in the end', async () => {
  const [mover, other, seat] = await atTurn();
  const partly = async (): Promise<Player> => {
    const player = await Player.connect(server, null);
    player.say({ t: 'hello', protocol: PROTOCOL, match, seat: null, since: 0, phrases: false, changes: true });
    await player.until(() => player.welcome !== null);
    return player;
  };
  const early = await partly();
  await mover.move(mover.table?.legal[0] ?? '');
  const late = await partly();
  await playTurn(mover, seat);
  await other.until(() => other.table?.awaited[0] === 1 - seat);
  for (const player of [early, late]) await player.until(() => player.n === mover.n);
  expect(put(late)).toEqual(put(early));
  expect(put(late)).toMatchObject({ phase: 'turn', flat: -1 });
});

/** The view of somebody who hears only what changed. */
function put({ received }: Player): object {
  let view = {};
  for (const text of received) {
    const message = JSON.parse(text) as ServerMessage;
    if (message.t === 'welcome' || message.t === 'news') view = { ...view, ...(message.table?.view as object) };
  }
  return view;
}
