import { below, everyone, generator, has, list, only } from '@insula/kernel';
import { openShelf } from '@insula/shelf';
import { expect, test } from 'vitest';
import { decisionOf } from '../src/match/answers.ts';
import type { Play } from '../src/match/match.ts';
import { opening } from './openings.ts';
import { headOf, quiet } from './quiet.ts';

const PAUSE = 1000;
const game = (await openShelf()).game('example');

/** Plays at random until somebody is asked in an answer window. */
function window(seed: string): unknown {
  const rng = generator(seed);
  const state = game.setup(headOf(game, 3).options, 3, generator(seed));
  while (!game.window(state)) {
    if (game.toAct(state) === 0) return null;
    const awaited = list(game.toAct(state));
    const mover = awaited[below(rng, awaited.length)];
    const moves: unknown[] = [];
    const count = game.legal(state, mover, moves);
    game.play(state, mover, moves[below(rng, count)]);
  }
  return state;
}

const windows = Array.from({ length: 40 }, (_, i) => window(`window ${i}`)).filter((state) => state !== null);

test('answer windows are met', () => expect(windows.length).toBeGreaterThan(10));

test('a window closes no sooner than the pause, whatever is answered, and nobody sees the answer before', async () => {
  for (const state of windows) {
    const seat = list(game.toAct(state))[0];
    expect(game.toAct(state)).toBe(only(seat));
    const { enter, wait, match, close } = await quiet(game, headOf(game, 3), state);
    const [own, other, watcher] = [await enter(seat), await enter((seat + 1) % 3), await enter(null)];
    for (const ear of [own, other, watcher]) ear.news();
    const texts = answers(state, seat);
    const decision = match.play === null ? 0 : decisionOf(match.play, seat);
    expect(JSON.parse(other.heard[0]).table.closes).toBe(PAUSE);
    await own.ask({ t: 'move', id: 'x', decision, moves: [texts[texts.length - 1]] });
    expect(own.news().map((text) => JSON.parse(text).t)).toEqual(['ack', 'news']);
    await wait(PAUSE - 1);
    expect(other.news()).toEqual([]);
    expect(watcher.news()).toEqual([]);
    await wait(1);
    expect(other.news().map((text) => JSON.parse(text).t)).toEqual(['news']);
    expect(watcher.news()).toHaveLength(1);
    await close();
  }
});

test('an answer that comes late closes the window at once', async () => {
  const [state] = windows;
  const seat = list(game.toAct(state))[0];
  const { enter, wait, match, close } = await quiet(game, headOf(game, 3), state);
  const [own, other] = [await enter(seat), await enter((seat + 1) % 3)];
  other.news();
  await wait(5 * PAUSE);
  const decision = match.play === null ? 0 : decisionOf(match.play, seat);
  await own.ask({ t: 'move', id: 'x', decision, moves: [answers(state, seat)[0]] });
  expect(other.news()).toHaveLength(1);
  await close();
});

test('what is done in a window by whoever is asked waits for its end, also what could be done at any time', async () => {
  const chances = windows.flatMap((state) => {
    const seat = list(game.toAct(state))[0];
    return moves(state, seat).flatMap((text) => (text.startsWith('gossip') ? [{ state, seat, text }] : []));
  });
  expect(chances.length).toBeGreaterThan(3);
  for (const { state, seat, text } of chances) {
    const { enter, wait, match, close } = await quiet(game, headOf(game, 3), state);
    const [own, other] = [await enter(seat), await enter((seat + 1) % 3)];
    other.news();
    const decision = match.play === null ? 0 : decisionOf(match.play, seat);
    await own.ask({ t: 'move', id: 'x', decision, moves: [text] });
    await wait(PAUSE - 1);
    expect(other.news()).toEqual([]);
    await wait(1);
    expect(other.news().length).toBeGreaterThan(0);
    await close();
  }
});

/** What answers the question: not what may be played at any time. */
const answers = (state: unknown, seat: number): string[] => moves(state, seat).filter((text) => !text.startsWith('gossip'));

function moves(state: unknown, seat: number): string[] {
  const legal: unknown[] = [];
  const count = game.legal(state, seat, legal);
  return legal.slice(0, count).map((move) => game.write(move));
}

const last = (heard: readonly string[]) => JSON.parse(heard[heard.length - 1]);

/** Plays at random until all pick a lantern and `seat` could gossip meanwhile. */
function gossipAtLanterns(seed: string, seat: number): unknown {
  const rng = generator(seed);
  const state = game.setup(headOf(game, 3).options, 3, generator(seed));
  while (game.toAct(state) !== 0) {
    if (game.toAct(state) === everyone(3) && moves(state, seat).some((text) => text.startsWith('gossip'))) return state;
    const awaited = list(game.toAct(state));
    const mover = awaited[below(rng, awaited.length)];
    const texts = moves(state, mover);
    game.play(state, mover, game.read(texts[below(rng, texts.length)]));
  }
  return null;
}

test('a card played at any time leaves the answer that is kept as it was', async () => {
  const states = Array.from({ length: 40 }, (_, i) => gossipAtLanterns(`gossip ${i}`, 1)).filter((state) => state !== null);
  expect(states.length).toBeGreaterThan(3);
  for (const state of states) {
    const { enter, match, close } = await quiet(game, headOf(game, 3), state);
    const [first, second, third] = [await enter(0), await enter(1), await enter(2)];
    const say = async (ear: typeof first, seat: number, move: string): Promise<void> => {
      const decision = match.play === null ? 0 : decisionOf(match.play, seat);
      await ear.ask({ t: 'move', id: `${seat} ${move}`, decision, moves: [move] });
    };
    await say(second, 1, 'lantern 2');
    first.news();
    const gossip = moves(state, 1).find((text) => text.startsWith('gossip')) ?? '';
    await say(second, 1, gossip);
    const heard = first.news().map((text) => JSON.parse(text));
    expect(heard.flatMap(({ items }) => items.map((item: { event: { is: string } }) => item.event.is))).toContain(
      'gossiped',
    );
    expect(last(second.heard).table.answer).toEqual(['lantern 2']);
    await say(first, 0, 'lantern 1');
    await say(third, 2, 'lantern 1');
    const told = first.news().flatMap((text) => JSON.parse(text).items ?? []);
    expect(told.map((item: { event: { picks?: number[] } }) => item.event.picks)).toContainEqual([1, 2, 1]);
    await close();
  }
});

test('a bot that plays the rest of a turn stays while others answer to it', async () => {
  const openings = Array.from({ length: 40 }, (_, i) => opening(game, 3, `order ${i}`)).filter((found) => found !== null);
  for (const { state, mover, move, asked } of openings) {
    const head = { ...headOf(game, 3), clock: { kind: 'move' as const, seconds: 60 } };
    const { enter, wait, match, matches, room, close } = await quiet(game, head, state);
    const play = match.play as Play;
    const [own, other] = [await enter(mover), await enter(asked)];
    await wait(60_000);
    expect(head.seats.map((_, seat) => match.head.seats[seat].standIn)).toEqual([0, 1, 2].map((seat) => seat === mover));
    matches.ask(room, own.listener, { t: 'move', id: 'b', decision: decisionOf(play, mover), moves: [move] }, null);
    await matches.settled();
    expect([play.window, match.head.seats[mover].standIn]).toEqual([true, true]);
    const moves = [game.write(play.legal[asked][0])];
    await other.ask({ t: 'move', id: 'a', decision: decisionOf(play, asked), moves });
    await wait(PAUSE);
    expect(match.head.seats[mover].standIn).toBe(play.window || has(play.awaited, mover));
    await close();
  }
});
