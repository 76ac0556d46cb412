import { expect, test } from 'vitest';
import { CARDS, roomShare } from '../src/index.ts';
import { CORNERS, events, hand, may, play, type Told, table, why } from './table.ts';

const renovation = { renovation: true };

test('S-20 whoever plays loses the card played and draws the top one, and no other hand changes', () => {
  for (const turn of ['red', 'blue', 'yellow', 'green']) {
    const s = table({ turn, hand: ['contract', 'swap', turn] });
    const seat = s.turn;
    const others = [0, 1, 2, 3].filter((other) => other !== seat);
    const before = others.map((other) => hand(s, other));
    const drawn = CARDS[s.pile[s.pile.length - 1]];
    play(s, 'contract a1', `${turn} up`);
    expect(hand(s, seat)).toEqual([turn, 'swap', drawn].sort((a, b) => place(a) - place(b)));
    expect(others.map((other) => hand(s, other))).toEqual(before);
  }
});

const place = (card: string): number => CARDS.indexOf(card as (typeof CARDS)[number]);

test('S-20 only cards of the own hand are offered', () => {
  const s = table({ turn: 'blue', hand: ['blue', 'blue', 'departure'], tenants: { ...CORNERS, a1: 'yg..' } });
  expect(may(s)).toEqual(['blue d2', 'departure a1 up', 'departure a1 right', 'departure b3 right', 'departure d3 left']);
});

test('S-29 Departure day without a target may be wasted though Renovation has one, and the other way round', () => {
  const alone = table({
    options: renovation,
    tenants: { ...CORNERS, a1: 'rr..' },
    hand: ['departure', 'renovation', 'red'],
  });
  expect([why(alone, 'departure nobody'), why(alone, 'renovation nobody')]).toEqual([null, 'S-29 has-target']);
  const apart = table({
    options: renovation,
    tenants: { ...CORNERS, a1: 'b...' },
    hand: ['departure', 'renovation', 'red'],
  });
  expect([why(apart, 'departure nobody'), why(apart, 'renovation nobody')]).toEqual(['S-29 has-target', null]);
});

test('S-11 the seat drawn to begin does begin, once the guests are picked', () => {
  for (const seed of [1, 2, 3, 4]) {
    const s = roomShare.setup({ royal: 'off', renovation: false, duel: false }, 2, [seed, 2, 3, 4]);
    const laid = play(s, 'guests green').find(({ event }) => event.is === 'laid')?.event;
    expect(laid).toMatchObject({ first: s.turn });
    expect(s.phase).toBe('turn');
  }
});

/** What showed somebody a fact that nobody could have worked out: there is no undoing beyond it. */
const revealing = (told: readonly Told[]): string[] => events(told.filter(({ shows }) => shows));

test('S-20 what everybody sees coming reveals nothing: only the card drawn does', () => {
  const hand = (card: string) => ({ options: renovation, hand: [card, 'red', 'red'] });
  const told = [
    play(table(hand('red')), 'red b2', 'red up'),
    play(table(hand('contract')), 'contract a1', 'red up'),
    play(table({ ...hand('departure'), tenants: { ...CORNERS, a1: 'b...' } }), 'departure a1 up'),
    play(table(hand('departure')), 'departure nobody'),
    play(table(hand('swap')), 'swap b2 right', 'with d3 left'),
    play(table({ ...hand('renovation'), tenants: { ...CORNERS, a1: 'rb..' } }), 'renovation a1 up right'),
    play(table(hand('eviction')), 'eviction b2', 'up'),
  ];
  for (const each of told) expect(revealing(each)).toEqual(['drew']);
});

test('S-33 nor does an eviction where some stay at home', () => {
  const full = { ...CORNERS, a1: 'rb..', a2: 'yyy.' };
  const s = table({ tenants: full, hand: ['yellow', 'red', 'red'] });
  expect(revealing(play(s, 'yellow a2'))).toEqual([]);
  expect(s.phase).toBe('arrow');
});

test('S-41 nor do the last chance and the end', () => {
  const reds = { e1: 'rr..', e2: 'rr..', e3: 'rr..', e4: 'r...' };
  const s = table({ tenants: { ...reds, b2: '.r..', d2: '.bgb', b3: '.y..', a4: 'g...' }, hand: ['red', 'red', 'red'] });
  const told = play(s, 'red b2', 'red up', 'room b3', 'yellow up', 'pass');
  expect(events(told)).toEqual([
    ...['played', 'placed', 'discarded', 'drew', 'drew', 'last-chance', 'no-chance', 'room', 'placed', 'passed', 'over'],
  ]);
  expect(revealing(told)).toEqual(['drew']);
});

test('S-52 nor does anything in a duel', () => {
  const s = table({ seats: 2, options: { duel: true } });
  expect(revealing(play(s, 'room b2', 'red up'))).toEqual([]);
});

test('S-21 nor does the reshuffle, but for the card drawn', () => {
  const s = table({ hand: ['red', 'red', 'red'] });
  for (const card of s.pile.splice(0)) s.discards[card]++;
  const told = play(s, 'red b2', 'red up');
  expect(events(told)).toContain('reshuffled');
  expect(revealing(told)).toEqual(['drew']);
});

test('S-20 a match goes the same way if nobody listens', () => {
  const heard = roomShare.setup({ royal: 'classic', renovation: true, duel: false }, 3, [1, 2, 3, 4]);
  const unheard = roomShare.clone(heard);
  for (let n = 0; roomShare.toAct(heard) !== 0; n++) {
    const move = roomShare.read(may(heard)[(n * 7) % may(heard).length])!;
    roomShare.play(unheard, unheard.turn, move);
    roomShare.play(heard, heard.turn, move, () => {});
  }
  expect(unheard).toEqual(heard);
});
