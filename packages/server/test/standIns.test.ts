import type { Seat } from '@insula/kernel';
import { expect, test } from 'vitest';
import { bank, type Evening, evening, perMove } from './evening.ts';

test('the time granted to whoever returns survives a restart', async () => {
  const each = await evening(bank(20, 0));
  await each.wait(20);
  expect(each.isAway(0)).toBe(true);
  await each.ask(0, { t: 'return', id: 'r' });
  await each.wait(1);
  expect(each.left(0)).toBe(1);
  await each.restart(30);
  expect([each.isAway(0), each.left(0)]).toEqual([false, 1]);
});

test('a bot that stands in earns no time, and to leave and return makes none', async () => {
  const each = await evening(bank(30, 10));
  await each.wait(5);
  await each.ask(0, { t: 'leave', id: 'l' });
  for (let round = 0; round < 2; round++) {
    await each.bot(0);
    await each.move(1);
  }
  await each.ask(0, { t: 'return', id: 'r' });
  expect([each.left(0), each.left(1)]).toEqual([25, 50]);
});

test('with a clock for each move, to leave and return makes no time either', async () => {
  const each = await evening(perMove(5));
  await each.wait(3);
  await each.ask(0, { t: 'leave', id: 'l' });
  await each.ask(0, { t: 'return', id: 'r' });
  expect(each.left(0)).toBe(2);
  await each.wait(2);
  expect(each.isAway(0)).toBe(true);
});

test('to return without having left is refused, and makes no time', async () => {
  const each = await evening(perMove(20));
  await each.wait(10);
  expect(await each.ask(0, { t: 'return', id: 'r' })).toMatchObject({ t: 'refused', code: 'not-left' });
  expect(each.left(0)).toBe(10);
});

test('with a clock for each move, whoever was away has all of it for the next question, and a tenth for the one they were late for', async () => {
  const each = await evening(perMove(20));
  await each.wait(20);
  await each.ask(0, { t: 'return', id: 'r1' });
  expect([each.isAway(0), each.left(0)]).toEqual([false, 2]);
  await each.wait(2);
  await each.bot(0);
  await each.move(1);
  await each.ask(0, { t: 'return', id: 'r2' });
  expect([each.isAway(0), each.left(0)]).toEqual([false, 20]);
  await each.restart(5);
  expect([each.isAway(0), each.left(0)]).toEqual([false, 20]);
});

test('when the time for a move is up, a bot plays the rest of that turn and no more', async () => {
  const each = await evening(perMove(20), 'landlord');
  await each.wait(20);
  expect(each.isAway(0)).toBe(true);
  await playTurn(each, 0);
  expect([each.isAway(0), each.turn]).toEqual([false, 1]);
  await playTurn(each, 1);
  expect([each.turn, each.isAway(0), each.left(0)]).toEqual([0, false, 20]);
  await each.restart(5);
  expect([each.isAway(0), each.left(0)]).toEqual([false, 20]);
});

test('after three times in a row a bot stays, until the person is back with one request', async () => {
  const each = await evening(perMove(20), 'landlord');
  let lapses = 0;
  for (let step = 0; step < 200; step++)
    if (each.awaited === 1) await each.move(1);
    else if (each.isAway(0)) await each.bot(0);
    else {
      await each.wait(20);
      lapses++;
    }
  expect([lapses, each.isAway(0)]).toEqual([3, true]);
  await each.restart(5);
  expect(each.isAway(0)).toBe(true);
  expect(await each.ask(0, { t: 'return', id: 'back' })).toMatchObject({ t: 'ack' });
  await playTurn(each, each.turn);
  await playTurn(each, 1);
  expect([each.isAway(0), each.left(0)]).toEqual([false, 20]);
  await each.wait(20);
  expect(each.isAway(0)).toBe(true);
  await playTurn(each, 0);
  expect(each.isAway(0)).toBe(false);
});

test('whoever does something in between is not gone', async () => {
  const each = await evening(perMove(20), 'landlord');
  for (let round = 1; round <= 5; round++) {
    await each.wait(20);
    await playTurn(each, 0);
    expect(each.isAway(0)).toBe(false);
    await playTurn(each, 1);
    await each.move(0);
  }
});

test('with an empty bank a bot stays until the return', async () => {
  const each = await evening(bank(20, 0), 'landlord');
  await each.wait(20);
  await playTurn(each, 0);
  expect([each.isAway(0), each.turn]).toEqual([true, 1]);
});

test('what a bot has thought out before the person was back is not played', async () => {
  const each = await evening({ kind: 'none' });
  await each.ask(0, { t: 'leave', id: 'l' });
  await each.ask(0, { t: 'return', id: 'r' });
  const before = each.play.last?.n;
  await each.bot(0);
  expect(each.play.last?.n).toBe(before);
});

test('nor what comes from it in the same breath', async () => {
  const each = await evening({ kind: 'none' });
  await each.ask(0, { t: 'leave', id: 'l' });
  const before = each.play.last?.n ?? 0;
  await Promise.all([each.ask(0, { t: 'return', id: 'r' }), each.bot(0)]);
  expect([each.isAway(0), each.play.last]).toMatchObject([false, { n: before + 1, kind: 'return' }]);
});

test('bots make one visible step at a time, hurry after ten seconds, and take their time again after a person', async () => {
  const each = await evening({ kind: 'none' }, 'landlord', 0, 'normal');
  await each.move(0);
  expect(each.step).toBe(450);
  await each.wait(0.4);
  expect(each.step).toBe(50);
  for (const seat of [0, 1]) await each.ask(seat, { t: 'leave', id: `l${seat}` });
  for (let second = 0; second <= 10; second++) {
    await each.bot(each.awaited);
    expect(each.step).toBe(second < 10 ? 450 : 180);
    await each.wait(1);
  }
  await each.ask(0, { t: 'return', id: 'r' });
  expect(each.step).toBe(450);
});

test('to answer what bots do in a turn of theirs does not make them slow again', async () => {
  const each = await evening({ kind: 'none' }, 'landlord', 0, 'normal');
  await playTurn(each, 0);
  await each.ask(1, { t: 'leave', id: 'l' });
  for (const verb of ['ask 1', 'want', 'pay']) {
    const moves = each.play.legal[1].map((move) => each.match.game.write(move));
    await each.bot(1, moves.find((move) => move.startsWith(verb)) ?? '');
    await each.wait(4);
  }
  expect([each.awaited, each.play.window]).toEqual([0, true]);
  await each.move(0, 'refuse');
  expect([each.awaited, each.step]).toEqual([1, 180]);
});

test('where nothing else was asked for, bots do not wait', async () => {
  const each = await evening({ kind: 'none' });
  await each.move(0);
  expect(each.step).toBe(0);
});

test('what a bot played for somebody is not taken for theirs when it is taken back', async () => {
  const each = await stoodIn();
  await each.ask(1, { t: 'propose', id: 'p', what: 'undo' });
  await each.ask(0, { t: 'vote', id: 'v', what: 'undo', yes: true });
  expect(each.awaited).toBe(1);
  expect(await each.ask(0, { t: 'propose', id: 'q', what: 'undo' })).toMatchObject({ t: 'ack' });
});

test('whoever takes back goes back to what they did themselves, not to what a bot did for them', async () => {
  const each = await stoodIn();
  await each.ask(0, { t: 'propose', id: 'p', what: 'undo' });
  await each.ask(1, { t: 'vote', id: 'v', what: 'undo', yes: true });
  expect(each.play.last).toMatchObject({ kind: 'undo', to: 1 });
});

/** An evening on which a bot has played for the first seat, who is back. */
async function stoodIn() {
  const each = await evening({ kind: 'none' });
  await each.move(0);
  await each.move(1);
  await each.ask(0, { t: 'leave', id: 'l' });
  await each.bot(0);
  await each.ask(0, { t: 'return', id: 'r' });
  return each;
}

/** Plays on until the turn is another seat's. */
async function playTurn(each: Evening, seat: Seat): Promise<void> {
  while (each.turn === seat)
    if (each.isAway(each.awaited)) await each.bot(each.awaited);
    else await each.move(each.awaited);
}

test('a log does not grow for ever by returning: after a thousand entries that are no moves, nobody returns to what they have no time left for', async () => {
  const each = await evening(perMove(5));
  let returned = 0;
  const comesBack = async (): Promise<boolean> => (await each.ask(0, { t: 'return', id: each.id() }))?.t === 'ack';
  for (let round = 0; round < 600; round++) {
    await each.wait(5);
    if (await comesBack()) returned++;
  }
  expect(returned).toBe(500);
  expect(each.play.last?.n).toBe(1_001);
  expect(each.isAway(0)).toBe(true);
  // The next question is theirs again.
  await each.bot(0);
  await each.move(1);
  expect([each.isAway(0), each.left(0)]).toEqual([false, 5]);
});
