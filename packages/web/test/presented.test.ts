import type { Item, Summary, Table } from '@insula/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { present } from '../src/match/presented.ts';
import type { Link, Seated } from '../src/net/link.ts';
import { settings } from '../src/settings/settings.ts';

const item = (n: number, event: string): Item => ({ n, at: 0, kind: 'event', event });
const table = (view: number): Table => ({
  view,
  partial: false,
  awaited: [0],
  decision: view,
  legal: ['up'],
  undo: false,
});

/** A link to which a test tells what happens; `walk` moves a piece. */
function told() {
  const first = { items: [] as Item[], table: table(0), since: 0, summary: {} as Summary, pending: 0 };
  const store = createStore<Seated>(() => first as unknown as Seated);
  const link: Link = { store, send() {}, forgive() {}, close() {} } as unknown as Link;
  const shown = present(link, (event) => event === 'walk');
  const tell = (...events: string[]): void => {
    const { items } = store.getState();
    const more = [...items, ...events.map((event, i) => item(items.length + i + 1, event))];
    store.setState({ items: more, table: table(more.length) });
  };
  const board = () => shown.store.getState().table?.view;
  const beside = () => shown.beside.store.getState();
  return { shown, tell, board, beside, store };
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
