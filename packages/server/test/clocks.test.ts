import { openShelf } from '@insula/shelf';
import { expect, onTestFinished, test, vi } from 'vitest';
import { itemsSince } from '../src/match/history.ts';
import { loadMatch } from '../src/matches/load.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { bank, type Evening, evening, perMove, SECOND } from './evening.ts';
import { headOf } from './quiet.ts';

test('a move and its undo make no time: what was thought is charged, and the increment taken back', async () => {
  const { move, undo, wait, left } = bound(await evening(bank(30, 10)));
  for (let round = 0; round < 5; round++) {
    await wait(2);
    await move(0);
    expect(await undo(0)).toMatchObject({ t: 'ack' });
  }
  expect(left(0)).toBe(20);
  await wait(3);
  await move(0);
  expect(left(0)).toBe(27);
});

test('the same within one turn, several moves back', async () => {
  const { move, undo, wait, left } = bound(await evening(bank(30, 10), 'landlord'));
  for (const thought of [1, 2, 3]) {
    await wait(thought);
    await move(0);
  }
  expect(left(0)).toBe(54);
  await wait(4);
  await undo(0);
  expect(left(0)).toBe(40);
  await undo(0);
  await undo(0);
  expect(left(0)).toBe(20);
});

test('with a clock for each move, move and undo in circles do not hold the match', async () => {
  const { move, undo, wait, isAway } = bound(await evening(perMove(5)));
  for (let second = 0; second < 4; second++) {
    await wait(1);
    await move(0);
    await undo(0);
  }
  expect(isAway(0)).toBe(false);
  await wait(1);
  expect(isAway(0)).toBe(true);
});

test('what the time has run out for is not taken back alone: a bot would play at once', async () => {
  const each = await evening(perMove(5));
  const { move, undo, wait, isAway } = bound(each);
  await wait(3);
  await move(0);
  await wait(2);
  expect(await undo(0)).toMatchObject({ code: 'undo-needs-consent' });
  await wait(1);
  expect([isAway(0), isAway(1)]).toEqual([false, false]);
});

test('whoever was asked because of a move is asked anew after its undo, and has paid nothing', async () => {
  const { move, undo, wait, left } = bound(await evening(bank(30, 10)));
  await move(0);
  await wait(8);
  await undo(0);
  expect([left(0), left(1)]).toEqual([22, 30]);
});

test('after an undo the clock goes on where it was, also after a restart', async () => {
  const each = await evening(perMove(5));
  const { move, undo, wait, isAway } = bound(each);
  await wait(3);
  await move(0);
  await undo(0);
  await each.restart(60);
  await wait(1);
  expect([isAway(0), each.left(0)]).toEqual([false, 1]);
  await wait(1);
  expect(isAway(0)).toBe(true);
});

test('a move of before a restart is taken back with the time of before it', async () => {
  const each = await evening(bank(30, 10));
  await each.wait(4);
  await each.move(0);
  await each.restart(100);
  await each.wait(2);
  await each.undo(0);
  expect(each.left(0)).toBe(24);
});

test('an undo by consent makes no time either', async () => {
  const each = await evening(bank(30, 10));
  const { move, wait, left } = bound(each);
  for (const [seat, thought] of [3, 4, 5].entries()) {
    await wait(thought);
    await move(seat % 2);
  }
  expect([left(0), left(1)]).toEqual([42, 36]);
  await wait(6);
  await each.ask(0, { t: 'propose', id: 'p', what: 'undo' });
  await each.ask(1, { t: 'vote', id: 'v', what: 'undo', yes: true });
  expect([left(0), left(1)]).toEqual([32, 30]);
  await each.restart(50);
  expect([left(0), left(1)]).toEqual([32, 30]);
});

test('with a clock for each move, an undo by consent begins it anew for all', async () => {
  const each = await evening(perMove(60));
  const { move, wait, left } = bound(each);
  for (const [seat, thought] of [10, 20].entries()) {
    await wait(thought);
    await move(seat);
  }
  await wait(5);
  await each.ask(0, { t: 'propose', id: 'p', what: 'undo' });
  await each.ask(1, { t: 'vote', id: 'v', what: 'undo', yes: true });
  expect([left(0), left(1)]).toEqual([60, 60]);
  await each.restart(50);
  expect([left(0), left(1)]).toEqual([60, 60]);
});

test('when a clock runs out is kept with every commit: a server that starts looks then, though nobody comes', async () => {
  const each = await evening(perMove(60));
  const { move, wait } = bound(each);
  for (const seat of [0, 1]) {
    const until = each.time + 60 * SECOND;
    expect(await each.store.due(until - 1, 9)).toEqual([]);
    expect(await each.store.due(until, 9)).toEqual([each.match.head.id]);
    await wait(10);
    await move(seat);
  }
});

test('no seat takes moves back for ever', async () => {
  const each = await evening({ kind: 'none' });
  const { move, undo } = bound(each);
  let times = 0;
  for (await move(0); (await undo(0))?.t === 'ack' && times < 1000; await move(0)) times++;
  // Each of them is one of the thousand entries of a match that are no moves.
  expect([times, each.play.beside]).toEqual([100, 100]);
  await move(1);
  expect(await undo(1)).toMatchObject({ t: 'ack' });
  // It went on meanwhile: the hundred begin anew.
  await move(1);
  while (each.awaited !== 0) await move(each.awaited);
  await move(0);
  expect(await undo(0)).toMatchObject({ t: 'ack' });
});

test('an undo is told with one and the same moment, live and afterwards', async () => {
  const each = await evening({ kind: 'none' });
  await each.move(0);
  each.ticks = 1;
  await each.undo(0);
  each.ticks = 0;
  const live = each.heard.flatMap((message) => (message.t === 'news' ? message.items : []));
  const past = { base: { n: 0, body: null }, rows: await each.store.entries(each.match.head.id, 0) };
  const kept = itemsSince(each.match, past, 0, 0, false);
  expect(live.map(({ at }) => at)).toEqual(kept.slice(-live.length).map(({ at }) => at));
  expect(live.map(({ kind }) => kind)).toContain('undo');
});

test('the time before the start counts for nobody, also after a restart', async () => {
  const each = await evening(perMove(8), 'raja', 9 * SECOND);
  await each.wait(1);
  await each.restart(1);
  expect([each.isAway(0), each.left(0)]).toEqual([false, 7]);
});

test('the time in which no server ran counts for nobody, however often it was stopped', async () => {
  const each = await evening(perMove(60));
  await each.wait(5);
  for (let night = 0; night < 3; night++) {
    await each.restart(1000);
    await each.wait(1);
  }
  expect([each.isAway(0), each.left(0)]).toEqual([false, 52]);
  await each.move(0);
  await each.wait(1);
  await each.restart(1000);
  await each.restart(1000);
  expect([each.isAway(1), each.left(1)]).toEqual([false, 59]);
});

test('nor does the time after a sudden death, but for the seconds since the process last said that it lived', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const each = await evening({ kind: 'days', days: 1 });
  each.time += 3_600 * SECOND;
  await vi.advanceTimersByTimeAsync(6_000);
  await each.die(7_200);
  expect(each.left(0)).toBe(23 * 3_600);
});

test('what others do does not wind a clock, also after a restart', async () => {
  const each = await evening(perMove(60));
  await each.wait(10);
  await each.ask(1, { t: 'leave', id: 'l' });
  await each.restart(5);
  expect(each.left(0)).toBe(50);
});

test('snapshots of older stores, which know less about clocks, are read', async () => {
  const each = await evening(perMove(60));
  await each.wait(5);
  await each.move(0);
  await each.wait(5);
  await each.undo(0);
  await each.move(0);
  await each.restart(0);
  const snapshot = await each.store.snapshot(each.match.head.id);
  const { since, opened, at, undone, moved, ...older } = JSON.parse(snapshot?.body ?? '');
  expect([since, opened, at, undone, moved]).not.toContain(undefined);
  const head = JSON.parse((await each.store.match(each.match.head.id))?.head ?? '');
  older.steps = [{ seat: 0, from: 3, request: null, told: [2, 2, 2] }];
  older.last = null;
  await each.restart(1000, async (store, id) => {
    const row = await store.match(id);
    const { started, ...olderHead } = head;
    expect(started).toBe(1_000_000);
    if (row !== null) await store.commit([{ put: 'match', row: { ...row, head: JSON.stringify(olderHead) } }]);
    await store.commit([{ put: 'snapshot', row: { match: id, n: snapshot?.n ?? 0, body: JSON.stringify(older) } }]);
  });
  expect(each.left(1)).toBe(60);
  expect(await each.undo(0)).toMatchObject({ t: 'ack' });
});

/** So that a test reads without a name before every word. */
function bound(each: Evening): Pick<Evening, 'move' | 'undo' | 'wait' | 'left' | 'isAway'> {
  return {
    move: (seat, move) => each.move(seat, move),
    undo: (seat) => each.undo(seat),
    wait: (seconds) => each.wait(seconds),
    left: (seat) => each.left(seat),
    isAway: (seat) => each.isAway(seat),
  };
}

test('times in which nobody had a match count once, though they overlap and come in any order', async () => {
  const game = (await openShelf()).game('raja');
  const head = headOf(game, 2);
  const gap = (from: number, to: number) => ({ alive: head.created + from * SECOND, began: head.created + to * SECOND });
  const store = openSqlite(':memory:');
  for (const gaps of [
    [gap(5, 15), gap(10, 20)],
    [gap(10, 20), gap(5, 15)],
    [gap(5, 20), gap(10, 15)],
  ]) {
    const { play } = await loadMatch(store, head, game, head.created + 30 * SECOND, gaps);
    expect(play?.since).toEqual([head.created + 15 * SECOND, head.created + 15 * SECOND]);
  }
  await store.close();
});
