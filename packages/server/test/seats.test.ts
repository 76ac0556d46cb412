import type { Socket } from 'node:net';
import { PROTOCOL, type YourMatch } from '@insula/protocol';
import { openShelf } from '@insula/shelf';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { headChange } from '../src/match/record.ts';
import { joinMatch, reseat } from '../src/match/setup.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { nearby } from '../src/updates/listener.ts';
import { type Guest, guest, Player, type Running, running, started } from './client.ts';
import { headOf, hosted, quietAfter, quietMatches } from './quiet.ts';
import { rawSocket, textFrame } from './raw.ts';

let server: Running;
let guests: Guest[];
beforeEach(async () => {
  server = await running();
  guests = await Promise.all(['Ann', 'Bob', 'Cat'].map((name) => guest(server, name)));
});
afterEach(() => server.stop());

async function openMatch(): Promise<string> {
  const [host, bob] = guests;
  const { body } = await host.post('/api/matches', { game: 'example', seats: [{ kind: 'me' }, { kind: 'open' }], pause: 0 });
  await bob.post(`/api/matches/${body.match.id}/join`, { seat: 1, seed: null });
  return body.match.id;
}

/** A socket that does not hang up when the other end does. */
async function deaf(who: Guest): Promise<{ socket: Socket; say(message: object): void }> {
  const socket = await rawSocket(server, who);
  socket.resume();
  return { socket, say: (message) => void socket.write(textFrame(message)) };
}

test('a socket thrown off its seat does nothing more there, though it does not hang up', async () => {
  const match = await openMatch();
  const [ann, bob, cat] = guests;
  const line = await deaf(bob);
  line.say({ t: 'hello', protocol: PROTOCOL, match, seat: 1, since: 0, phrases: false });
  const host = await Player.enter(server, ann, match, 0);
  await host.until(() => host.match?.seats[1].present === true);
  await ann.post(`/api/matches/${match}/reseat`, { seat: 1, to: { kind: 'open' } });
  await cat.post(`/api/matches/${match}/join`, { seat: 1, seed: null });
  await ann.post(`/api/matches/${match}/start`, { seed: null });
  line.say({ t: 'chat', id: 'c', text: 'I am Cat' });
  line.say({ t: 'resign', id: 'r' });
  await host.until(() => host.table !== null);
  for (let i = 0; i < 3; i++) expect((await host.ask({ t: 'ping' })).t).toBe('ack');
  expect(host.match).toMatchObject({ phase: 'playing', seats: [{}, { name: 'Cat', resigned: false }] });
  expect(host.received.filter((text) => text.includes('I am Cat'))).toEqual([]);
  line.socket.destroy();
});

test('a server stops though somebody does not hang up', async () => {
  const match = await openMatch();
  const line = await deaf(guests[1]);
  line.say({ t: 'hello', protocol: PROTOCOL, match, seat: 1, since: 0, phrases: false });
  const begun = performance.now();
  await server.restart();
  expect(performance.now() - begun).toBeLessThan(10_000);
  line.socket.destroy();
});

test('what somebody asked and still waits when their seat is given away is not done', async () => {
  const store = openSqlite(':memory:');
  const matches = await quietMatches(
    store,
    await openShelf(),
    () => nearby({ seat: 0, person: false, send() {} }),
    () => 1,
  );
  const [host, other] = ['host', 'other'].map((id) => ({ id, name: id }));
  const room = await hosted(matches, host, 'example', [{ kind: 'me' }, { kind: 'open' }]);
  await matches.change(room, (turn) => joinMatch(turn, other, 1, null));
  const listener = nearby({ seat: 1, person: true, send() {} });
  const hello = {
    t: 'hello' as const,
    protocol: PROTOCOL,
    match: room.match.head.id,
    seat: 1,
    since: 0,
    phrases: false,
    changes: false,
  };
  expect(await matches.enter(room, listener, other, hello)).toBeNull();
  let goOn = (): void => {};
  const looked = matches.look(
    room,
    () =>
      new Promise<void>((resolve) => {
        goOn = resolve;
      }),
  );
  const given = matches.change(room, (turn) => reseat(turn, host, 1, { kind: 'open' }));
  matches.ask(room, listener, { t: 'orders', id: 'o', orders: [{ ask: 'lantern', move: 'lantern 1' }] }, other);
  goOn();
  await Promise.all([looked, given]);
  await matches.settled();
  expect(room.match.orders[1]).toEqual([]);
  await matches.close();
  await store.close();
});

test('what somebody ordered is gone when they stand up, and after a restart', async () => {
  const match = await openMatch();
  const [, bob, cat] = guests;
  const player = await Player.enter(server, bob, match, 1);
  expect((await player.ask({ t: 'orders', orders: [{ ask: 'ask.act', move: 'rest' }] })).t).toBe('ack');
  await bob.post(`/api/matches/${match}/leave`, { seat: 1 });
  await cat.post(`/api/matches/${match}/join`, { seat: 1, seed: null });
  expect((await Player.enter(server, cat, match, 1)).welcome?.orders).toEqual([]);
  await server.restart();
  expect((await Player.enter(server, cat, match, 1)).welcome?.orders).toEqual([]);
});

test('whoever resigned stays resigned, though they join again', async () => {
  const match = await started(guests, { game: 'example' });
  const ann = await Player.enter(server, guests[0], match, 0);
  expect((await ann.ask({ t: 'resign' })).t).toBe('ack');
  const { status, body } = await guests[0].post(`/api/matches/${match}/join`, { seat: 0, seed: null });
  expect(status).toBe(200);
  expect(body.match.seats[0].resigned).toBe(true);
});

test('whoever has resigned is told so, whatever they ask for, and their seat goes on without them', async () => {
  const match = await started(guests, { game: 'example' });
  const [ann] = await Promise.all(guests.map((who, seat) => Player.enter(server, who, match, seat)));
  expect((await ann.ask({ t: 'resign' })).t).toBe('ack');
  const decision = ann.table?.decision ?? 0;
  const asks: Parameters<Player['ask']>[0][] = [
    { t: 'move', decision, moves: ['lantern 1'] },
    { t: 'withdraw', decision },
    { t: 'undo', decision },
    { t: 'leave' },
    { t: 'return' },
    { t: 'resign' },
    { t: 'propose', what: 'end' },
    { t: 'propose', what: 'undo' },
  ];
  for (const ask of asks)
    expect([ask.t, await ann.ask(ask)]).toMatchObject([ask.t, { t: 'refused', rule: null, code: 'resigned' }]);
  expect((await ann.ask({ t: 'chat', text: 'Good game' })).t).toBe('ack');
});

test('what somebody’s going ends is not gone back in, though taking back is settled by it as well', async () => {
  const match = await started(guests, { game: 'example' });
  const [ann, bob, cat] = await Promise.all(guests.map((who, seat) => Player.enter(server, who, match, seat)));
  for (const player of [ann, bob, cat]) await player.move('lantern 1');
  await bob.until(() => bob.table?.awaited.length === 1);
  // So much has happened since that the moves have to be looked up.
  const idle = [ann, bob, cat].find((_, seat) => bob.table?.awaited[0] !== seat);
  for (let i = 0; i < 20; i++) for (const t of ['leave', 'return'] as const) await idle?.ask({ t });
  for (const what of ['end', 'undo'] as const) {
    expect((await cat.ask({ t: 'propose', what })).t).toBe('ack');
    expect((await bob.ask({ t: 'vote', what, yes: true })).t).toBe('ack');
  }
  expect((await ann.ask({ t: 'resign' })).t).toBe('ack');
  await bob.until(() => bob.match?.phase === 'over');
  await bob.ask({ t: 'ping' });
  expect(bob.items.slice(-2).map(({ kind }) => kind)).toEqual(['resign', 'end']);
});

test('whoever resigned has no say in ending or taking back, and their going may settle what the others agree on', async () => {
  const match = await started(guests, { game: 'example' });
  const [ann, bob, cat] = await Promise.all(guests.map((who, seat) => Player.enter(server, who, match, seat)));
  await cat.ask({ t: 'propose', what: 'end' });
  await bob.ask({ t: 'vote', what: 'end', yes: true });
  expect((await ann.ask({ t: 'resign' })).t).toBe('ack');
  await bob.until(() => bob.match?.phase === 'over');
  expect(bob.match?.outcome?.why).toBe('consent');
  expect(await ann.ask({ t: 'vote', what: 'end', yes: false })).toMatchObject({ code: 'resigned' });
});

test('whoever resigned does not keep the others from a rematch', async () => {
  const match = await started(guests, { game: 'example' });
  const [ann, bob, cat] = await Promise.all(guests.map((who, seat) => Player.enter(server, who, match, seat)));
  await ann.ask({ t: 'resign' });
  await bob.ask({ t: 'resign' });
  await cat.until(() => cat.match?.phase === 'over');
  await cat.ask({ t: 'propose', what: 'rematch' });
  expect((await ann.ask({ t: 'vote', what: 'rematch', yes: false })).t).toBe('refused');
  await cat.until(() => cat.match?.rematch !== null);
  const { body } = await guests[0].get<YourMatch>(`/api/matches/${cat.match?.rematch}`);
  expect(body.match.seats.map(({ resigned }) => resigned)).toEqual([false, false, false]);
});

test('nor may they refuse one that the others have not all agreed to yet', async () => {
  const match = await started(guests, { game: 'example' });
  const [ann, bob, cat] = await Promise.all(guests.map((who, seat) => Player.enter(server, who, match, seat)));
  await ann.ask({ t: 'resign' });
  await bob.ask({ t: 'propose', what: 'end' });
  await cat.ask({ t: 'vote', what: 'end', yes: true });
  await bob.ask({ t: 'propose', what: 'rematch' });
  expect(await ann.ask({ t: 'vote', what: 'rematch', yes: false })).toMatchObject({ t: 'refused', code: 'resigned' });
  expect((await cat.ask({ t: 'vote', what: 'rematch', yes: true })).t).toBe('ack');
  await cat.until(() => cat.match?.rematch !== null);
});

test('a match in which nobody is left but bots is over', async () => {
  const seats = [{ kind: 'me' }, ...['random', 'random'].map((level) => ({ kind: 'bot', level }))];
  const match = await started([guests[0]], { game: 'example', seats, pause: 60_000 });
  const ann = await Player.enter(server, guests[0], match, 0);
  await ann.ask({ t: 'resign' });
  await ann.until(() => ann.match?.phase === 'over');
  expect(ann.match?.outcome).toMatchObject({ why: 'resignation', rank: [3, 1, 1] });
});

test('two onlookers without a name may use the same words for their requests, and one line is said once', async () => {
  const match = await openMatch();
  const [one, two] = await Promise.all([0, 1].map(() => Player.enter(server, null, match, null)));
  for (const [player, text] of [
    [one, 'first'],
    [two, 'second'],
    [one, 'first'],
  ] as const)
    expect((await player.ask({ t: 'chat', text }, 'c1')).t).toBe('ack');
  const said = (player: Player) => player.received.filter((text) => text.startsWith('{"t":"chat"')).length;
  await two.until(() => said(two) >= 2);
  expect(said(two)).toBe(2);
  const late = await Player.enter(server, null, match, null);
  expect(late.welcome?.chat.map(({ text }) => text)).toEqual(['first', 'second']);
});

test('whatever is asked again under the same name is answered and not done again', async () => {
  const match = await started(guests.slice(0, 2), { game: 'example' });
  const [ann, bob] = await Promise.all(guests.slice(0, 2).map((who, seat) => Player.enter(server, who, match, seat)));
  await ann.move('lantern 3');
  await ann.until(() => ann.table?.answer !== undefined);
  const withdraw = { t: 'withdraw' as const, decision: ann.table?.decision ?? 0 };
  for (let i = 0; i < 2; i++) expect((await ann.ask(withdraw, 'same')).t).toBe('ack');
  await ann.until(() => ann.table?.answer === undefined);
  expect((await bob.ask({ t: 'propose', what: 'end' }, 'end')).t).toBe('ack');
  expect((await ann.ask({ t: 'vote', what: 'end', yes: false }, 'no')).t).toBe('ack');
  await bob.until(() => bob.match?.proposals.length === 0);
  expect((await bob.ask({ t: 'propose', what: 'end' }, 'end-again')).t).toBe('ack');
  expect((await ann.ask({ t: 'vote', what: 'end', yes: false }, 'no')).t).toBe('ack');
  const { body } = await guests[0].get<YourMatch>(`/api/matches/${match}`);
  expect(body.match.proposals).toMatchObject([{ what: 'end', by: 1 }]);
});

test('whoever comes while their seat is given away is not let in', async () => {
  const game = (await openShelf()).game('example');
  const head = { ...headOf(game, 2), phase: 'open' as const, started: null };
  const quiet = await quietAfter(game, head, [headChange(head)], openSqlite(':memory:'));
  const entering = quiet.enter(1);
  const host = { id: head.host, name: 'P0' };
  expect(await quiet.matches.change(quiet.room, (turn) => reseat(turn, host, 1, { kind: 'open' }))).toBeNull();
  await expect(entering).rejects.toThrow('not-yours');
  expect(quiet.room.listeners.size).toBe(0);
  await quiet.close();
});
