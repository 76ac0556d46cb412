import { expect, test } from 'vitest';
import { roomShare } from '../src/index.ts';
import { CORNERS, events, homes, may, play, reserve, type Table, table, why } from './table.ts';

/** Eight red tenants that pay nothing, so that one in reserve is the last. */
const REDS = { e1: 'rr..', e2: 'rr..', e3: 'rr..', e4: 'r...' };
const BEFORE_LAST = { ...CORNERS, ...REDS };

const chance = (turn: string, tenants: { [flat: string]: string }, more = {}, seats = 4): Table =>
  table({ seats, turn, tenants, more: { phase: 'last-chance', ender: 'red', ...more } });
/** The end after everybody from the seat to move on has passed. */
const over = (s: Table): Table => {
  while (s.phase !== 'over') play(s, 'pass');
  return s;
};
const result = (s: Table) => roomShare.result(s)!;

test('S-40 an empty reserve at the end of a turn begins the last chance, after the card is drawn', () => {
  const s = table({ tenants: BEFORE_LAST, hand: ['red', 'red', 'red'] });
  expect(reserve(s, 0)).toEqual({ red: 1 });
  const told = play(s, 'red b2', 'red up');
  expect(events(told)).toEqual(['played', 'placed', 'discarded', 'drew', 'drew', 'last-chance']);
  expect(told[5].event).toEqual({ is: 'last-chance', seat: 0 });
  expect([s.phase, s.turn, s.ender]).toEqual(['last-chance', 1, 0]);
  expect(roomShare.result(s)).toBeNull();
});

test('S-40 guests in reserve keep the game going', () => {
  const s = table({ seats: 3, tenants: BEFORE_LAST, hand: ['red', 'red', 'red'] });
  expect(reserve(s, 0)).toEqual({ red: 1, green: 6 });
  play(s, 'red b2', 'red up');
  expect([s.phase, s.turn, s.ender]).toEqual(['turn', 1, -1]);
});

test('S-40 the reserve is looked at when evictions are over', () => {
  const s = table({ tenants: { ...BEFORE_LAST, b2: '.rb.', b1: 'g...', e4: '....' }, hand: ['red', 'red', 'red'] });
  play(s, 'red b2', 'red up');
  expect(s.phase).toBe('turn');
});

test('S-41 clockwise, each other seat may put one tenant beside its own where fewer than three live', () => {
  const s = chance('blue', { ...BEFORE_LAST, b2: 'rr..', c1: 'byg.', c2: '.b.g', a4: 'yy..' });
  expect(may(s)).toEqual(['room c2', 'room d2', 'pass']);
  expect(why(s, 'room c1')).toBe('S-41 three-already');
  expect(why(s, 'room b2')).toBe('S-41 none-of-yours');
  expect(why(s, 'room a1')).toBe('S-41 none-of-yours');
  expect(why(s, 'blue d2')).toBe('S-41 last-chance-only');
  expect(why(s, 'pass', 2)).toBe('S-20 not-you');
  expect(roomShare.view(s, null).chances).toEqual([1, 2, 3]);
  const told = play(s, 'room c2');
  expect(told[0].event).toEqual({ is: 'room', seat: 1, flat: 7 });
  expect(may(s)).toEqual(['blue up', 'blue down']);
  expect(events(play(s, 'blue down'))).toEqual(['placed']);
  expect(homes(s).c2).toBe('.bbg');
  expect([s.phase, s.turn]).toEqual(['last-chance', 2]);
  expect(roomShare.view(s, null).chances).toEqual([2, 3]);
});

test('S-41 or pass; then the game is over', () => {
  const s = chance('yellow', { ...BEFORE_LAST, b2: 'rr..' });
  expect(play(s, 'pass')[0].event).toEqual({ is: 'passed', seat: 2 });
  expect([s.phase, s.turn]).toEqual(['last-chance', 3]);
  const told = play(s, 'pass');
  expect(events(told)).toEqual(['passed', 'over']);
  expect(told[1].event).toEqual({ is: 'over', points: [0, 0, 0, 0], winner: 0 });
  expect([s.phase, roomShare.toAct(s)]).toEqual(['over', 0]);
  expect(may(s)).toEqual([]);
  expect(why(s, 'pass')).toBe('S-41 over');
  expect(why(s, 'pass', 3)).toBe('S-41 over');
});

test('S-41 a last chance with a guest', () => {
  const s = chance(
    'blue',
    { ...BEFORE_LAST, b2: 'rr..', c1: 'yyy.' },
    {
      reserves: { red: {}, blue: { blue: 8, yellow: 5, green: 8 } },
    },
    2,
  );
  play(s, 'room d2');
  expect(may(s)).toEqual([
    'blue up',
    'blue right',
    'blue down',
    'yellow up',
    'yellow right',
    'yellow down',
    'green up',
    'green right',
    'green down',
  ]);
  play(s, 'green up');
  expect(s.phase).toBe('over');
});

test('S-41 who has no place left is not asked', () => {
  const s = chance('blue', { ...REDS, b2: 'rr..', d2: '.bgb', b3: '.y..' });
  expect(may(s)).toEqual(['pass']);
  const before = table({ tenants: { ...REDS, b2: '.r..', d2: '.bgb', b3: '.y..' }, hand: ['red', 'red', 'red'] });
  const told = play(before, 'red b2', 'red up');
  expect(told.slice(-1)[0].event).toEqual({ is: 'no-chance', seat: 1 });
  expect(before.turn).toBe(2);
});

test('S-41 nobody is evicted in the last chance', () => {
  const s = chance('blue', { ...BEFORE_LAST, b2: 'rr..', d2: '.g.b' });
  expect(events(play(s, 'room d2', 'blue up'))).toEqual(['room', 'placed']);
  expect(homes(s).d2).toBe('bg.b');
});

const scored = (tenants: { [flat: string]: string }, more: Partial<Parameters<typeof table>[0]> = {}) =>
  result(over(table({ turn: 'green', tenants, ...more, more: { phase: 'last-chance', ender: 'red', ...more.more } })));
const NINE_REDS = { e1: 'rr..', e2: 'rr..', e3: 'rr..', e4: 'r...', d1: 'r...', d4: 'r...' };

test('S-42 a classic flat with exactly three tenants pays 1 for each of the own colour', () => {
  const { points, tally } = scored({ ...NINE_REDS, d2: '.bby', c2: 'bg..', c3: 'y...' });
  expect(points).toEqual([0, 2, 1, 0]);
  expect(tally).toEqual([
    [],
    [{ what: 'classic', count: 2, points: 2, rule: 'S-42' }],
    [{ what: 'classic', count: 1, points: 1, rule: 'S-42' }],
    [],
  ]);
});

test('S-43 a suite pays 2', () => {
  const { points, tally } = scored({ ...NINE_REDS, a1: '.bby', b1: 'bg..', c1: 'y...' });
  expect(points).toEqual([0, 4, 2, 0]);
  expect(tally[1]).toEqual([{ what: 'suite', count: 2, points: 4, rule: 'S-43' }]);
});

test('S-44 the royal suite pays 3', () => {
  const { points, tally } = scored(
    { ...NINE_REDS, c1: '.bby', b1: 'bg..' },
    { options: { royal: 'suite' }, suites: ['a1', 'b1'], royal: 'c1' },
  );
  expect(points).toEqual([0, 6, 3, 0]);
  expect(tally[2]).toEqual([{ what: 'royal', count: 1, points: 3, rule: 'S-44' }]);
});

test('S-45 a haunted flat costs 2 for each, however many live there', () => {
  const { points, tally } = scored({ ...NINE_REDS, a4: '.bby', b4: 'bg..', c4: 'g...', c2: 'yyy.' });
  expect(points).toEqual([0, -6, -2 + 3, -4]);
  expect(tally[2]).toEqual([
    { what: 'classic', count: 3, points: 3, rule: 'S-42' },
    { what: 'haunted', count: 1, points: -2, rule: 'S-45' },
  ]);
  expect(tally[3]).toEqual([{ what: 'haunted', count: 2, points: -4, rule: 'S-45' }]);
});

test('S-11 guests never score', () => {
  const s = table({
    seats: 2,
    turn: 'blue',
    tenants: { ...NINE_REDS, c2: 'yyy.', c3: 'ggg.', b2: 'ygb.', a1: 'yyy.' },
    more: { phase: 'last-chance', ender: 'red', reserves: { red: {}, blue: { blue: 8, yellow: 2, green: 5 } } },
  });
  expect(result(over(s))).toMatchObject({ points: [0, 1], tally: [[], [{ what: 'classic', count: 1 }]] });
});

test('S-46 the highest total wins', () => {
  const { rank, ending, points } = scored({
    ...NINE_REDS,
    a1: 'bbb.',
    d2: '.gg.',
    c2: 'yyy.',
    c3: 'g...',
  });
  expect(points).toEqual([0, 6, 3, 0]);
  expect(rank).toEqual([3, 1, 2, 4]);
  expect(ending).toBe('points');
});

test('S-46 of equal totals the one with fewer tenants in reserve is ahead', () => {
  const { points, rank, ending } = scored({ ...NINE_REDS, c2: 'yyy.', d2: 'bbb.', c3: 'b...', b2: 'ggg.' });
  expect(points).toEqual([0, 3, 3, 3]);
  expect(rank).toEqual([4, 1, 2, 3]);
  expect(ending).toBe('reserve');
  const yellow = scored({ ...NINE_REDS, c2: 'yyy.', d2: 'bbb.', c3: 'y...', b2: 'ggg.' });
  expect(yellow.rank).toEqual([4, 2, 1, 3]);
});

test('S-46 guests in reserve count', () => {
  const s = table({
    seats: 3,
    turn: 'yellow',
    tenants: { ...NINE_REDS, c2: 'yyy.', d2: 'bbb.', c3: 'bg..' },
    more: {
      phase: 'last-chance',
      ender: 'red',
      reserves: { red: {}, blue: { blue: 5, green: 4 }, yellow: { yellow: 6, green: 2 } },
    },
  });
  expect(result(over(s))).toMatchObject({ points: [0, 3, 3], rank: [3, 2, 1], ending: 'reserve' });
});

test('S-46 then the one asked earlier in the last chance', () => {
  const { points, rank, ending } = scored({ ...NINE_REDS, c2: 'yyy.', d2: 'bbb.', c3: 'ggg.' });
  expect(points).toEqual([0, 3, 3, 3]);
  expect(rank).toEqual([4, 1, 2, 3]);
  expect(ending).toBe('order');
});

test('S-46 the order is that of the last chance, not of the seats', () => {
  const yellows = { e1: 'yy..', e2: 'yy..', e3: 'yy..', e4: 'y...', d1: 'y...', d4: 'y...' };
  const s = table({
    turn: 'blue',
    tenants: { ...yellows, c2: 'rrr.', d2: 'bbb.', c3: 'ggg.' },
    more: { phase: 'last-chance', ender: 'yellow' },
  });
  expect(result(over(s))).toMatchObject({ points: [3, 3, 0, 3], rank: [2, 3, 4, 1], ending: 'order' });
});

test('S-46 whoever ended the game counts as the earliest', () => {
  const reds = { b2: 'rrr.', e1: 'rr..', e2: 'rr..', e3: 'r...', e4: 'r...' };
  const blues = { d2: 'bbb.', c1: 'b...', a2: 'bb..', d1: 'b...', d4: 'b...' };
  const s = chance('blue', { ...reds, ...blues, b3: '.y..', d3: '...g' });
  play(s, 'room c1', 'blue right', 'pass', 'pass');
  expect(reserve(s, 1)).toEqual({});
  expect(result(s)).toMatchObject({ points: [3, 3, 0, 0], rank: [1, 2, 3, 4], ending: 'order' });
});

test('S-52 in the duel a turn is a flat where somebody lives and a tenant of the reserve', () => {
  const s = table({ seats: 2, options: { duel: true }, turn: 'blue' });
  expect(may(s)).toEqual(['room b2', 'room d2', 'room b3', 'room d3']);
  expect(why(s, 'room c3')).toBe('S-52 duel-empty');
  expect(why(s, 'red b2')).toBe('S-52 duel-no-cards');
  expect(why(s, 'pass')).toBe('S-52 duel-no-cards');
  const told = play(s, 'room b2', 'green left');
  expect(events(told)).toEqual(['room', 'placed']);
  expect(homes(s)).toEqual({ ...CORNERS, b2: '.r.g' });
  expect([s.turn, s.phase]).toEqual([0, 'turn']);
});

test('S-52 evictions and the last chance as usual', () => {
  const s = table({ seats: 2, options: { duel: true }, tenants: { ...CORNERS, c1: 'bb.y' } });
  play(s, 'room c1', 'red down');
  expect(s.phase).toBe('arrow');
  const t = table({
    seats: 2,
    options: { duel: true },
    tenants: { ...BEFORE_LAST },
    more: { reserves: { red: { red: 1 }, blue: { blue: 8, yellow: 8, green: 8 } } },
  });
  play(t, 'room b2', 'red up');
  expect([t.phase, t.turn]).toEqual(['last-chance', 1]);
});

test('S-52 equal totals go to whoever took the first turn, and reserves are not compared', () => {
  for (const [first, rank] of [
    ['red', [1, 2]],
    ['blue', [2, 1]],
  ] as const) {
    const s = table({
      seats: 2,
      options: { duel: true },
      turn: 'blue',
      tenants: { ...NINE_REDS, d2: '...b', b3: '.y..', d3: '...g' },
      more: { phase: 'last-chance', ender: 'red', first, reserves: { red: {}, blue: { blue: 8, yellow: 8, green: 8 } } },
    });
    expect(result(over(s))).toMatchObject({ points: [0, 0], rank, ending: 'first' });
  }
});
