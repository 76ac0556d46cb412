import { type AnyGame, everyone, list, only, PUBLIC, type Seat, type Seats, type Tell } from '@insula/kernel';
import { openShelf } from '@insula/shelf';
import { expect, test } from 'vitest';
import { decisionOf } from '../src/match/answers.ts';
import type { Play } from '../src/match/match.ts';
import { type Ear, headOf, type Quiet, quiet } from './quiet.ts';

/** No game has an answer in secret that is made of several moves; the server takes them all the same. Here two seats choose
 *  two different letters each. */

const LETTERS = ['a', 'b', 'c'];
/** One more, which shows its own seat something. */
const SHOWN = 'd';
/** At any time, and told to nobody else: from then on nobody may choose the first letter. */
const BURN = 'burn';
const WANTED = 2;
interface Letters {
  readonly picks: string[][];
  burnt: boolean;
}

const SEATS = 2;
const begun = (): Letters => ({ picks: [[], []], burnt: false });
const awaitedIn = ({ picks }: Letters): Seats => list(everyone(SEATS)).reduce((all, seat) => all | asked(picks, seat), 0);
const asked = (picks: string[][], seat: Seat): Seats => (picks[seat].length < WANTED ? 1 << seat : 0);

const letters = {
  ...(await openShelf()).game('example'),
  setup: begun,
  toAct: awaitedIn,
  window: () => false,
  legal({ picks }: Letters, seat: Seat, into: string[]): number {
    const free = asked(picks, seat) === 0 ? [] : LETTERS.filter((letter) => !picks[seat].includes(letter));
    for (const [i, letter] of free.entries()) into[i] = letter;
    return free.length;
  },
  whyNot({ picks, burnt }: Letters, seat: Seat, letter: string) {
    if (burnt && letter === LETTERS[0]) return { rule: 'T-2', code: 'burnt' };
    return picks[seat].includes(letter) ? { rule: 'T-1', code: 'twice' } : null;
  },
  play(state: Letters, seat: Seat, letter: string, tell?: Tell<unknown>): void {
    const { picks } = state;
    if (letter === BURN) {
      state.burnt = true;
      tell?.({ is: 'burnt' }, only(seat), true);
      return;
    }
    picks[seat].push(letter);
    if (letter === SHOWN) tell?.({ is: 'shown' }, only(seat), true);
    if (awaitedIn(state) === 0) tell?.({ is: 'chosen', picks }, PUBLIC, true);
  },
  result: () => null,
  clone: ({ picks, burnt }: Letters) => ({ picks: picks.map((own) => [...own]), burnt }),
  view: ({ picks }: Letters, seat: Seat | null) => ({ own: seat === null ? [] : picks[seat] }),
  read: (text: string) => ([...LETTERS, SHOWN, BURN].includes(text) ? text : null),
  write: (letter: string) => letter,
  ask: () => ({ key: 'letter', values: {} }),
  sayMove: () => ({ key: 'letter', values: {} }),
  sayEvent: () => ({ key: 'letter', values: {} }),
} as unknown as AnyGame;

const open = (): Promise<Quiet> => quiet(letters, headOf(letters, SEATS), begun());

let asks = 0;
async function answered(ear: Ear, play: Play, seat: Seat, moves: string[], t: 'move' | 'why' = 'move') {
  const id = `r${asks++}`;
  await ear.ask(t === 'why' ? { t, id, moves } : { t, id, decision: decisionOf(play, seat), moves });
  return ear.heard.map((text) => JSON.parse(text)).findLast((message) => message.id === id);
}
const tableOf = ({ heard }: Ear) => heard.map((text) => JSON.parse(text)).findLast(({ t }) => t === 'news').table;

test('an answer of several moves is given one after the other, and shown to its own seat alone', async () => {
  const { match, enter, close } = await open();
  const play = match.play as Play;
  const [own, other] = [await enter(0), await enter(1)];
  other.news();
  const before = decisionOf(play, 0);
  expect(await answered(own, play, 0, ['b'])).toMatchObject({ t: 'ack' });
  expect(tableOf(own)).toMatchObject({ answer: ['b'], legal: ['a', 'c'], view: { own: ['b'] } });
  expect(tableOf(own).answered).toBeUndefined();
  // What was chosen before is not chosen by the same words again.
  await own.ask({ t: 'move', id: 'late', decision: before, moves: ['c'] });
  expect(JSON.parse(own.heard.findLast((text) => text.includes('"late"')) ?? '')).toMatchObject({ code: 'stale' });
  expect(await answered(own, play, 0, ['a'])).toMatchObject({ t: 'ack' });
  expect(tableOf(own)).toMatchObject({ answer: ['b', 'a'], answered: true });
  expect(other.news()).toEqual([]);
  await close();
});

test('nothing is played while somebody has given only a part of their answer', async () => {
  const { match, enter, close } = await open();
  const play = match.play as Play;
  const [own, other] = [await enter(0), await enter(1)];
  await answered(own, play, 0, ['b']);
  await answered(other, play, 1, ['a', 'c']);
  expect([tableOf(own).answer, tableOf(other).answered]).toEqual([['b'], true]);
  expect(play.state).toEqual(begun());
  await answered(own, play, 0, ['c']);
  expect((play.state as Letters).picks).toEqual([
    ['b', 'c'],
    ['a', 'c'],
  ]);
  await close();
});

test('whoever answered what the answer of another has made impossible is asked again', async () => {
  const { match, enter, close } = await open();
  const play = match.play as Play;
  const [own, other] = [await enter(0), await enter(1)];
  await answered(own, play, 0, ['b', 'c', BURN]);
  await answered(other, play, 1, ['a', 'c']);
  expect((play.state as Letters).picks).toEqual([['b', 'c'], []]);
  expect([tableOf(other).answer, tableOf(other).awaited]).toEqual([undefined, [1]]);
  await answered(other, play, 1, ['b', 'c']);
  expect((play.state as Letters).picks[1]).toEqual(['b', 'c']);
  await close();
});

test('a refusal says which of the moves that were sent, whatever was begun before', async () => {
  const { match, enter, close } = await open();
  const play = match.play as Play;
  const own = await enter(0);
  await answered(own, play, 0, ['b']);
  for (const t of ['move', 'why'] as const) {
    expect(await answered(own, play, 0, ['b'], t)).toMatchObject({ move: 0, rule: 'T-1', code: 'twice' });
    expect(await answered(own, play, 0, ['c', 'c'], t)).toMatchObject({ move: 1, rule: 'T-1', code: 'twice' });
  }
  expect(await answered(own, play, 0, ['c'], 'why')).toMatchObject({ t: 'why', rule: null, code: null, final: true });
  expect(play.held[0]?.moves.map(({ text }) => text)).toEqual(['b']);
  await close();
});

test('another answer takes the place of one that is whole, and is played when all are there', async () => {
  const { match, enter, close } = await open();
  const play = match.play as Play;
  const [own, other] = [await enter(0), await enter(1)];
  expect(await answered(own, play, 0, ['a', 'b'])).toMatchObject({ t: 'ack' });
  expect(await answered(own, play, 0, ['c', 'a'])).toMatchObject({ t: 'ack' });
  expect(tableOf(own).answer).toEqual(['c', 'a']);
  expect(await answered(other, play, 1, ['b', 'c'])).toMatchObject({ t: 'ack' });
  expect((play.state as Letters).picks).toEqual([
    ['c', 'a'],
    ['b', 'c'],
  ]);
  await close();
});

test('no answer goes on behind a move that shows something: whether the next is refused would tell what', async () => {
  const { match, enter, close } = await open();
  const play = match.play as Play;
  const own = await enter(0);
  for (const t of ['move', 'why'] as const)
    expect(await answered(own, play, 0, [SHOWN, 'a'], t)).toMatchObject({ move: 1, rule: null, code: 'stale' });
  expect([play.held[0], play.state]).toEqual([null, begun()]);
  await close();
});

test('an answer that cannot be given any more is gone, its seat is told so, and others keep theirs', async () => {
  const { match, enter, close } = await open();
  const play = match.play as Play;
  const [own, other] = [await enter(0), await enter(1)];
  await answered(own, play, 0, ['b', 'a']);
  expect(await answered(other, play, 1, [BURN])).toMatchObject({ t: 'ack' });
  expect(tableOf(own).answer).toBeUndefined();
  expect(play.held).toEqual([null, null]);
  await answered(other, play, 1, ['b', 'c']);
  expect((play.state as Letters).picks).toEqual([[], []]);
  await answered(own, play, 0, ['c', 'b']);
  expect((play.state as Letters).picks).toEqual([
    ['c', 'b'],
    ['b', 'c'],
  ]);
  await close();
});

test('an answer of several moves earns one increment, and one is taken back with it', async () => {
  const { match, enter, close } = await open();
  const play = match.play as Play;
  const [own, other] = [await enter(0), await enter(1)];
  await answered(own, play, 0, ['a', 'b']);
  await answered(other, play, 1, ['b', 'c']);
  expect(play.left).toEqual([605_000, 605_000]);
  await own.ask({ t: 'propose', id: 'p', what: 'undo' });
  await other.ask({ t: 'vote', id: 'v', what: 'undo', yes: true });
  expect([play.left, play.state]).toEqual([[600_000, 600_000], begun()]);
  await close();
});
