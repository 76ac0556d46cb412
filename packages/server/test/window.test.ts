import { type AnyGame, below, generator, list, only } from '@insula/kernel';
import { openShelf } from '@insula/shelf';
import { expect, test } from 'vitest';
import { decisionOf } from '../src/match/answers.ts';
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

test('a window closes no sooner than the pause, whatever is answered, and nobody sees the answer before', () => {
  for (const state of windows) {
    const seat = list(game.toAct(state))[0];
    expect(game.toAct(state)).toBe(only(seat));
    const { enter, wait, match, close } = quiet(game, headOf(game, 3), state);
    const [own, other, watcher] = [enter(seat), enter((seat + 1) % 3), enter(null)];
    for (const ear of [own, other, watcher]) ear.news();
    const moves = answers(game, state, seat);
    const decision = match.play === null ? 0 : decisionOf(match.play, seat);
    own.ask({ t: 'move', id: 'x', decision, moves: [moves[moves.length - 1]] });
    expect(own.news().map((text) => JSON.parse(text).t)).toEqual(['ack', 'news']);
    wait(PAUSE - 1);
    expect(other.news()).toEqual([]);
    expect(watcher.news()).toEqual([]);
    wait(1);
    expect(other.news().map((text) => JSON.parse(text).t)).toEqual(['news']);
    expect(watcher.news()).toHaveLength(1);
    close();
  }
});

test('an answer that comes late closes the window at once', () => {
  const [state] = windows;
  const seat = list(game.toAct(state))[0];
  const { enter, wait, match, close } = quiet(game, headOf(game, 3), state);
  const [own, other] = [enter(seat), enter((seat + 1) % 3)];
  other.news();
  wait(5 * PAUSE);
  const decision = match.play === null ? 0 : decisionOf(match.play, seat);
  own.ask({ t: 'move', id: 'x', decision, moves: [answers(game, state, seat)[0]] });
  expect(other.news()).toHaveLength(1);
  close();
});

/** What answers the question: not what may be played at any time. */
function answers(at: AnyGame, state: unknown, seat: number): string[] {
  const moves: unknown[] = [];
  const count = at.legal(state, seat, moves);
  return moves
    .slice(0, count)
    .map((move) => at.write(move))
    .filter((text) => !text.startsWith('gossip'));
}
