import { expect, test } from 'vitest';
import { roomShare } from '../src/index.ts';
import { CORNERS, events, hand, homes, may, play, reserve, table, why } from './table.ts';

test('S-2 an arrow holds one tenant', () => {
  const s = table({ tenants: { ...CORNERS, b2: 'bry.' }, hand: ['red', 'red', 'red'] });
  expect(may(s)).toEqual(['red b2']);
  const t = table({ tenants: { ...CORNERS, b2: '.ry.' }, hand: ['red', 'red', 'red'] });
  play(t, 'red b2');
  expect(may(t)).toEqual(['red up', 'red left']);
  expect(why(t, 'red right')).toBe('S-2 arrow-taken');
  expect(why(t, 'red down')).toBe('S-2 arrow-taken');
});

test('S-20 only the seat whose turn it is plays, and only a card from its hand', () => {
  const s = table({ turn: 'blue', hand: ['red', 'blue', 'swap'] });
  expect(roomShare.toAct(s)).toBe(0b10);
  expect(why(s, 'red b2', 0)).toBe('S-20 not-you');
  expect(roomShare.legal(s, 0, [])).toBe(0);
  expect(why(s, 'yellow b3')).toBe('S-20 no-such-card');
  expect(why(s, 'eviction b2')).toBe('S-20 no-such-card');
  expect(why(s, 'communication red b2')).toBe('S-20 no-such-card');
  expect(why(s, 'departure nobody')).toBe('S-20 no-such-card');
  expect(why(s, 'renovation nobody')).toBe('S-20 no-such-card');
  for (const text of ['red up', 'left', 'pass', 'room b2', 'landlord b2', 'with b2 right', 'guests green'])
    expect(why(s, text)).toBe('S-20 play-a-card');
});

test('S-20 play, discard, draw back to three, and the next seat clockwise', () => {
  const s = table({ hand: ['red', 'red', 'swap'] });
  const top = s.pile[s.pile.length - 1];
  const told = play(s, 'red b2');
  expect(roomShare.view(s, null)).toMatchObject({ card: 0, handSizes: [2, 3, 3, 3], turn: 0, pile: 18 });
  expect(s.discards[0]).toBe(0);
  told.push(...play(s, 'red up'));
  expect(events(told)).toEqual(['played', 'placed', 'discarded', 'drew', 'drew']);
  expect(roomShare.view(s, null)).toMatchObject({ card: -1, handSizes: [3, 3, 3, 3], turn: 1, pile: 17, phase: 'turn' });
  expect(s.discards[0]).toBe(1);
  expect(told.slice(-2)).toEqual([
    { event: { is: 'drew', seat: 0, card: top }, to: 1, shows: true },
    { event: { is: 'drew', seat: 0, card: null }, to: ~1, shows: false },
  ]);
});

test('S-20 after the last seat the first is next', () => {
  const s = table({ turn: 'green', hand: ['green', 'red', 'red'] });
  play(s, 'green d3', 'green up');
  expect(s.turn).toBe(0);
});

test('S-20 evictions come before the card is discarded', () => {
  const s = table({ tenants: { ...CORNERS, b2: 'rrr.', b3: '.y..' }, hand: ['red', 'red', 'red'] });
  const told = play(s, 'red b2');
  expect(events(told)).toEqual(['played', 'placed', 'evicted']);
  expect([s.phase, s.card, s.discards[0]]).toEqual(['arrow', 0, 0]);
});

test('S-21 an empty pile is made of the discards, the card just played among them', () => {
  const held = ['blue', 'blue', 'blue', 'green', 'green', 'green', 'swap', 'swap', 'contract'];
  const discards = [
    ...Array.from({ length: 2 }, () => 'red'),
    ...['blue', 'blue', 'yellow', 'yellow', 'yellow', 'yellow', 'yellow', 'green', 'green', 'contract'],
    ...['communication', 'communication', 'departure', 'departure', 'eviction', 'eviction'],
  ];
  const s = table({
    more: {
      hands: { red: ['red', 'red', 'red'], blue: held.slice(0, 3), yellow: held.slice(3, 6), green: held.slice(6) },
      discards,
      pile: [],
    },
  });
  const told = play(s, 'red b2', 'red up');
  expect(events(told)).toEqual(['played', 'placed', 'discarded', 'reshuffled', 'drew', 'drew']);
  expect(told[3].event).toEqual({ is: 'reshuffled', count: 19 });
  expect([s.pile.length, s.discards]).toEqual([18, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]);
  const unordered = s.pile.toSorted((a, b) => a - b);
  expect(s.pile).not.toEqual(unordered);
  expect(s.pile.length + hand(s, 0).length).toBe(21);
});

test('S-21 the pile is not touched before it is empty', () => {
  const s = table({ hand: ['red', 'red', 'red'], more: { discards: ['swap'] } });
  expect(events(play(s, 'red b2', 'red up'))).not.toContain('reshuffled');
});

test('S-22 a key opens the flats where its colour lives', () => {
  const s = table({ tenants: { ...CORNERS, a1: 'rb..', e4: '..b.' }, hand: ['blue', 'blue', 'blue'] });
  expect(may(s)).toEqual(['blue a1', 'blue d2', 'blue e4']);
  expect(why(s, 'blue b2')).toBe('S-22 colour-not-there');
  expect(why(s, 'blue c1')).toBe('S-22 colour-not-there');
});

test('S-22 the tenant comes from the own reserve', () => {
  const s = table({ hand: ['blue', 'blue', 'blue'] });
  const told = play(s, 'blue d2');
  expect(may(s)).toEqual(['red up', 'red right', 'red down']);
  expect(why(s, 'blue up')).toBe('S-22 not-in-reserve');
  expect(why(s, 'pass')).toBe('S-22 pick-tenant');
  expect(told).toEqual([{ event: { is: 'played', seat: 0, card: 1, colour: 1, flat: 8, arrow: -1 }, to: -1, shows: false }]);
  expect(play(s, 'red down')[0].event).toEqual({ is: 'placed', seat: 0, colour: 0, flat: 8, arrow: 2 });
  expect(homes(s)).toEqual({ ...CORNERS, d2: '..rb' });
  expect(reserve(s, 0)).toEqual({ red: 7 });
  expect(reserve(s, 1)).toEqual({ blue: 8 });
});

test('S-22 the tenant may be a guest', () => {
  const s = table({ seats: 2, turn: 'blue', hand: ['red', 'red', 'red'] });
  play(s, 'red b2');
  expect(may(s)).toEqual(['blue up', 'blue down', 'blue left', 'green up', 'green down', 'green left']);
  expect(why(s, 'yellow up')).toBe('S-22 not-in-reserve');
  play(s, 'green left');
  expect(homes(s).b2).toBe('.r.g');
  expect(reserve(s, 1)).toEqual({ blue: 8, green: 7 });
});

test('S-22 with one colour and one free arrow there is nothing to choose', () => {
  const s = table({ tenants: { ...CORNERS, a1: 'bg.y' }, hand: ['blue', 'red', 'red'] });
  expect(events(play(s, 'blue a1')).slice(0, 3)).toEqual(['played', 'placed', 'evicted']);
});

test('S-22 one free arrow and two colours still ask for the tenant', () => {
  const s = table({ seats: 2, tenants: { ...CORNERS, a1: 'bg.y' }, hand: ['blue', 'red', 'red'] });
  play(s, 'blue a1');
  expect(may(s)).toEqual(['red down', 'yellow down']);
});

test('S-23 Communication is a key of any colour', () => {
  const s = table({ hand: ['communication', 'communication', 'red'], tenants: { ...CORNERS, b2: '.ryy' } });
  expect(may(s)).toEqual([
    'red b2',
    'communication red b2',
    'communication blue d2',
    'communication yellow b2',
    'communication yellow b3',
    'communication green d3',
  ]);
  expect(why(s, 'communication green b2')).toBe('S-22 colour-not-there');
  const told = play(s, 'communication yellow b3', 'red left');
  expect(told[0].event).toEqual({ is: 'played', seat: 0, card: 4, colour: 2, flat: 11, arrow: -1 });
  expect(homes(s).b3).toBe('.y.r');
  expect(s.discards[4]).toBe(1);
});

test('S-24 an opponent takes back a placed tenant', () => {
  const s = table({ tenants: { ...CORNERS, a1: 'brr.' }, hand: ['departure', 'red', 'red'] });
  expect(may(s).filter((text) => text.startsWith('departure'))).toEqual(['departure a1 up', 'departure d2 left']);
  const told = play(s, 'departure a1 up');
  expect(told.slice(0, 2).map(({ event }) => event)).toEqual([
    { is: 'played', seat: 0, card: 5, colour: -1, flat: 0, arrow: 0 },
    { is: 'returned', seat: 1, colour: 1, flat: 0, arrow: 0 },
  ]);
  expect(homes(s)).toEqual({ ...CORNERS, a1: '.rr.' });
  expect(reserve(s, 1)).toEqual({ blue: 8 });
  expect([s.turn, s.discards[5]]).toEqual([1, 1]);
});

test('S-24 never the only tenant of its colour, never an own one, and somebody must be there', () => {
  const s = table({ tenants: { ...CORNERS, a1: 'brr.' }, hand: ['departure', 'red', 'red'] });
  expect(why(s, 'departure d3 left')).toBe('S-24 last-of-colour');
  expect(why(s, 'departure a1 right')).toBe('S-24 own-tenant');
  expect(why(s, 'departure b2 right')).toBe('S-24 own-tenant');
  expect(why(s, 'departure a1 left')).toBe('S-24 nobody-on-arrow');
});

test('S-24 with three seats a tenant of the unused colour goes to the own reserve', () => {
  const s = table({ seats: 3, turn: 'blue', tenants: { ...CORNERS, a1: 'gg..' }, hand: ['departure', 'red', 'red'] });
  const told = play(s, 'departure a1 right');
  expect(told[1].event).toEqual({ is: 'returned', seat: 1, colour: 3, flat: 0, arrow: 1 });
  expect(reserve(s, 1)).toEqual({ blue: 8, green: 1 });
  expect(reserve(s, 0)).toEqual({ red: 8, green: 4 });
});

test('S-24 with two seats both guest colours go to the own reserve, and keep their last tenant', () => {
  const s = table({ seats: 2, tenants: { ...CORNERS, a1: 'gg..' }, hand: ['departure', 'red', 'red'] });
  expect(why(s, 'departure b3 right')).toBe('S-24 last-of-colour');
  play(s, 'departure a1 up');
  expect(reserve(s, 0)).toEqual({ red: 8, yellow: 8, green: 1 });
  expect(reserve(s, 1)).toEqual({ blue: 8, green: 6 });
});

test('S-24 with three seats the two tenants that stay out count as nowhere', () => {
  const s = table({ seats: 3, tenants: { ...CORNERS, a1: 'yb..' }, hand: ['departure', 'red', 'red'] });
  expect(why(s, 'departure d3 left')).toBe('S-24 last-of-colour');
  expect(why(s, 'departure a1 up')).toBeNull();
});

test('S-25 a forced eviction clears any flat where somebody lives', () => {
  const s = table({ tenants: { ...CORNERS, a1: 'rb..' }, hand: ['eviction', 'eviction', 'swap'] });
  expect(may(s).filter((text) => text.startsWith('eviction'))).toEqual([
    'eviction a1',
    'eviction b2',
    'eviction d2',
    'eviction b3',
    'eviction d3',
  ]);
  expect(why(s, 'eviction c3')).toBe('S-25 nobody-to-evict');
  const told = play(s, 'eviction a1', 'left', 'right');
  expect(told.slice(0, 4).map(({ event }) => event)).toEqual([
    { is: 'played', seat: 0, card: 6, colour: -1, flat: 0, arrow: -1 },
    { is: 'evicted', flat: 0, forced: true },
    { is: 'moved', colour: 0, from: 0, exit: 0, flat: 5, arrow: 3, wraps: false },
    { is: 'moved', colour: 1, from: 0, exit: 1, flat: 1, arrow: 1, wraps: false },
  ]);
  expect(homes(s)).toEqual({ ...CORNERS, a2: '...r', b1: '.b..' });
  expect([s.turn, s.discards[6], s.evictions]).toEqual([1, 1, 0]);
});

test('S-26 a new contract opens an empty flat', () => {
  const s = table({ turn: 'green', hand: ['contract', 'contract', 'green'] });
  const told = play(s, 'contract e4');
  expect(told[0].event).toEqual({ is: 'played', seat: 3, card: 7, colour: -1, flat: 19, arrow: -1 });
  expect(may(s)).toEqual(['green up', 'green right', 'green down', 'green left']);
  play(s, 'green down');
  expect(homes(s)).toEqual({ ...CORNERS, e4: '..g.' });
});

test('S-26 or it is a key of the own colour, and of no other', () => {
  const s = table({ turn: 'green', hand: ['contract', 'contract', 'green'] });
  expect(may(s).filter((text) => text.startsWith('contract'))).toHaveLength(16 + 1);
  expect(why(s, 'contract b2')).toBe('S-26 neither-empty-nor-yours');
  const told = play(s, 'contract d3', 'green up');
  expect(told[0].event).toMatchObject({ card: 7, colour: 3 });
  expect(homes(s).d3).toBe('g..g');
  expect(s.discards[7]).toBe(1);
});

test('S-26 guests may sign too', () => {
  const s = table({ seats: 2, hand: ['contract', 'contract', 'red'] });
  play(s, 'contract a1', 'yellow up');
  expect(homes(s).a1).toBe('y...');
});

test('S-27 two tenants of different flats change places', () => {
  const s = table({ tenants: { ...CORNERS, a1: 'rb..' }, hand: ['swap', 'swap', 'departure'] });
  expect(may(s).filter((text) => text.startsWith('swap'))).toEqual([
    'swap a1 up',
    'swap a1 right',
    'swap b2 right',
    'swap d2 left',
    'swap b3 right',
    'swap d3 left',
  ]);
  expect(why(s, 'swap a1 left')).toBe('S-27 nobody-to-swap');
  const told = play(s, 'swap a1 right');
  expect(told.map(({ event }) => event)).toEqual([{ is: 'played', seat: 0, card: 8, colour: -1, flat: 0, arrow: 1 }]);
  expect(may(s)).toEqual(['with b2 right', 'with d2 left', 'with b3 right', 'with d3 left']);
  expect(why(s, 'with a1 up')).toBe('S-27 same-flat');
  expect(why(s, 'with c3 up')).toBe('S-27 nobody-to-swap');
  expect(why(s, 'swap b2 right')).toBe('S-27 pick-partner');
  expect(play(s, 'with b3 right')[0].event).toEqual({
    is: 'swapped',
    colour: 1,
    flat: 0,
    arrow: 1,
    otherColour: 2,
    otherFlat: 11,
    otherArrow: 1,
  });
  expect(homes(s)).toEqual({ ...CORNERS, a1: 'ry..', b3: '.b..' });
  expect([s.turn, s.flat, s.arrow, s.discards[8]]).toEqual([1, -1, -1, 1]);
});

test('S-27 tenants of equal colour may be swapped', () => {
  const s = table({ tenants: { ...CORNERS, a1: 'r...' }, hand: ['swap', 'swap', 'red'] });
  play(s, 'swap a1 up', 'with b2 right');
  expect(homes(s)).toEqual({ ...CORNERS, a1: 'r...' });
});

test('S-28 Renovation swaps two tenants of one flat', () => {
  const s = table({
    options: { renovation: true },
    tenants: { ...CORNERS, a1: 'rb.g', e4: '.y.y' },
    hand: ['renovation', 'renovation', 'red'],
  });
  expect(may(s).filter((text) => text.startsWith('renovation'))).toEqual([
    'renovation a1 up right',
    'renovation a1 up left',
    'renovation a1 right left',
    'renovation e4 right left',
  ]);
  expect(why(s, 'renovation a1 up down')).toBe('S-28 two-needed');
  expect(why(s, 'renovation a1 down left')).toBe('S-28 two-needed');
  expect(why(s, 'renovation b2 up right')).toBe('S-28 two-needed');
  const told = play(s, 'renovation a1 right left');
  expect(told.slice(0, 2).map(({ event }) => event)).toEqual([
    { is: 'played', seat: 0, card: 9, colour: -1, flat: 0, arrow: 1 },
    { is: 'swapped', colour: 1, flat: 0, arrow: 1, otherColour: 3, otherFlat: 0, otherArrow: 3 },
  ]);
  expect(homes(s).a1).toBe('rg.b');
  expect([s.turn, s.discards[9]]).toEqual([1, 1]);
});

test('S-29 an event without a target may be played for no effect', () => {
  const s = table({ options: { renovation: true }, hand: ['departure', 'renovation', 'red'] });
  expect(may(s)).toEqual(['red b2', 'departure nobody', 'renovation nobody']);
  const told = play(s, 'departure nobody');
  expect(told[0]).toEqual({ event: { is: 'nothing', seat: 0, card: 5 }, to: -1, shows: false });
  expect(homes(s)).toEqual(CORNERS);
  expect([s.turn, s.discards[5]]).toEqual([1, 1]);
  const t = table({ options: { renovation: true }, hand: ['departure', 'renovation', 'red'] });
  expect(play(t, 'renovation nobody')[0].event).toEqual({ is: 'nothing', seat: 0, card: 9 });
  expect(t.discards[9]).toBe(1);
});

test('S-29 an event with a target must be used on it', () => {
  const s = table({
    options: { renovation: true },
    tenants: { ...CORNERS, a1: 'bb..' },
    hand: ['departure', 'renovation', 'red'],
  });
  expect(why(s, 'departure nobody')).toBe('S-29 has-target');
  expect(why(s, 'renovation nobody')).toBe('S-29 has-target');
  expect(may(s)).not.toContain('departure nobody');
  expect(may(s)).not.toContain('renovation nobody');
});
