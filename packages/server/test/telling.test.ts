import { generator, readOptions } from '@insula/kernel';
import type { Request } from '@insula/protocol';
import { openShelf } from '@insula/shelf';
import { expect, test } from 'vitest';
import { decisionOf } from '../src/match/answers.ts';
import type { Play } from '../src/match/match.ts';
import { awaitedSeats } from '../src/match/play.ts';
import { headOf, quiet } from './quiet.ts';

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
