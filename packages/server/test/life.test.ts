import type { Item, MatchList, Summary, YourMatch } from '@insula/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Guest, guest, Player, type Running, running, started } from './client.ts';
import { lottery, playOut } from './playing.ts';

let server: Running;
let guests: Guest[];
beforeEach(async () => {
  server = await running();
  guests = await Promise.all([0, 1, 2].map((i) => guest(server, `Person ${i}`)));
});
afterEach(() => server.stop());

const seatsOf = (match: string, count = 2): Promise<Player[]> =>
  Promise.all(guests.slice(0, count).map((who, seat) => Player.enter(server, who, match, seat)));

const lanterns = (players: readonly Player[]) =>
  Promise.all(players.map((player, i) => player.move(`lantern ${1 + (i % 4)}`)));
const isAsked = (player: Player, seat: number) => () =>
  player.table?.awaited.length === 1 && player.table.awaited[0] === seat;
const kinds = (items: readonly Item[]) => items.map((item) => item.kind);

test('a secret answer is kept, shown to its seat alone, and may be withdrawn until the last one arrives', async () => {
  const match = await started(guests.slice(0, 2), { game: 'example' });
  const [a, b] = await seatsOf(match);
  // By then whatever their coming in has brought is there, also where it comes from another process.
  await b.ask({ t: 'ping' });
  const heard = b.received.length;
  expect((await a.move('lantern 3')).t).toBe('ack');
  await a.until(() => a.table?.answer?.[0] === 'lantern 3');
  expect((await b.ask({ t: 'ping' })).t).toBe('ack');
  // Nothing but the answer to its own ping.
  expect(b.received.length).toBe(heard + 1);
  // Nor is there a trace of it in what is said of the match: both seem to be waited for.
  const said = (await guests[1].get<YourMatch>(`/api/matches/${match}`)).body;
  const listed = (await guests[1].get<MatchList>('/api/matches?which=present')).body.matches;
  expect([said, ...listed].map(({ awaited }) => awaited)).toEqual([
    [0, 1],
    [0, 1],
  ]);
  expect((await a.ask({ t: 'withdraw', decision: a.table?.decision ?? 0 })).t).toBe('ack');
  await a.until(() => a.table?.answer === undefined);
  expect(await a.ask({ t: 'withdraw', decision: a.table?.decision ?? 0 })).toMatchObject({ code: 'nothing-to-withdraw' });
  await a.move('lantern 1');
  await b.move('lantern 1');
  await a.until(isAsked(a, 0));
  expect(a.items.filter((item) => item.kind === 'event' && (item.event as { is: string }).is === 'lanterns')).toMatchObject([
    { event: { picks: [1, 1] } },
  ]);
});

test('a move sent again is answered and not played twice; a move for another decision is stale', async () => {
  const match = await started(guests.slice(0, 2), { game: 'example' });
  const [a, b] = await seatsOf(match);
  await lanterns([a, b]);
  await a.until(isAsked(a, 0));
  const decision = a.table?.decision ?? 0;
  const move = { t: 'move' as const, decision, moves: ['rest'] };
  expect((await a.ask(move, 'same')).t).toBe('ack');
  const { n } = a;
  expect((await a.ask(move, 'same')).t).toBe('ack');
  expect(await a.ask(move, 'other')).toMatchObject({ t: 'refused', rule: null, code: 'stale' });
  for (const t of ['undo', 'withdraw'] as const)
    expect(await a.ask({ t, decision: 1_000_000 })).toMatchObject({ t: 'refused', rule: null, code: 'stale' });
  for (const ask of ['one', 'two', 'three']) await a.ask({ t: 'orders', orders: [{ ask, move: 'rest' }] });
  // What is asked only to hear that somebody is there pushes nothing out of what is remembered.
  for (let i = 0; i < 80; i++) await a.ask({ t: 'ping' });
  expect((await a.ask(move, 'same')).t).toBe('ack');
  expect(a.n).toBe(n);
  // Also after a reconnect and after a restart.
  a.drop();
  const again = await Player.enter(server, guests[0], match, 0, n);
  expect(again.items).toEqual([]);
  expect((await again.ask(move, 'same')).t).toBe('ack');
  await server.restart();
  const later = await Player.enter(server, guests[0], match, 0, n);
  expect(later.welcome?.last).toBe('same');
  expect((await later.ask(move, 'same')).t).toBe('ack');
  expect(later.n).toBe(n);
});

test('what the rules refuse cites a clause; what cannot be read is no move; a chain is all or nothing', async () => {
  const match = await started(guests.slice(0, 2), { game: 'example' });
  const [a, b] = await seatsOf(match);
  expect(await a.move('rest')).toMatchObject({ t: 'refused', rule: expect.stringMatching(/^E-\d+$/), move: 0 });
  expect(await a.move('fly to the moon')).toMatchObject({ t: 'refused', rule: null, code: 'no-move' });
  await lanterns([a, b]);
  await a.until(isAsked(a, 0));
  const { n } = a;
  expect(await a.move('rest', 'rest')).toMatchObject({ t: 'refused', move: 1 });
  expect(a.n).toBe(n);
  expect(await b.move('rest')).toMatchObject({ t: 'refused', rule: 'E-12' });
});

test('whoever comes back gets exactly what was missed', async () => {
  const match = await started(guests.slice(0, 2), { game: 'example', options: { rounds: 2 } });
  const [a, b] = await seatsOf(match);
  await lanterns([a, b]);
  await a.until(isAsked(a, 0));
  const seen = a.n;
  a.drop();
  const back = await Player.enter(server, guests[0], match, 0, seen);
  await back.move('rest');
  await b.until(isAsked(b, 1));
  await b.move('rest');
  await back.until(() => back.table?.awaited.length === 2);
  const whole = await Player.enter(server, guests[0], match, 0, 0);
  expect(whole.items).toEqual([...a.items, ...back.items]);
  await server.restart();
  const later = await Player.enter(server, guests[0], match, 0, 0);
  expect(later.items).toEqual(whole.items);
  expect(later.table?.view).toEqual(whole.table?.view);
});

test('undo goes back to what showed something or to another answer, and further only by consent', async () => {
  const match = await started(guests.slice(0, 2), { game: 'example' });
  const [a, b] = await seatsOf(match);
  const decision = (player: Player) => player.table?.decision ?? 0;
  expect(await a.ask({ t: 'undo', decision: decision(a) })).toMatchObject({ code: 'nothing-to-undo' });
  await lanterns([a, b]);
  await a.until(isAsked(a, 0));
  expect(await a.ask({ t: 'undo', decision: decision(a) })).toMatchObject({ code: 'undo-needs-consent' });
  const before = a.table?.view;
  await a.move('rest');
  await a.until(isAsked(a, 1));
  if (a.table?.undo) {
    expect((await a.ask({ t: 'undo', decision: decision(a) })).t).toBe('ack');
    await a.until(isAsked(a, 0));
    await b.until(isAsked(b, 0));
    expect(a.table?.view).toEqual(before);
    expect(kinds(b.items)).toContain('undo');
    await a.move('rest');
  }
  await b.until(isAsked(b, 1));
  await b.move('rest');
  await a.until(() => a.table?.awaited.length === 2);
  expect(await a.ask({ t: 'undo', decision: decision(a) })).toMatchObject({ code: 'undo-needs-consent' });
  expect((await a.ask({ t: 'propose', what: 'undo' })).t).toBe('ack');
  await b.until(() => b.match?.proposals.length === 1);
  expect(b.match?.proposals).toEqual([{ what: 'undo', by: 0, yes: [0] }]);
  expect((await b.ask({ t: 'vote', what: 'undo', yes: true })).t).toBe('ack');
  await a.until(isAsked(a, 0));
  expect(a.table?.view).toEqual(before);
  const undone = a.items[a.items.length - 1];
  expect(undone).toMatchObject({ kind: 'undo', seat: 0 });
  // It goes on, also from the store.
  await server.restart();
  const again = await seatsOf(match);
  expect(again[0].table?.view).toEqual(before);
  await Promise.all(again.map((player, seat) => playOut(player, seat, lottery(seat))));
  expect((await guests[0].get(`/api/matches/${match}/file`)).status).toBe(200);
});

test('standing orders answer when their question is asked, and say so to their own seat alone', async () => {
  const match = await started(guests.slice(0, 2), { game: 'example' });
  const [a, b] = await seatsOf(match);
  const asked = await Player.enter(server, guests[1], match, 1, 0, true);
  const ask = asked.table?.ask?.key ?? '';
  expect((await b.ask({ t: 'orders', orders: [{ ask, move: 'lantern 4' }] })).t).toBe('ack');
  await b.until(() => b.table?.answer?.[0] === 'lantern 4');
  await a.move('lantern 2');
  await a.until(isAsked(a, 0));
  await b.ask({ t: 'ping' });
  expect(kinds(b.items).indexOf('order')).toBeGreaterThan(-1);
  expect(kinds(a.items)).not.toContain('order');
  // The same for whoever comes back.
  const again = await Player.enter(server, guests[1], match, 1);
  expect(again.items).toEqual(b.items);
  expect(await b.ask({ t: 'orders', orders: [{ ask, move: 'nonsense' }] })).toMatchObject({ code: 'no-move' });
});

test('a bot plays a seat to the end, and an abandoned one until its person returns', async () => {
  const [host] = guests;
  const { body } = await host.post('/api/matches', {
    game: 'example',
    options: { rounds: 3 },
    pause: 0,
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }, { kind: 'bot', level: 'random' }],
  });
  const { id } = body.match;
  await host.post(`/api/matches/${id}/start`, {});
  const me = await Player.enter(server, host, id, 0);
  expect((await me.ask({ t: 'leave' })).t).toBe('ack');
  await me.until(() => me.match?.seats[0].standIn === true);
  expect(me.match?.seats[0].brief).toBe(false);
  expect(await me.move('rest')).toMatchObject({ code: 'standing-in' });
  await me.until(() => me.items.length > 6);
  await me.ask({ t: 'return' });
  await me.until(() => me.match?.seats[0].standIn === false || me.match?.phase === 'over');
  await playOut(me, 0, lottery(3));
  expect(kinds(me.items)).toContain('takeover');
  expect(me.match?.outcome?.why).toBe('rules');
});

test('a seat whose time is up is played by a bot, and coming back takes it again', async () => {
  const match = await started(guests.slice(0, 2), { game: 'example', clock: { kind: 'move', seconds: 1 } });
  const [a] = await seatsOf(match);
  expect(a.table?.clocks?.map((clock) => clock.running)).toEqual([true, true]);
  await a.move('lantern 2');
  await a.until(() => a.match?.seats[1].standIn === true);
  // The bot plays this turn and no more.
  expect(a.match?.seats[1].brief).toBe(true);
  await a.until(() => kinds(a.items).includes('takeover'));
  const b = await Player.enter(server, guests[1], match, 1);
  expect(b.match?.seats[1].standIn).toBe(false);
  expect(kinds(b.items)).toContain('return');
});

test('resigning, ending by consent and playing again', async () => {
  const first = await started(guests.slice(0, 2), { game: 'example' });
  const [a, b] = await seatsOf(first);
  await b.ask({ t: 'resign' });
  await a.until(() => a.match?.phase === 'over');
  expect(a.match?.outcome).toMatchObject({ why: 'resignation', rank: [1, 2] });
  expect(a.match?.secret).toMatch(/^[0-9a-f]{64}$/);
  expect(await a.move('lantern 1')).toMatchObject({ code: 'not-playing' });
  await a.ask({ t: 'propose', what: 'rematch' });
  await b.ask({ t: 'propose', what: 'rematch' });
  await b.until(() => b.match?.rematch !== null);
  const next = b.match?.rematch ?? '';
  const { body } = await guests[1].get<{ match: Summary; yours: number[] }>(`/api/matches/${next}`);
  expect(body).toMatchObject({ yours: [0], match: { phase: 'open', secret: null } });
  await guests[0].post(`/api/matches/${next}/start`, {});
  const [c, d] = await Promise.all([Player.enter(server, guests[0], next, 1), Player.enter(server, guests[1], next, 0)]);
  await c.ask({ t: 'propose', what: 'end' });
  await d.until(() => d.match?.proposals.length === 1);
  await d.ask({ t: 'vote', what: 'end', yes: true });
  await d.until(() => d.match?.phase === 'over');
  expect(d.match?.outcome).toMatchObject({ why: 'consent', rank: null });
});

test('chat reaches everybody once, also when it is sent again', async () => {
  const match = await started(guests.slice(0, 2), { game: 'example' });
  const [a, b] = await seatsOf(match);
  await a.ask({ t: 'chat', text: 'Good evening' }, 'hi');
  await a.ask({ t: 'chat', text: 'Good evening' }, 'hi');
  await b.ask({ t: 'chat', text: 'Hello' });
  expect(b.received.filter((text) => text.includes('Good evening'))).toHaveLength(1);
  const late = await Player.enter(server, null, match, null);
  // Nothing else: what a line is known by would tell who says what under other names.
  expect(late.welcome?.chat).toEqual([
    { at: expect.any(Number), seat: 0, name: 'Person 0', text: 'Good evening' },
    { at: expect.any(Number), seat: 1, name: 'Person 1', text: 'Hello' },
  ]);
});
