import { below, generator, has } from '@insula/kernel';
import type { Hint, Problem } from '@insula/protocol';
import { openShelf } from '@insula/shelf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHints } from '../src/bots/hints.ts';
import type { Pool } from '../src/bots/pool.ts';
import type { Thought } from '../src/bots/thought.ts';
import { decisionOf } from '../src/match/answers.ts';
import { type Guest, guest, Player, type Running, running, started } from './client.ts';
import { headOf, quiet } from './quiet.ts';

let server: Running;
beforeAll(async () => {
  server = await running({ TOGETHER: '0' });
});
afterAll(() => server.stop());

const hint = (who: Guest, match: string, seat: number) => who.post<Hint & Problem>(`/api/matches/${match}/hint`, { seat });

/** Ada against a bot, and at her turn. It begins with a choice of both (E-10): the bot's would arrive whenever it likes. A random
 *  one would also gossip whenever it likes (E-37); a greedy one gains nothing by it. */
async function alone(): Promise<{ ada: Guest; match: string; player: Player }> {
  const ada = await guest(server, 'Ada');
  const match = await started([ada], { game: 'example', seats: [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }] });
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
  // Of some tries nobody knows a chance for certain that is neither nothing nor all.
  for (const { chance, error } of body.moves) expect(error > 0).toBe(chance > 0 && chance < 1);
  expect((await hint(ada, match, 0)).status).toBe(200);
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

const game = (await openShelf()).game('example');

/** Whoever sits first is not whose eyes are meant by chance. */
const OWN = 1;

/** A match against a bot at the first moment that is as wanted, and what is thought about for it. */
async function facing(isWanted: (state: unknown, choices: number) => boolean) {
  const head = headOf(game, 2);
  Object.assign(head.seats[0], { kind: 'bot', level: 'random', person: null });
  const rng = generator('hints');
  const moves: unknown[] = [];
  let state = game.setup(head.options, 2, rng);
  while (!isWanted(state, game.legal(state, OWN, moves))) {
    const seat = has(game.toAct(state), 0) ? 0 : OWN;
    if (game.toAct(state) === 0) state = game.setup(head.options, 2, rng);
    else game.play(state, seat, moves[below(rng, game.legal(state, seat, moves))]);
  }
  const thoughts: Thought[] = [];
  const hints = openHints({ think: (thought) => thoughts.push(thought) } as Partial<Pool> as Pool);
  return { ...(await quiet(game, head, state)), head, thoughts, hints };
}

test('an expert sees what the seat sees, once it has a choice to make, and not once it has made it', async () => {
  const { match, enter, thoughts, hints, close } = await facing(
    (state, choices) => has(game.toAct(state), OWN) && choices > 1,
  );
  void hints.ask(match, OWN, 0);
  const own = await enter(OWN);
  const { table } = JSON.parse(own.heard[0]);
  expect(thoughts.map(({ level, seat, message }) => [level, seat, JSON.parse(message).table.view])).toEqual([
    ['expert', OWN, table.view],
  ]);
  // E-10: the bot has not chosen yet, so the answer waits.
  await own.ask({ t: 'move', id: 'm', decision: decisionOf(match.play!, OWN), moves: [table.legal[0]] });
  expect(await hints.ask(match, OWN, 0)).toMatchObject({ code: 'no-hint' });
  expect(thoughts.length).toBe(1);
  await close();
});

test('never where there is but one move, nor while a bot stands in', async () => {
  const one = await facing((state, choices) => has(game.toAct(state), OWN) && choices === 1);
  expect(await one.hints.ask(one.match, OWN, 0)).toMatchObject({ code: 'no-hint' });
  const away = await facing((state, choices) => has(game.toAct(state), OWN) && choices > 1);
  away.match.head.seats[OWN].standIn = true;
  expect(await away.hints.ask(away.match, OWN, 0)).toMatchObject({ code: 'standing-in' });
  for (const { thoughts, close } of [one, away]) {
    expect(thoughts).toEqual([]);
    await close();
  }
});
