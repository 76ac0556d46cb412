import { type AnyGame, only, type Seat } from '@insula/kernel';
import type { Table } from '@insula/protocol';
import { openShelf } from '@insula/shelf';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { decisionOf } from '../src/match/answers.ts';
import { turnsOf } from '../src/match/course.ts';
import { fold, startAt } from '../src/match/history.ts';
import type { Play } from '../src/match/match.ts';
import { type Ear, headOf, type Quiet, quiet } from './quiet.ts';

/** In no game is nobody told what happens; the server sees to it that all know how they stand even so. Here two seats take
 *  turns without a word. */

const PASS = 'pass';
/** At any time: the turn is the seat's own from then on. */
const GRAB = 'grab';
/** From then on the other one may wave. */
const GIVE = 'give';
const WAVE = 'wave';
const MOVES = [PASS, GRAB, GIVE, WAVE];
interface Turns {
  turn: Seat;
  given: boolean;
}

const may = ({ turn, given }: Turns, seat: Seat): string[] => {
  const own = turn === seat ? [PASS, GIVE] : [GRAB];
  return given && seat === 1 ? [...own, WAVE] : own;
};

const turns = {
  ...(await openShelf()).game('example'),
  toAct: ({ turn }: Turns) => only(turn),
  window: () => false,
  legal(state: Turns, seat: Seat, into: string[]): number {
    for (const [i, move] of may(state, seat).entries()) into[i] = move;
    return may(state, seat).length;
  },
  whyNot: (state: Turns, seat: Seat, move: string) =>
    may(state, seat).includes(move) ? null : { rule: 'T-1', code: 'not' },
  play(state: Turns, seat: Seat, move: string): void {
    if (move === PASS) state.turn = 1 - seat;
    if (move === GRAB) state.turn = seat;
    if (move === GIVE) state.given = true;
  },
  result: () => null,
  clone: (state: Turns) => ({ ...state }),
  view: () => ({}),
  measures: () => [],
  read: (text: string) => (MOVES.includes(text) ? text : null),
  write: (move: string) => move,
  ask: () => ({ key: 'turn', values: {} }),
  sayMove: () => ({ key: 'turn', values: {} }),
  sayEvent: () => ({ key: 'turn', values: {} }),
} as unknown as AnyGame;

let match: Quiet;
let ears: Ear[];
let bystander: Ear;
beforeEach(async () => {
  match = await quiet(turns, headOf(turns, 2), { turn: 0, given: false } satisfies Turns);
  ears = [await match.enter(0), await match.enter(1)];
  bystander = await match.enter(null);
  for (const ear of [...ears, bystander]) ear.news();
});
afterEach(() => match.close());

let asks = 0;
const decision = (seat: Seat): number => decisionOf(match.match.play as Play, seat);
const move = (seat: Seat, text: string): Promise<void> =>
  ears[seat].ask({ t: 'move', id: `m${asks++}`, decision: decision(seat), moves: [text] });
const tablesFor = (ear: Ear): Table[] =>
  ear.news().flatMap((text) => {
    const message = JSON.parse(text);
    return message.t === 'news' ? [message.table] : [];
  });

test('all are told who is awaited, though nobody is told why', async () => {
  await move(0, PASS);
  for (const ear of [...ears, bystander]) expect(tablesFor(ear).map(({ awaited }) => awaited)).toEqual([[1]]);
});

test('whoever may do something else than before is told so, and nobody else', async () => {
  await move(0, GIVE);
  expect(tablesFor(ears[1]).map(({ legal }) => legal)).toEqual([[GRAB, WAVE]]);
  expect(tablesFor(bystander)).toEqual([]);
});

test('whoever is asked again, as somebody took back that they went before them, has thought as long as they had by then', async () => {
  await move(0, PASS);
  await match.wait(10_000);
  await move(0, GRAB);
  await match.wait(5_000);
  await ears[0].ask({ t: 'undo', id: 'back', decision: decision(0) });
  const [table] = tablesFor(ears[1]).slice(-1);
  expect(table.awaited).toEqual([1]);
  expect(table.clocks?.[1]).toEqual({ left: 590_000, running: true });
});

test('a course has no turn in which nothing can be seen', async () => {
  for (const seat of [0, 1, 0]) await move(seat, PASS);
  const { game, play } = match.match;
  const { base, rows } = play as Play;
  const past = (async function* () {
    yield fold(game, () => startAt(match.match, base), rows);
  })();
  const seen = [];
  for await (const over of turnsOf(match.match, past, null)) seen.push(...over);
  expect(seen.map(({ n, seat }) => [n, seat])).toEqual([[0, 1]]);
});
