import { generator, readOptions } from '@insula/kernel';
import { PROTOCOL, type Request } from '@insula/protocol';
import { openShelf } from '@insula/shelf';
import { expect, test } from 'vitest';
import { decisionOf } from '../src/match/answers.ts';
import type { Play } from '../src/match/match.ts';
import { awaitedSeats } from '../src/match/play.ts';
import { headChange } from '../src/match/record.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Change } from '../src/store/store.ts';
import { nearby } from '../src/updates/listener.ts';
import { guest, Player, running, started } from './client.ts';
import { headOf, quiet, quietAfter } from './quiet.ts';

/** Longer than any test: whatever comes, comes at once. */
const NEVER = 600_000;
const shelf = await openShelf();

async function table(id: string, chosen = {}) {
  const game = shelf.game(id);
  const options = readOptions(game.options, chosen);
  const match = await quiet(game, headOf(game, 2, options), game.setup(options, 2, generator('telling')), NEVER);
  const play = match.match.play as Play;
  const ears = [await match.enter(0), await match.enter(1)];
  const watcher = await match.enter(null);
  for (const ear of [...ears, watcher]) ear.news();
  return { game, match, play, ears, watcher };
}

const kinds = (texts: readonly string[]): string[] => texts.map((text) => JSON.parse(text).t);

test('whoever is asked hears at once, whoever is not waits for more', async () => {
  const { game, match, play, ears, watcher } = await table('room-share', { duel: true });
  let [seat] = awaitedSeats(play);
  const mover = seat;
  while (seat === mover) {
    const [other, move] = [ears[1 - seat], game.write(play.legal[seat][0])];
    await ears[seat].ask({ t: 'move', id: `m${play.last?.n ?? 0}`, decision: decisionOf(play, seat), moves: [move] });
    expect(kinds(ears[seat].news())).toEqual(['ack', 'news']);
    [seat] = awaitedSeats(play);
    expect(kinds(other.news())).toEqual(seat === mover ? [] : ['news']);
  }
  expect(watcher.news()).toEqual([]);
  await match.close();
});

test('whoever comes is shown the last two hundred lines of the chat, in their order', async () => {
  const { match, ears } = await table('example');
  for (let i = 1; i <= 205; i++) await ears[0].ask({ t: 'chat', id: `c${i}`, text: `line ${i}` });
  const [welcome] = (await match.enter(null)).heard;
  const lines: string[] = JSON.parse(welcome).chat.map(({ text }: { text: string }) => text);
  expect(lines).toEqual(Array.from({ length: 200 }, (_, i) => `line ${i + 6}`));
  await match.close();
});

test('however many lines come at once, one that is sent again is said once', async () => {
  const { match, ears, watcher } = await table('example');
  const say = (i: number): Promise<void> => ears[0].ask({ t: 'chat', id: `c${i}`, text: `line ${i}` });
  await Promise.all([...Array.from({ length: 100 }, (_, i) => say(i)), say(0)]);
  const said = watcher.news().flatMap((text) => {
    const message = JSON.parse(text);
    return message.t === 'chat' ? [message.line.text] : [];
  });
  expect(said).toEqual(Array.from({ length: 100 }, (_, i) => `line ${i}`));
  await match.close();
});

test('whoever looks on does nothing but talk', async () => {
  const { match, play, watcher } = await table('example');
  const before = JSON.stringify([play.state, match.match.head]);
  const requests: Request[] = [
    { t: 'move', id: 'm', decision: 0, moves: ['lantern 1'] },
    { t: 'undo', id: 'u', decision: 0 },
    { t: 'withdraw', id: 'w', decision: 0 },
    { t: 'propose', id: 'p', what: 'end' },
    { t: 'vote', id: 'v', what: 'end', yes: true },
    { t: 'orders', id: 'o', orders: [] },
    { t: 'resign', id: 'r' },
    { t: 'leave', id: 'l' },
    { t: 'return', id: 'b' },
  ];
  for (const request of requests) {
    await watcher.ask(request);
    expect(watcher.news().map((text) => JSON.parse(text))).toMatchObject([
      { t: 'refused', id: request.id, code: 'bystander' },
    ]);
  }
  expect(JSON.stringify([play.state, match.match.head])).toBe(before);
  await watcher.ask({ t: 'chat', id: 'c', text: 'hello' });
  expect(kinds(watcher.news())).toEqual(['ack', 'chat']);
  await watcher.ask({ t: 'chat', id: 'c', text: 'hello' });
  expect(kinds(watcher.news())).toEqual(['ack']);
  await match.close();
});

test('one more device of somebody who is there is news to nobody', async () => {
  const { match, ears, watcher } = await table('example');
  await match.enter(0);
  expect([...ears, watcher].flatMap((ear) => ear.news())).toEqual([]);
  await match.close();
});

test('whoever comes hears of their own last request alone, and of no more than there is', async () => {
  const { match, ears } = await table('example');
  for (const [seat, ear] of ears.entries()) await ear.ask({ t: 'orders', id: `of-${seat}`, orders: [] });
  const welcomes = await Promise.all([0, 1, null].map(async (seat) => JSON.parse((await match.enter(seat)).heard[0])));
  expect(welcomes.map(({ last }) => last)).toEqual(['of-0', 'of-1', null]);
  for (const { n, of } of welcomes) expect(n).toBe(of);
  await match.close();
});

test('those in one place who want phrases have them, and those who want none have none', async () => {
  const { game, match, play, ears, watcher } = await table('room-share', { duel: true });
  const heard: string[] = [];
  const terse = nearby({ seat: null, person: true, send: (text) => heard.push(text) });
  const hello = {
    t: 'hello',
    protocol: PROTOCOL,
    match: 'm',
    seat: null,
    since: 0,
    phrases: false,
    changes: false,
  } as const;
  await match.matches.enter(match.room, terse, null, hello);
  const [seat] = awaitedSeats(play);
  const moves = [game.write(play.legal[seat][0])];
  await ears[seat].ask({ t: 'move', id: 'm', decision: decisionOf(play, seat), moves });
  // The summary is told at once, and what waited goes with it.
  await ears[seat].ask({ t: 'leave', id: 'l' });
  const asks = (texts: readonly string[]) => texts.map((text) => JSON.parse(text)).find(({ t }) => t === 'news')?.table.ask;
  expect(asks(watcher.news())).toMatchObject({ key: expect.any(String) });
  expect(asks(heard)).toBeUndefined();
  expect(kinds(heard)).toContain('news');
  await match.close();
});

test('a chat has ten thousand lines and no more; what was said is answered all the same', async () => {
  const game = shelf.game('example');
  const head = headOf(game, 2);
  const said = Array.from({ length: 9_999 }, (_, n): Change => {
    const row = { match: head.id, at: n, seat: 1, name: 'P1', text: `line ${n}`, key: `p1 ${n}` };
    return { put: 'chat', row };
  });
  const { enter, close } = await quietAfter(game, head, [headChange(head), ...said], openSqlite(':memory:'));
  const [ear, other] = [await enter(0), await enter(1)];
  const answered = async (id: string, text: string) => {
    await ear.ask({ t: 'chat', id, text });
    return ear.heard.map((message) => JSON.parse(message)).findLast((message) => message.id === id);
  };
  other.news();
  expect(await answered('last', 'the last')).toMatchObject({ t: 'ack' });
  expect(await answered('more', 'one more')).toMatchObject({ t: 'refused', code: 'too-many' });
  expect(await answered('last', 'the last')).toMatchObject({ t: 'ack' });
  expect(other.news().map((text) => JSON.parse(text).line.text)).toEqual(['the last']);
  await close();
});

test('whoever has left is not there any more, though a bot plays for them', async () => {
  const server = await running();
  const guests = await Promise.all(['Ann', 'Bob'].map((name) => guest(server, name)));
  const match = await started(guests, { game: 'raja', pace: 'normal' });
  const [ann, bob] = await Promise.all(guests.map((who, seat) => Player.enter(server, who, match, seat)));
  await bob.until(() => bob.match?.seats[0].present === true);
  await ann.ask({ t: 'leave' });
  ann.drop();
  await bob.until(() => bob.match?.seats[0].present === false);
  expect(bob.match?.seats[0]).toMatchObject({ standIn: true, present: false });
  await server.stop();
});
