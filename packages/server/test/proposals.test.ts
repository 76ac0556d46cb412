import { list, type Position, readOptions } from '@insula/kernel';
import type { YourMatch } from '@insula/protocol';
import { openShelf } from '@insula/shelf';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { decisionOf } from '../src/match/answers.ts';
import type { Play } from '../src/match/match.ts';
import { headChange } from '../src/match/record.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { type Guest, guest, Player, type Running, running, started } from './client.ts';
import { headOf, quietAfter } from './quiet.ts';

let server: Running;
let guests: Guest[];
beforeEach(async () => {
  server = await running({ TOGETHER: '0' });
  guests = await Promise.all(['Ann', 'Bob', 'Cat'].map((name) => guest(server, name)));
});
afterEach(() => server.stop());

const enterAll = (match: string): Promise<Player[]> =>
  Promise.all(guests.map((who, seat) => Player.enter(server, who, match, seat)));

test('a proposal to take back lapses when the game goes on: what would be taken back is another thing', async () => {
  const match = await started(guests, { game: 'example' });
  const [ann, bob, cat] = await enterAll(match);
  for (const player of [ann, bob, cat]) await player.move('lantern 1');
  await ann.until(() => ann.table?.awaited.length === 1);
  expect((await bob.ask({ t: 'propose', what: 'undo' })).t).toBe('ack');
  await ann.until(() => ann.match?.proposals.length === 1);
  expect(await cat.ask({ t: 'propose', what: 'undo' })).toMatchObject({ code: 'already-proposed' });
  await ann.move('rest');
  await ann.until(() => ann.match?.proposals.length === 0);
  expect(await cat.ask({ t: 'vote', what: 'undo', yes: true })).toMatchObject({ code: 'no-proposal' });
});

test('all others must agree, and one who does not ends it', async () => {
  const match = await started(guests, { game: 'example' });
  const [ann, bob, cat] = await enterAll(match);
  await ann.ask({ t: 'propose', what: 'end' });
  await bob.ask({ t: 'vote', what: 'end', yes: true });
  await bob.ask({ t: 'ping' });
  expect(bob.match?.phase).toBe('playing');
  await cat.ask({ t: 'vote', what: 'end', yes: false });
  await bob.until(() => bob.match?.proposals.length === 0);
  expect(bob.match?.phase).toBe('playing');
  expect(await cat.ask({ t: 'vote', what: 'end', yes: true })).toMatchObject({ code: 'no-proposal' });
});

test('a rematch is for matches that are over, taking back and ending for those that are not', async () => {
  const match = await started(guests, { game: 'example' });
  const [ann, bob, cat] = await enterAll(match);
  expect(await ann.ask({ t: 'propose', what: 'rematch' })).toMatchObject({ code: 'not-over' });
  expect(await ann.ask({ t: 'propose', what: 'undo' })).toMatchObject({ code: 'nothing-to-undo' });
  await ann.ask({ t: 'propose', what: 'end' });
  for (const player of [bob, cat]) await player.ask({ t: 'vote', what: 'end', yes: true });
  await ann.until(() => ann.match?.phase === 'over');
  for (const what of ['undo', 'end'] as const)
    expect(await ann.ask({ t: 'propose', what })).toMatchObject({ code: 'not-playing' });
});

test('what was proposed and not agreed on is gone with the end', async () => {
  const match = await started(guests, { game: 'example' });
  const [ann, bob, cat] = await enterAll(match);
  for (const player of [ann, bob, cat]) await player.move('lantern 1');
  await ann.until(() => ann.table?.awaited.length === 1);
  expect((await bob.ask({ t: 'propose', what: 'undo' })).t).toBe('ack');
  await ann.ask({ t: 'propose', what: 'end' });
  for (const player of [bob, cat]) await player.ask({ t: 'vote', what: 'end', yes: true });
  await ann.until(() => ann.match?.phase === 'over');
  expect(ann.match?.proposals).toEqual([]);
});

test('what was taken back is not there to be taken back again', async () => {
  const match = await started(guests, { game: 'raja' });
  const players = await enterAll(match);
  const mover = players[players[0].table?.awaited[0] ?? 0];
  expect((await mover.move(mover.table?.legal[0] ?? '')).t).toBe('ack');
  await mover.ask({ t: 'ping' });
  expect((await mover.ask({ t: 'undo', decision: mover.table?.decision ?? 0 })).t).toBe('ack');
  expect(await mover.ask({ t: 'propose', what: 'undo' })).toMatchObject({ code: 'nothing-to-undo' });
});

test('proposals and votes are there after a restart', async () => {
  const match = await started(guests, { game: 'example' });
  const [ann, bob] = await enterAll(match);
  await ann.ask({ t: 'propose', what: 'end' });
  await bob.ask({ t: 'vote', what: 'end', yes: true });
  await server.restart();
  const [, , cat] = await enterAll(match);
  expect(cat.match?.proposals).toEqual([{ what: 'end', by: 0, yes: [0, 1] }]);
  await cat.ask({ t: 'vote', what: 'end', yes: true });
  await cat.until(() => cat.match?.phase === 'over');
});

/** Ann against a bot that answers at once. */
async function againstBot(game: string, more: object = {}): Promise<Player> {
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }];
  const { body } = await guests[0].post<YourMatch>('/api/matches', { game, seats, pause: 0, pace: 'instant', ...more });
  await guests[0].post(`/api/matches/${body.match.id}/start`, { seed: 'ann' });
  return Player.enter(server, guests[0], body.match.id, 0);
}

const shelf = await openShelf();

/** How a match of two begins where this number is its chance. */
function dealt(id: string, chance: number): Position {
  const game = shelf.game(id);
  return game.locate(game.setup(readOptions(game.options, {}), 2, [chance, 2, 3, 4]));
}

/** In positions the first seat is 1. */
const FIRST = 1;

test('bots take back what has shown nothing', async () => {
  const position = [1, 2, 3, 4, 5, 6, 7, 8].map((chance) => dealt('landlord', chance)).find(({ turn }) => turn === FIRST);
  const ann = await againstBot('landlord', { position });
  const before = ann.table?.view;
  await ann.move(ann.table?.legal.find((move) => move.startsWith('lay ')) ?? '');
  expect(ann.table?.view).not.toEqual(before);
  expect((await ann.ask({ t: 'propose', what: 'undo' })).t).toBe('ack');
  await ann.until(() => ann.items.at(-1)?.kind === 'undo');
  expect(ann.table?.view).toEqual(before);
});

test('and nothing once anybody was shown something', async () => {
  const ann = await againstBot('example');
  await ann.move('lantern 1');
  await ann.until(
    () => ann.table?.legal.every((move) => !move.startsWith('lantern')) === true && ann.table.answer === undefined,
  );
  expect(await ann.ask({ t: 'propose', what: 'undo' })).toMatchObject({ code: 'shown-since' });
  expect(ann.match?.proposals).toEqual([]);
  expect(ann.items.map(({ kind }) => kind)).not.toContain('undo');
});

test('bots agree to an end only while none of them is ahead by what everybody sees', async () => {
  const ends = async (coins: number[]): Promise<Player> => {
    const ann = await againstBot('example', { position: { ...dealt('example', 1), coins } });
    await ann.ask({ t: 'propose', what: 'end' }).then((said) => said.t === 'refused' && expect(said.code).toBe('bot-leads'));
    return ann;
  };
  const behind = await ends([3, 4]);
  expect(behind.match).toMatchObject({ phase: 'playing', proposals: [] });
  for (const coins of [
    [4, 4],
    [5, 4],
  ]) {
    const ann = await ends(coins);
    await ann.until(() => ann.match?.phase === 'over');
    expect(ann.match?.outcome).toMatchObject({ why: 'consent', rank: null });
  }
});

test('what is taken back because somebody goes is found, however long ago it was', async () => {
  const game = (await openShelf()).game('example');
  const head = headOf(game, 3, undefined, 0);
  const match = await quietAfter(game, head, [headChange(head)], openSqlite(':memory:'));
  const play = match.match.play as Play;
  const ears = await Promise.all([0, 1, 2].map((seat) => match.enter(seat)));
  // A snapshot has just been taken, and nothing behind it is in memory.
  for (let i = 0; play.base.n === 0 || play.base.n !== play.last?.n; i++) {
    const [seat] = list(play.awaited).filter((one) => play.held[one] === null);
    const moves = [game.write(play.legal[seat].at(-1))];
    await ears[seat].ask({ t: 'move', id: `m${i}`, decision: decisionOf(play, seat), moves });
  }
  const before = play.last.n;
  await ears[0].ask({ t: 'propose', id: 'p', what: 'undo' });
  await ears[1].ask({ t: 'vote', id: 'v', what: 'undo', yes: true });
  await ears[2].ask({ t: 'resign', id: 'r' });
  expect(play.last).toMatchObject({ n: before + 2, kind: 'undo' });
  await match.close();
});
