import { generator, readOptions } from '@insula/kernel';
import { openShelf } from '@insula/shelf';
import { expect, test } from 'vitest';
import { decisionOf } from '../src/match/answers.ts';
import type { Play } from '../src/match/match.ts';
import { awaitedSeats } from '../src/match/play.ts';
import { headOf, quiet } from './quiet.ts';

const TOGETHER = 5;

test('news whose time is up while a move is being kept are told with it, and not before', async () => {
  const game = (await openShelf()).game('room-share');
  const options = readOptions(game.options, { duel: true });
  const head = headOf(game, 2, options);
  const { matches, room, match, enter, close } = await quiet(
    game,
    head,
    game.setup(options, 2, generator('overdue')),
    TOGETHER,
  );
  const play = match.play as Play;
  const players = [await enter(0), await enter(1)];
  const { listener: looking } = await enter(null);
  let kept = 0;
  const { commit } = matches.store;
  matches.store.commit = async (...parts) => {
    const moved = await commit(...parts);
    kept += parts.flat().filter((change) => 'put' in change && change.put === 'entry').length;
    return moved;
  };
  /** For each message: how many entries were in the store when it left, and up to which item it told. */
  const told: { entries: number; n: number }[] = [];
  looking.send = (text) => told.push({ entries: kept, n: JSON.parse(text).n });

  function move(id: string): void {
    const [seat] = awaitedSeats(play);
    const moves = [game.write(play.legal[seat][0])];
    const request = { t: 'move' as const, id, decision: decisionOf(play, seat), moves };
    matches.ask(room, players[seat].listener, request, { id: '', name: '' });
  }
  async function untilKept(count: number): Promise<void> {
    while (kept < count) await new Promise((resolve) => setImmediate(resolve));
  }

  move('one');
  await untilKept(1);
  expect(told).toEqual([]);
  move('two');
  // Their time is up before the second move can be kept.
  const until = performance.now() + 2 * TOGETHER;
  while (performance.now() < until);
  await untilKept(2);
  expect(told).toEqual([{ entries: 2, n: play.told[2] }]);
  await close();
});
