import { expect, test } from 'vitest';
import { roomShare } from '../src/index.ts';
import { MOST_EVICTIONS } from '../src/rules/eviction.ts';
import { byArrow, CORNERS, events, homes, may, play, type Told, table, why } from './table.ts';

const RED = ['red', 'red', 'red'];
const moved = (told: readonly Told[]) => told.flatMap(({ event }) => (event.is === 'moved' ? [event] : []));
/** In the middle of a chain: four tenants in each flat named full, and the mover chooses. */
const chain = (tenants: { [flat: string]: string }, more = {}) =>
  table({
    tenants,
    more: {
      phase: 'landlord',
      played: 'red',
      evictions: 1,
      hands: {
        red: ['red', 'red'],
        blue: ['blue', 'blue', 'blue'],
        yellow: ['yellow', 'yellow', 'yellow'],
        green: ['green', 'green', 'green'],
      },
      ...more,
    },
  });

test('S-30 the fourth tenant brings the landlord, and each goes where the arrow points', () => {
  const s = table({ tenants: { c3: 'rb.y', b2: '...r', d3: '...g' }, hand: RED });
  const told = play(s, 'red c3', 'left', 'down', 'left', 'left');
  expect(events(told).slice(0, 7)).toEqual(['played', 'placed', 'evicted', 'moved', 'moved', 'moved', 'moved']);
  expect(told[2].event).toEqual({ is: 'evicted', flat: 12, forced: false });
  expect(homes(s)).toEqual({ b2: '...r', c4: '...r', d3: '..bg', c2: '...r', b3: '...y' });
});

test('S-30 three tenants are left alone', () => {
  const s = table({ tenants: { ...CORNERS, b2: 'br..' }, hand: RED });
  expect(events(play(s, 'red b2', 'red down'))).not.toContain('evicted');
  expect(homes(s).b2).toBe('brr.');
});

test('S-30 the mover decides for tenants of every colour', () => {
  const s = table({ turn: 'green', tenants: { ...CORNERS, c1: 'rby.' }, hand: ['red', 'red', 'red'] });
  play(s, 'red c1');
  expect([roomShare.toAct(s), s.phase]).toEqual([0b1000, 'arrow']);
  expect(why(s, 'up', 0)).toBe('S-20 not-you');
});

test('S-31 the mover chooses a free arrow for each tenant, in the order up, right, down, left', () => {
  const s = table({ tenants: { c3: 'rby.', b2: '...r', d3: 'g..g' }, hand: RED });
  play(s, 'red c3');
  expect(may(s)).toEqual(['up', 'right', 'down', 'left']);
  expect(why(s, 'red up')).toBe('S-31 pick-arrow');
  play(s, 'right');
  expect(may(s)).toEqual(['right', 'down']);
  expect(why(s, 'up')).toBe('S-2 arrow-taken');
  expect(why(s, 'left')).toBe('S-2 arrow-taken');
  play(s, 'down', 'down', 'up');
  expect(homes(s)).toEqual({ b2: '...r', c4: '.r..', d3: 'g.bg', c2: '..y.', b3: 'r...' });
});

test('S-31 a tenant with only one free arrow to go to is not asked about', () => {
  const s = table({ tenants: { a1: 'r...', b1: 'gb.y' }, hand: ['eviction', 'red', 'red'] });
  const told = play(s, 'eviction b1', 'up');
  expect(moved(told)).toHaveLength(1);
  const t = table({ tenants: { a1: '.r..', b1: 'gb.y' }, hand: ['eviction', 'red', 'red'] });
  const forced = play(t, 'eviction a1');
  expect(moved(forced)).toEqual([{ is: 'moved', colour: 0, from: 0, exit: 1, flat: 1, arrow: 2, wraps: false }]);
  expect(events(forced).filter((is) => is === 'evicted')).toHaveLength(2);
});

test('S-32 over an edge to the opposite side of the same row or column', () => {
  for (const [flat, arrow, to] of [
    ['a1', '...r', 'e1'],
    ['e1', '.r..', 'a1'],
    ['c4', 'r...', 'c1'],
    ['c1', '..r.', 'c4'],
    ['a3', '...r', 'e3'],
    ['e4', '.r..', 'a4'],
  ]) {
    const s = table({ tenants: { ...CORNERS, b2: '.b..', [flat]: arrow }, hand: ['eviction', 'red', 'red'] });
    const told = play(s, `eviction ${flat}`, 'up');
    expect(homes(s)).toEqual({ ...CORNERS, b2: '.b..', [to]: 'r...' });
    expect(moved(told)[0].wraps).toBe(true);
  }
});

test('S-32 within the block nothing wraps', () => {
  for (const [arrow, to] of [
    ['r...', 'c4'],
    ['.r..', 'd3'],
    ['..r.', 'c2'],
    ['...r', 'b3'],
  ]) {
    const s = table({ tenants: { a1: '.gyb', c3: arrow }, hand: ['eviction', 'red', 'red'] });
    const told = play(s, 'eviction c3', 'down');
    expect(homes(s)).toEqual({ a1: '.gyb', [to]: '..r.' });
    expect(moved(told)[0].wraps).toBe(false);
  }
});

test("S-33 who would enter a full flat stays, on an arrow of the mover's choice, after the others have left", () => {
  const s = chain({ c3: 'rbyg', c4: 'rbyg', a1: 'r...' });
  const told = play(s, 'landlord c3', 'right', 'right', 'right');
  expect(moved(told).map(({ flat }) => flat)).toEqual([13, 7, 11]);
  expect(may(s)).toEqual(['up', 'right', 'down', 'left']);
  expect(roomShare.ask(roomShare.view(s, 0))).toEqual({
    key: 'ask.stay',
    values: { seat: { seat: 0 }, colour: { word: 'colour.red' }, flat: 'C3' },
  });
  const stayed = play(s, 'left');
  expect(stayed[0].event).toEqual({ is: 'stayed', colour: 0, flat: 12, exit: 0, arrow: 3 });
  expect(stayed[1].event).toEqual({ is: 'evicted', flat: 17, forced: false });
});

test("S-33 several who stay may take any free arrow, each other's too", () => {
  const s = chain({ c3: 'rbyg', c4: 'rbyg', d3: 'rbyg', a1: 'r...' });
  play(s, 'landlord c3', 'up', 'up');
  expect(may(s)).toEqual(['up', 'right', 'down', 'left']);
  play(s, 'right');
  expect(may(s)).toEqual(['up', 'down', 'left']);
  expect(why(s, 'right')).toBe('S-2 arrow-taken');
  play(s, 'up');
  expect(homes(s).c3).toBe('br..');
  expect(s.phase).toBe('landlord');
});

test('S-33 three who stay, while the fourth leaves', () => {
  const s = chain({ c3: 'rbyg', c4: 'rbyg', d3: 'rbyg', b3: 'rbyg', a1: 'r...' });
  const told = play(s, 'landlord c3', 'up');
  expect(moved(told).map(({ flat }) => flat)).toEqual([7]);
  told.push(...play(s, 'up', 'down'));
  expect(may(s)).toEqual(['right', 'left']);
  play(s, 'left');
  expect(homes(s).c3).toBe('r.bg');
});

test('S-34 evictions go on until no flat is full', () => {
  const s = table({ tenants: { c3: 'rby.', c4: 'g.bb', a1: '...r' }, hand: RED });
  const told = play(s, 'red c3', 'up', 'up', 'up');
  const evicted = told.flatMap(({ event }) => (event.is === 'evicted' ? [event.flat] : []));
  expect(evicted).toEqual([12, 17]);
  expect(s.evictions).toBe(2);
  play(s, 'up', 'up', 'left', 'up');
  expect(homes(s)).toEqual({
    a1: '...r',
    d3: 'b...',
    c2: 'y...',
    b3: 'r...',
    c1: 'g...',
    d4: 'r...',
    c3: '...b',
    b4: 'b...',
  });
  expect([s.turn, s.evictions, s.phase]).toEqual([1, 0, 'turn']);
});

test('S-34 of several full flats the mover chooses the next', () => {
  const s = table({ tenants: { c3: 'r.yg', c4: 'b.bb', c2: 'y.yg' }, hand: RED });
  play(s, 'red c3', 'up');
  expect(s.phase).toBe('arrow');
  play(s, 'up');
  expect(may(s)).toEqual(['landlord c2', 'landlord c4']);
  expect(why(s, 'landlord c3')).toBe('S-34 not-full');
  expect(why(s, 'up')).toBe('S-34 pick-full-flat');
  const told = play(s, 'landlord c4');
  expect(told[0].event).toEqual({ is: 'evicted', flat: 17, forced: false });
});

test('S-34 a flat whose neighbours are all full cannot be chosen while another can', () => {
  const s = chain({ c3: 'rbyg', c4: 'rbyg', d3: 'rbyg', c2: 'rbyg', b3: 'rbyg' });
  expect(may(s)).toEqual(['landlord c2', 'landlord b3', 'landlord d3', 'landlord c4']);
  expect(why(s, 'landlord c3')).toBe('S-34 hemmed-in');
});

test('S-34 a chain beyond all bounds fails loudly', () => {
  const tenants = { c3: 'rbyg', a1: 'rbyg' };
  expect(MOST_EVICTIONS).toBeGreaterThanOrEqual(200);
  const last = chain(tenants, { evictions: MOST_EVICTIONS - 1 });
  expect(() => play(last, 'landlord c3')).not.toThrow();
  const beyond = chain(tenants, { evictions: MOST_EVICTIONS });
  expect(() => play(beyond, 'landlord c3')).toThrow('S-34');
});

test('S-34 full flats that hem each other in, all of them, are an error', () => {
  const s = chain({ c3: 'rbyg', a1: 'rbyg' });
  // No hand can write this: it takes eighty tenants.
  s.flats.fill(s.flats[12]);
  s.flat = 12;
  s.phase = 'arrow';
  s.lifted = 1;
  s.flats[12] &= ~7;
  expect(() => play(s, 'up')).toThrow('S-34');
});

test('S-34 a hand-written chain begins where it says', () => {
  const s = table({
    tenants: { ...CORNERS, c2: 'b...' },
    more: {
      phase: 'arrow',
      played: 'eviction',
      at: 'c3',
      evicted: byArrow('..r.'),
      evictions: 1,
      reserves: { red: { red: 7 }, blue: { blue: 7 }, yellow: { yellow: 8 }, green: { green: 8 } },
      hands: {
        red: ['red', 'red'],
        blue: ['blue', 'blue', 'blue'],
        yellow: ['yellow', 'yellow', 'yellow'],
        green: ['green', 'green', 'green'],
      },
    },
  });
  expect(may(s)).toEqual(['right', 'down', 'left']);
  expect(roomShare.ask(roomShare.view(s, 0)).values.flat).toBe('C2');
  play(s, 'down');
  expect(homes(s)).toEqual({ ...CORNERS, c2: 'b.r.' });
});
