import { type AnyGame, below, everyone, generator, list, type Options, type Seat } from '@insula/kernel';
import type { ClockSpec, Table } from '@insula/protocol';
import { openShelf } from '@insula/shelf';
import { describe, expect, test } from 'vitest';
import { decisionOf } from '../src/match/answers.ts';
import type { Play } from '../src/match/match.ts';
import { headOf, type Quiet, quiet } from './quiet.ts';

const game = (await openShelf()).game('example') as AnyGame;
const SEATS = 3;
const CLOCKS: readonly ClockSpec[] = [
  { kind: 'bank', seconds: 600, increment: 5 },
  { kind: 'move', seconds: 60 },
  { kind: 'days', days: 2 },
];

/** All pick lanterns; nobody has answered. */
async function lanterns(clock: ClockSpec): Promise<Quiet> {
  const head = { ...headOf(game, SEATS), clock };
  return quiet(game, head, game.setup(head.options, SEATS, generator('faces')));
}

/** What somebody who comes now is shown. */
async function shown({ enter }: Quiet, seat: Seat | null): Promise<Table> {
  const { heard } = await enter(seat);
  return JSON.parse(heard[0]).table;
}

async function answer(match: Quiet, seat: Seat): Promise<void> {
  const ear = await match.enter(seat);
  const play = match.match.play as Play;
  await ear.ask({ t: 'move', id: `a${seat}`, decision: decisionOf(play, seat), moves: ['lantern 2'] });
}

test('a clock begins full: so many seconds, or days', async () => {
  const begins = CLOCKS.map(async (clock) => {
    const match = await lanterns(clock);
    const { clocks } = await shown(match, null);
    await match.close();
    return clocks?.[0].left;
  });
  expect(await Promise.all(begins)).toEqual([600_000, 60_000, 2 * 24 * 3_600_000]);
});

describe.each(CLOCKS.map((clock) => [clock.kind, clock] as const))('with a clock of kind %s', (_, clock) => {
  test('who has answered in secret seems to think on, to everybody else', async () => {
    const [answered, thinking] = [await lanterns(clock), await lanterns(clock)];
    expect((answered.match.play as Play).awaited).toBe(everyone(SEATS));
    for (const match of [answered, thinking]) await match.wait(2_000);
    await answer(answered, 0);
    await thinking.enter(0);
    for (const passed of [0, 1_000, 7_000]) {
      for (const match of [answered, thinking]) await match.wait(passed);
      for (const seat of [1, 2, null]) expect(await shown(answered, seat)).toEqual(await shown(thinking, seat));
    }
    const { clocks: faces } = await shown(answered, 1);
    expect(faces?.map(({ running }) => running)).toEqual([true, true, true]);
    expect(new Set(faces?.map(({ left }) => left)).size).toBe(1);
    for (const match of [answered, thinking]) await match.close();
  });
});

test('an answer in secret is shown to its own seat alone', async () => {
  const match = await lanterns(CLOCKS[0]);
  await answer(match, 0);
  expect((await shown(match, 0)).answer).toEqual(['lantern 2']);
  for (const seat of [1, 2, null]) expect((await shown(match, seat)).answer).toBeUndefined();
  await match.close();
});

test('an answer that waited when the match ended is kept no longer', async () => {
  const match = await lanterns(CLOCKS[0]);
  await answer(match, 0);
  expect(await match.matches.store.held('m')).toHaveLength(1);
  for (const seat of [1, 2]) await (await match.enter(seat)).ask({ t: 'resign', id: `r${seat}` });
  expect(match.match.head.phase).toBe('over');
  expect(await match.matches.store.held('m')).toEqual([]);
  await match.close();
});

test('the pause of an answer window costs nobody time', async () => {
  const head = headOf(game, SEATS, undefined, 4_000);
  const match = await quiet(
    game,
    head,
    someMoment((state) => game.window(state)),
  );
  const [seat] = list((match.match.play as Play).awaited);
  const left = async () => (await shown(match, null)).clocks?.[seat].left;
  await match.wait(4_000);
  expect(await left()).toBe(600_000);
  await match.wait(1_000);
  expect(await left()).toBe(599_000);
  await match.close();
});

test('what others do meanwhile changes neither the question nor the clock of those who think', async () => {
  const gossips = (state: unknown): string | undefined =>
    game.toAct(state) === everyone(SEATS) ? written(state, 1).find((text) => text.startsWith('gossip')) : undefined;
  const state = someMoment((one) => gossips(one) !== undefined);
  const match = await quiet(game, headOf(game, SEATS), state);
  const play = match.match.play as Play;
  const decision = decisionOf(play, 0);
  await match.wait(3_000);
  const ear = await match.enter(1);
  await ear.ask({ t: 'move', id: 'g', decision: decisionOf(play, 1), moves: [gossips(state) ?? ''] });
  expect(play.last).toMatchObject({ kind: 'move', seat: 1 });
  expect(decisionOf(play, 0)).toBe(decision);
  expect((await shown(match, 0)).clocks?.[0].left).toBe(597_000);
  await match.close();
});

function written(state: unknown, seat: Seat): string[] {
  const moves: unknown[] = [];
  const count = game.legal(state, seat, moves);
  return moves.slice(0, count).map((move) => game.write(move));
}

/** The first moment of random matches that is like that. */
function someMoment(is: (state: unknown) => boolean): unknown {
  for (let i = 0; ; i++) {
    const rng = generator(`pause ${i}`);
    const state = game.setup(headOf(game, SEATS).options, SEATS, generator(`pause ${i}`));
    while (game.toAct(state) !== 0) {
      if (is(state)) return state;
      const [mover] = list(game.toAct(state));
      const moves: unknown[] = [];
      const count = game.legal(state, mover, moves);
      game.play(state, mover, moves[below(rng, count)]);
    }
  }
}

test('an answer in secret costs its time and no more, once it is played', async () => {
  const match = await lanterns({ kind: 'bank', seconds: 600, increment: 5 });
  await match.wait(2_000);
  await answer(match, 0);
  await match.wait(7_000);
  for (const seat of [1, 2]) await answer(match, seat);
  const play = match.match.play as Play;
  expect(list(play.awaited)).toHaveLength(1);
  expect((await shown(match, null)).clocks?.map(({ left }) => left)).toEqual([603_000, 596_000, 596_000]);
  await match.close();
});

test('who has answered in secret is not late, however long the others think', async () => {
  const match = await lanterns({ kind: 'move', seconds: 60 });
  await answer(match, 0);
  await match.wait(60_000);
  expect(match.match.head.seats.map(({ standIn }) => standIn)).toEqual([false, true, true]);
  expect((await shown(match, 0)).answer).toEqual(['lantern 2']);
  await match.close();
});

test('the clock of whoever a bot stands in for stands still', async () => {
  const match = await lanterns({ kind: 'bank', seconds: 600, increment: 5 });
  await match.wait(2_000);
  await (await match.enter(0)).ask({ t: 'leave', id: 'l' });
  await match.wait(7_000);
  const { clocks } = await shown(match, null);
  expect(clocks).toEqual([
    { left: 598_000, running: false },
    { left: 591_000, running: true },
    { left: 591_000, running: true },
  ]);
  await match.close();
});

test('nobody is late before the pause of an answer window and their own time are over', async () => {
  const state = someMoment((one) => game.window(one));
  const match = await quiet(game, { ...headOf(game, SEATS, undefined, 4_000), clock: { kind: 'move', seconds: 10 } }, state);
  const [seat] = list((match.match.play as Play).awaited);
  await match.wait(13_999);
  expect(match.match.head.seats[seat].standIn).toBe(false);
  await match.wait(1);
  expect(match.match.head.seats[seat].standIn).toBe(true);
  await match.close();
});

test('of several who think at once, whoever has least time left is looked at first', async () => {
  const match = await lanterns({ kind: 'bank', seconds: 600, increment: 5 });
  const { left } = match.match.play as Play;
  [left[0], left[1]] = [30_000, 5_000];
  await answer(match, 2);
  const { store } = match.matches;
  const begun = match.match.head.created;
  expect([await store.due(begun + 4_999, 1), await store.due(begun + 5_000, 1)]).toEqual([[], ['m']]);
  await match.close();
});

test('what somebody answered in secret is not played once they have resigned', async () => {
  const match = await lanterns(CLOCKS[0]);
  const play = match.match.play as Play;
  await answer(match, 0);
  const ear = await match.enter(0);
  await ear.ask({ t: 'resign', id: 'r' });
  expect(play.held[0]).toBeNull();
  for (const seat of [1, 2]) await answer(match, seat);
  expect(play.last?.kind).not.toBe('move');
  await match.close();
});

test('neither whoever leaves has answered, nor whoever is back, whatever a bot has answered in between', async () => {
  const match = await lanterns(CLOCKS[0]);
  const play = match.match.play as Play;
  await answer(match, 0);
  const ear = await match.enter(0);
  await ear.ask({ t: 'leave', id: 'l' });
  expect(play.held[0]).toBeNull();
  const decision = decisionOf(play, 0);
  match.matches.ask(match.room, ear.listener, { t: 'move', id: 'b', decision, moves: ['lantern 3'] }, null);
  await match.matches.settled();
  expect(play.held[0]?.by).toBe('bot');
  await ear.ask({ t: 'return', id: 'r' });
  expect((await shown(match, 0)).answer).toBeUndefined();
  for (const seat of [1, 2]) await answer(match, seat);
  expect(play.last?.kind).not.toBe('move');
  await ear.ask({ t: 'move', id: 'again', decision: decisionOf(play, 0), moves: ['lantern 2'] });
  expect(play.last?.kind).toBe('move');
  await match.close();
});

test('who had answered in a window seems to think on when somebody else takes back what they did meanwhile', async () => {
  const landlord = (await openShelf()).game('landlord');
  const head = headOf(landlord, SEATS, undefined, 4_000);
  const { state, seat, asked, move } = quietStep(landlord, head.options);
  const [answered, thinking] = [await quiet(landlord, head, state), await quiet(landlord, head, state)];
  for (const match of [answered, thinking]) {
    const play = match.match.play as Play;
    const [own, other] = [await match.enter(asked), await match.enter(seat)];
    await match.wait(1_000);
    await other.ask({ t: 'move', id: 'm', decision: decisionOf(play, seat), moves: [move] });
    expect(play.last?.kind).toBe('move');
    const moves = [landlord.write(play.legal[asked][0])];
    if (match === answered) await own.ask({ t: 'move', id: 'a', decision: decisionOf(play, asked), moves });
    await match.wait(2_000);
    await other.ask({ t: 'undo', id: 'u', decision: decisionOf(play, seat) });
    expect([play.last?.kind, play.held[asked]]).toEqual(['undo', null]);
  }
  for (const passed of [0, 3_000, 4_000]) {
    for (const match of [answered, thinking]) await match.wait(passed);
    for (const who of [seat, null]) expect(await shown(answered, who)).toEqual(await shown(thinking, who));
  }
  for (const match of [answered, thinking]) await match.close();
});

/** A moment in which a window is open, and somebody who is not asked may do something that shows nothing and changes nothing of
 *  what is asked. */
function quietStep(landlord: AnyGame, options: Options) {
  for (let i = 0; ; i++) {
    const rng = generator(`step ${i}`);
    const state = landlord.setup(options, SEATS, generator(`step ${i}`));
    const moves: unknown[] = [];
    while (landlord.toAct(state) !== 0) {
      const [asked] = list(landlord.toAct(state));
      for (let seat = 0; landlord.window(state) && seat < SEATS; seat++) {
        const count = seat === asked ? 0 : landlord.legal(state, seat, moves);
        for (const move of moves.slice(0, count)) {
          const after = landlord.clone(state);
          let showed = false;
          landlord.play(after, seat, move, (_, __, shows) => {
            showed ||= shows;
          });
          const isQuiet = !showed && landlord.window(after) && landlord.toAct(after) === landlord.toAct(state);
          if (isQuiet) return { state, seat, asked, move: landlord.write(move) };
        }
      }
      const count = landlord.legal(state, asked, moves);
      landlord.play(state, asked, moves[below(rng, count)]);
    }
  }
}
