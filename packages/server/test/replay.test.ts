import type { Item, ServerMessage } from '@insula/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Guest, guest, Player, type Running, running, started } from './client.ts';
import { lottery } from './playing.ts';

let server: Running;
let guests: Guest[];
beforeEach(async () => {
  server = await running({ TOGETHER: '0' });
  guests = await Promise.all(['Ann', 'Bob'].map((name) => guest(server, name)));
});
afterEach(() => server.stop());

interface Replayed {
  readonly n: number;
  readonly of: number;
  readonly item: Item | null;
  readonly view: unknown;
}

/** How the table looked to somebody after each piece of news. */
const pictures = ({ received }: Player): { n: number; view: unknown }[] =>
  received
    .map((text) => JSON.parse(text) as ServerMessage)
    .flatMap((message) => (message.t === 'news' ? [{ n: message.n, view: message.table.view }] : []));

async function playSome(players: readonly Player[], moves: number): Promise<void> {
  const random = lottery(11);
  for (let i = 0; i < moves; i++) {
    const seat = players.findIndex(({ table }, own) => table?.awaited.includes(own) && table.answer === undefined);
    const { table } = players[seat];
    const legal = table?.legal ?? [];
    expect((await players[seat].move(legal[Math.floor(random() * legal.length)])).t).toBe('ack');
    for (const player of players) await player.ask({ t: 'ping' });
  }
}

test('a moment of the past is shown as it was then, to a seat and to whoever looks on', async () => {
  const match = await started(guests, { game: 'example' });
  const players = await Promise.all(guests.map((who, seat) => Player.enter(server, who, match, seat)));
  const watcher = await Player.enter(server, null, match, null);
  const begun = [...players, watcher].map(({ welcome }) => welcome?.table?.view);
  await playSome(players, 16);
  await watcher.ask({ t: 'ping' });
  for (const [i, player] of [...players, watcher].entries()) {
    const who = guests[i] ?? guests[0];
    const seat = i < players.length ? `seat=${i}&` : '';
    const at = async (n: number) => (await who.get<Replayed>(`/api/matches/${match}/replay?${seat}n=${n}`)).body;
    expect(await at(0)).toEqual({ n: 0, of: player.n, item: null, view: begun[i] });
    const seen = new Map(pictures(player).map(({ n, view }) => [n, view]));
    expect(seen.size).toBeGreaterThan(8);
    for (const [n, view] of seen) if (n > 0) expect(await at(n)).toMatchObject({ n, of: player.n, view, item: { n } });
    expect((await who.get(`/api/matches/${match}/replay?${seat}n=${player.n + 1}`)).status).toBe(409);
  }
});

test('the items of a replay are those that were told', async () => {
  const match = await started(guests, { game: 'example' });
  const players = await Promise.all(guests.map((who, seat) => Player.enter(server, who, match, seat)));
  await playSome(players, 8);
  for (const item of players[1].items) {
    const { body } = await guests[1].get<Replayed>(`/api/matches/${match}/replay?seat=1&n=${item.n}`);
    expect(body.item).toMatchObject(JSON.parse(JSON.stringify(item)));
  }
});

test('what was taken back is in the past as it was, and gone after it', async () => {
  const match = await started(guests, { game: 'raja' });
  const players = await Promise.all(guests.map((who, seat) => Player.enter(server, who, match, seat)));
  const seat = players[0].table?.awaited[0] ?? 0;
  const mover = players[seat];
  const at = async (n: number) =>
    (await guests[seat].get<Replayed>(`/api/matches/${match}/replay?seat=${seat}&n=${n}`)).body;
  await mover.move(mover.table?.legal[0] ?? '');
  await mover.ask({ t: 'ping' });
  const { n } = mover;
  expect((await mover.ask({ t: 'undo', decision: mover.table?.decision ?? 0 })).t).toBe('ack');
  await mover.until(() => mover.n === n + 1);
  const [start, then, now] = [await at(0), await at(n), await at(n + 1)];
  expect(now.view).toEqual(start.view);
  expect(then.view).not.toEqual(start.view);
  expect(now.item).toMatchObject({ kind: 'undo', seat, from: 1 });
});
