import type { Item, Summary, Table } from '@insula/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { present } from '../src/match/presented.ts';
import type { Link, Seated } from '../src/net/link.ts';
import { settings } from '../src/settings/settings.ts';
import type { Held } from '../src/tables/table.ts';

const item = (n: number, event: string): Item => ({ n, at: 0, kind: 'event', event });
const table = (view: number): Table => ({
  view,
  partial: false,
  awaited: [0],
  decision: view,
  legal: ['up'],
  undo: false,
});

/** A link to which a test tells what happens; `walk` moves a piece, `count` is held up. */
function told() {
  const first = { items: [] as Item[], table: table(0), since: 0, summary: {} as Summary, pending: 0 };
  const store = createStore<Seated>(() => first as unknown as Seated);
  const link: Link = { store, send() {}, forgive() {}, close() {} } as unknown as Link;
  const shown = present(link, { travels, holds });
  const tell = (...events: string[]): void => {
    const { items } = store.getState();
    const more = [...items, ...events.map((event, i) => item(items.length + i + 1, event))];
    store.setState({ items: more, table: table(more.length) });
  };
  const board = () => shown.store.getState().table?.view;
  const held = () => shown.held.getState().lines?.map(({ n }) => n) ?? null;
  const beside = () => shown.beside.store.getState();
  return { shown, tell, board, beside, held, store };
}

const is = (event: string) => (one: Item) => one.kind === 'event' && one.event === event;
const travels = (event: unknown) => (event === 'walk' ? [{ kind: '', from: '', to: '', over: null }] : []);
/** Counted as it stood, then paid. */
function holds(view: unknown, fresh: readonly Item[]): readonly Held<unknown>[] {
  const about = fresh.filter(is('count'));
  return about.flatMap(({ n }) => [
    { until: n - 1, view: `${view} counted`, about, lasts: 2_000 },
    { until: n, view: `${view} paid`, about, lasts: 1_000 },
  ]);
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.setState({ speed: 'normal' });
});
afterEach(() => {
  vi.useRealTimers();
});

test('what happens is shown one thing after the other, each long enough to be seen', () => {
  const { tell, board, beside } = told();
  tell('walk');
  tell('walk');
  expect([board(), beside().table?.view, beside().items.length]).toEqual([1, 1, 1]);
  vi.advanceTimersByTime(419);
  expect(board()).toBe(1);
  vi.advanceTimersByTime(1);
  expect([board(), beside().table?.view]).toEqual([2, 2]);
});

test('scores, log and prompt never run ahead of the board', () => {
  const { shown, tell, board, beside } = told();
  tell('walk', 'talk', 'walk', 'talk');
  expect([board(), beside().table?.view, beside().items.length, beside().table?.legal]).toEqual([4, 0, 1, []]);
  shown.begun(1);
  expect([beside().table?.view, beside().items.length]).toEqual([0, 1]);
  shown.begun(3);
  expect([beside().table?.view, beside().items.length, beside().table?.legal]).toEqual([4, 4, ['up']]);
});

test('a board that never says how far it is does not hold up the rest', () => {
  const { tell, beside } = told();
  tell('walk', 'walk');
  vi.advanceTimersByTime(5_000);
  expect(beside().table?.view).toBe(2);
});

test('whoever moves has seen enough: the board, too, is told to stand', () => {
  const { shown, tell, board, beside } = told();
  const finished = vi.fn();
  shown.onFinish(finished);
  tell('walk');
  shown.beside.send({ t: 'move', decision: 1, moves: ['up'] });
  tell('walk');
  expect([board(), beside().table?.view, finished.mock.calls.length]).toEqual([2, 2, 1]);
});

test('a tap finishes what is being shown, and says so to the board', () => {
  const { shown, tell, board, beside } = told();
  const finished = vi.fn();
  shown.onFinish(finished);
  tell('walk', 'walk');
  tell('talk');
  tell('talk');
  expect(shown.finish()).toBe(true);
  expect([board(), beside().table?.view, finished.mock.calls.length]).toEqual([4, 4, 1]);
  expect(shown.finish()).toBe(false);
});

test('at once means at once', () => {
  settings.setState({ speed: 'instant' });
  const { tell, board, beside } = told();
  tell('walk', 'walk');
  tell('walk');
  expect([board(), beside().table?.view]).toEqual([3, 3]);
});

test('slow is slower than normal', () => {
  settings.setState({ speed: 'slow' });
  const { tell, board } = told();
  tell('walk');
  tell('walk');
  vi.advanceTimersByTime(800);
  expect(board()).toBe(1);
  vi.advanceTimersByTime(40);
  expect(board()).toBe(2);
});

test('what is not about the table is not held up', () => {
  const { tell, beside, store } = told();
  tell('walk');
  tell('walk');
  store.setState({ pending: 3 });
  expect(beside().pending).toBe(3);
});

test('what somebody does themselves is drawn as soon as it is known', () => {
  const { shown, tell, board, beside } = told();
  tell('walk');
  tell('walk');
  expect(board()).toBe(1);
  shown.beside.send({ t: 'move', decision: 1, moves: ['up'] });
  expect([board(), beside().table?.view]).toEqual([2, 2]);
  tell('walk');
  expect([board(), beside().table?.view]).toEqual([3, 3]);
  tell('walk');
  expect(board()).toBe(3);
});

test('with reduced motion nothing waits', () => {
  settings.setState({ motion: 'reduced' });
  const { tell, board, beside } = told();
  tell('walk', 'talk', 'walk');
  tell('walk');
  expect([board(), beside().table?.view]).toEqual([4, 4]);
  settings.setState({ motion: 'system' });
});

test('nothing runs ahead of what is held up: board, scores, log and prompt wait until it was seen', () => {
  const { tell, board, beside, held } = told();
  const all = () => [
    board(),
    beside().table?.view,
    beside().items.length,
    beside().table?.awaited,
    beside().table?.legal,
    held(),
  ];
  tell('talk', 'count', 'walk');
  expect(all()).toEqual(['3 counted', '3 counted', 1, [], [], [2]]);
  vi.advanceTimersByTime(2_000);
  expect(all()).toEqual(['3 paid', '3 paid', 2, [], [], [2]]);
  vi.advanceTimersByTime(1_000);
  expect(all()).toEqual([3, 3, 3, [0], ['up'], null]);
});

test('what led to it is shown before it is held up', () => {
  const { shown, tell, board, held } = told();
  tell('walk', 'walk', 'count');
  expect([board(), held()]).toEqual(['3 counted', null]);
  shown.begun(2);
  expect(held()).toEqual([3]);
});

test('whoever has seen enough of it goes on to what came next, or by a tap to how things stand', () => {
  const { shown, tell, board, held } = told();
  tell('count');
  tell('talk');
  shown.goOn();
  expect([board(), held()]).toEqual([1, null]);
  vi.advanceTimersByTime(840);
  tell('count');
  tell('talk');
  expect([board(), held()]).toEqual(['3 counted', [3]]);
  shown.finish();
  expect([board(), held()]).toEqual([4, null]);
});

test('it is held up with reduced motion too, and not for those who want everything at once', () => {
  settings.setState({ motion: 'reduced' });
  const { tell, board } = told();
  tell('count');
  expect(board()).toBe('1 counted');
  settings.setState({ motion: 'system', speed: 'instant' });
  const { tell: tells, board: stands } = told();
  tells('count');
  expect(stands()).toBe(1);
});
