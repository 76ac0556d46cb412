import { everyone, list, type Seat } from '@insula/kernel';
import type { ClockSpec } from '@insula/protocol';
import { openShelf } from '@insula/shelf';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Play } from '../src/match/match.ts';
import { Evening } from './leaks/evening.ts';
import { headOf } from './quiet.ts';

/** Two evenings that differ in one seat's secret: all others must receive the same, at the same moments. */

const game = (await openShelf()).game('example');
const SEATS = 3;
const OWNER: Seat = 1;
const BANK: ClockSpec = { kind: 'bank', seconds: 600, increment: 5 };
const EACH: ClockSpec = { kind: 'move', seconds: 60 };

afterEach(() => void vi.useRealTimers());

type World = 'here' | 'there';
type Script = (evening: Evening, world: World) => Promise<void>;

async function receivedIn(world: World, clock: ClockSpec, script: Script): Promise<string[]> {
  const evening = await Evening.begin(game, { ...headOf(game, SEATS), clock }, OWNER);
  try {
    await script(evening, world);
    await evening.lookBack();
    return evening.received;
  } finally {
    await evening.end();
  }
}

async function expectAlike(clock: ClockSpec, script: Script): Promise<void> {
  const here = await receivedIn('here', clock, script);
  expect(here.length).toBeGreaterThan(20);
  const there = await receivedIn('there', clock, script);
  const parted = here.findIndex((text, i) => text !== there[i]);
  expect([there[parted], there.length]).toEqual([here[parted], here.length]);
}

/** All are asked at once, and nobody has answered. */
const isLanterns = (play: Play): boolean => play.awaited === everyone(SEATS) && play.held.every((held) => held === null);

/** What the others do meanwhile, for some seconds: whoever has a secret says nothing. */
async function meanwhile(evening: Evening): Promise<void> {
  await evening.ask(0, { t: 'ping' });
  await evening.pass(500);
  const back = await evening.enter(2, false, 1);
  await evening.pass(500);
  await evening.ask(0, { t: 'chat', text: 'Well?' });
  await evening.ask(0, { t: 'undo', decision: 1 });
  await evening.ask(2, { t: 'propose', what: 'end' });
  await evening.pass(500);
  await evening.ask(0, { t: 'vote', what: 'end', yes: false });
  await evening.lookBack();
  await evening.pass(500);
  back.listener.close();
}

/** All are asked anew, and whoever moved last may take that back alone. */
async function othersMoveBefore(evening: Evening): Promise<Seat> {
  const top = ({ steps }: Play): Seat => steps[steps.length - 1]?.seat ?? OWNER;
  await evening.until('again', (play) => isLanterns(play) && play.moved.every((moves) => moves > 0) && top(play) !== OWNER);
  return top(evening.play);
}

const answerAll = async (evening: Evening, seats: readonly Seat[]): Promise<void> => {
  for (const seat of seats) await evening.move(seat, 'lantern 2');
};

describe('what others receive, when, and in which order', () => {
  test('does not tell whether somebody has answered', () =>
    expectAlike(EACH, async (evening, world) => {
      if (world === 'here') await evening.move(OWNER, 'lantern 3');
      await meanwhile(evening);
      if (world === 'there') await evening.move(OWNER, 'lantern 3');
      await evening.pass(1_000);
      await answerAll(evening, [0, 2]);
      await evening.pass(1_000);
    }));

  test('does not tell what somebody answers, withdraws and answers again', () =>
    expectAlike(BANK, async (evening, world) => {
      await evening.move(OWNER, world === 'here' ? 'lantern 1' : 'lantern 3');
      await evening.pass(500);
      if (world === 'here') await evening.ask(OWNER, { t: 'withdraw', decision: 101 });
      await meanwhile(evening);
    }));

  test('does not tell an order from an answer by hand', () =>
    expectAlike(BANK, async (evening, world) => {
      const orders = [{ ask: game.ask(game.view(evening.play.state, OWNER)).key, move: 'lantern 3' }];
      if (world === 'here') await evening.ask(OWNER, { t: 'orders', orders });
      else await evening.move(OWNER, 'lantern 3');
      await meanwhile(evening);
      await evening.ask(OWNER, { t: 'orders', orders: world === 'here' ? [] : [{ ask: 'never', move: 'rest' }] });
      await evening.pass(1_000);
      await answerAll(evening, [0, 2]);
      await evening.pass(1_000);
    }));

  test('does not tell, in a window, when somebody answers nor by what', async () => {
    await expectAlike(BANK, async (evening, world) => {
      await evening.until('w3', ({ window, awaited }) => window && list(awaited)[0] === OWNER);
      const ask = game.ask(game.view(evening.play.state, OWNER)).key;
      if (world === 'here') await evening.ask(OWNER, { t: 'orders', orders: [{ ask, move: 'pass' }] });
      await evening.pass(900);
      if (world === 'there') await evening.move(OWNER, 'pass');
      expect(evening.play.awaited).toBe(1 << OWNER);
      await evening.pass(100);
      expect(evening.play.awaited).not.toBe(1 << OWNER);
      await evening.ask(OWNER, { t: 'orders', orders: [] });
      await evening.pass(1_000);
    });
  });

  test.each(['alone', 'by consent'])('does not tell who had answered when something is taken back %s', (how) =>
    expectAlike(BANK, async (evening, world) => {
      const mover = await othersMoveBefore(evening);
      // News of the move still wait for whoever looks on.
      if (world === 'here') await evening.move(OWNER, 'lantern 3');
      await evening.pass(4_000);
      if (how === 'alone') await evening.ask(mover, { t: 'undo', decision: evening.play.decisions[mover] * 100 });
      else {
        await evening.ask(mover, { t: 'propose', what: 'undo' });
        if (world === 'there') await evening.move(OWNER, 'lantern 3');
        await evening.pass(500);
        for (const seat of [0, 1, 2]) if (seat !== mover) await evening.ask(seat, { t: 'vote', what: 'undo', yes: true });
      }
      expect(evening.play.awaited).toBe(1 << mover);
      await evening.pass(1_000);
    }),
  );

  test('does not tell, at the end and after it, what somebody had answered and ordered', () =>
    expectAlike(BANK, async (evening, world) => {
      if (world === 'here') {
        await evening.move(OWNER, 'lantern 3');
        await evening.ask(OWNER, { t: 'orders', orders: [{ ask: 'never', move: 'rest' }] });
      }
      await evening.pass(1_000);
      await evening.ask(0, { t: 'resign' });
      await evening.ask(2, { t: 'resign' });
      await evening.pass(1_000);
      await evening.lookBack();
      await evening.ask(0, { t: 'propose', what: 'rematch' });
      await evening.pass(1_000);
      for (const seat of [2, OWNER]) await evening.ask(seat, { t: 'vote', what: 'rematch', yes: true });
      await evening.lookAhead();
    }));
});
