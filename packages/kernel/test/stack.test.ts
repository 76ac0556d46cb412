import { expect, test } from 'vitest';
import { generator, list } from '../src/index.ts';
import { type DoorEvent, type DoorMove, doors } from './doors.ts';

const start = (bells = 1) => doors.setup({ bells }, 3, generator('doors'));
const legal = (s: ReturnType<typeof start>, seat: number): DoorMove[] => {
  const into: DoorMove[] = [];
  return into.slice(0, doors.legal(s, seat, into));
};

test('a procedure runs until somebody is asked', () => {
  const s = start();
  expect(list(doors.toAct(s))).toEqual([0]);
  expect(s.stack.map((frame) => frame.kind)).toEqual(['night', 'door']);
});

test('legal answers are the options that nothing forbids, and interjections come last', () => {
  expect(legal(start(1), 0)).toEqual(['open', 'wait', 'ring']);
  expect(legal(start(0), 0)).toEqual(['open']);
});

test('a seat that is not asked may still use what says "at any time", and nothing else', () => {
  const s = start();
  expect(legal(s, 2)).toEqual(['ring']);
  expect(doors.whyNot(s, 2, 'ring')).toBeNull();
  expect(doors.whyNot(s, 2, 'open')).toEqual({ rule: 'D-1', code: 'not-asked' });
});

test('an interjection leaves the question open', () => {
  const s = start();
  const heard: DoorEvent[] = [];
  doors.play(s, 2, 'ring', (event) => heard.push(event));
  expect(heard).toEqual([{ is: 'ring', seat: 2 }]);
  expect(list(doors.toAct(s))).toEqual([0]);
});

test('what says "at any time" says itself why it may not be used, whoever is asked', () => {
  const s = start(0);
  expect([0, 2].map((seat) => doors.whyNot(s, seat, 'ring'))).toEqual([
    { rule: 'D-3', code: 'no-bell' },
    { rule: 'D-3', code: 'no-bell' },
  ]);
});

test('of all other moves the question says why not', () => {
  expect(doors.whyNot(start(0), 0, 'wait')).toEqual({ rule: 'D-2', code: 'waited-already' });
});

test('the step after a question is handed the frame that has ended', () => {
  const s = start();
  doors.play(s, 0, 'open');
  expect(s.opened[0]).toBeGreaterThan(0);
  doors.play(s, 1, 'wait');
  expect(s.opened[1]).toBe(0);
});

test('when the last procedure has run nothing is legal any more', () => {
  const s = start();
  for (const seat of [0, 1, 2]) doors.play(s, seat, 'open');
  expect(doors.toAct(s)).toBe(0);
  expect(s.stack).toEqual([]);
  expect(legal(s, 0)).toEqual([]);
  expect(doors.whyNot(s, 0, 'ring')).toEqual({ rule: 'D-9', code: 'over' });
  expect(doors.result(s)?.ending).toBe('morning');
});
