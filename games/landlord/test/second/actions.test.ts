import { generator, type Json } from '@insula/kernel';
import { expect, test } from 'vitest';
import { CARDS, landlordSecond as game, type State } from '../../src/index.ts';
import { awaited, bottom, collected, discards, hand, house, may, play, supply, table, tenants, why } from './table.ts';

test('F-60 Bomb: building and tenants to the bottom of the pile, the Roof to its supply', () => {
  const target = house(2, 2, { 1: 'hacker', r: 'monster' }, { cover: true, basement: true, hides: ['court', 'alibi'] });
  const s = table({ hands: ['bomb', 'police'], street: [target] });
  const before = s.pile.length;
  play(s, '1 bomb 1', '2 pass');
  expect([supply(s), s.owner, s.pile.length - before]).toEqual([[18, 4], [], 5]);
  expect(bottom(s, 5)).toEqual(['alibi', 'basement-expansion', 'court', 'hacker', 'roof-expansion']);
  play(s, '2 answer police', '1 pass');
  expect([s.jailed, discards(s)]).toEqual([0, ['bomb', 'police']]);
});

test('F-60 Bomb: onto the discards once the pile is exhausted', () => {
  const s = drawnOut('bomb', [house(2, 1, { 1: 'hacker' }, { hides: ['court'] })]);
  play(s, '1 bomb 1', '2 pass', '2 pass');
  expect([discards(s).slice(-3).sort(), s.pile]).toEqual([['bomb', 'court', 'hacker'], []]);
});

/** A table with nothing left in the pile. */
function drawnOut(cards: string, street: readonly Json[]): State {
  const full = table({ seats: 2, hands: [cards], street });
  const position = game.locate(full);
  return game.place({ ...position, pile: [], stretches: [], seen: [], known: [], discards: position.pile });
}

test('F-61 Murder: the tenant goes to the bottom of the pile, for all to know', () => {
  const s = table({ hands: ['murder', 'police'], street: [house(2, 1, { 1: 'hacker' })] });
  play(s, '1 murder 1/1', '2 pass');
  expect([bottom(s, 1), discards(s), may(s, 2)]).toEqual([['hacker'], [], ['answer police', 'pass']]);
  play(s, '2 pass');
  expect(discards(s)).toEqual(['murder']);
  const seen = game.view(s, null).pile.at(-1);
  expect([seen?.size, seen?.known[CARDS.indexOf('hacker')]]).toEqual([1, 1]);
});

test('F-61 Murder: onto the discards once the pile is exhausted', () => {
  const s = drawnOut('murder', [house(2, 1, { 1: 'hacker' })]);
  play(s, '1 murder 1/1', '2 pass', '2 pass');
  expect(discards(s).slice(-2)).toEqual(['hacker', 'murder']);
});

test('F-62 Broker: the bank pays at once, and the new landlord gets no rent of it this turn', () => {
  const street = [house(2, 2, { 1: 'hacker', 2: 'hacker' }), house(1, 2)];
  const s = table({ hands: ['move', 'broker'], street });
  const told = play(s, '1 move 1/2', '1 to 2/1', '2 answer broker');
  expect([s.money, told.map((event) => event.is)]).toEqual([[10, 13, 10], expect.arrayContaining(['brokered-by-bank'])]);
  expect(collected(s)).toBe(2);
  expect(collected(table({ street: [house(1, 2, { 1: 'hacker' })] }))).toBe(3);
});

test('F-62 Broker: the tenant owes nothing wherever it goes this turn, and pays again the next', () => {
  const street = [house(2, 1, { 1: 'hacker' }), house(1, 2), house(1, 2)];
  const s = table({ seats: 2, hands: ['move move', 'broker'], street });
  play(s, '1 move 1/1', '1 to 2/1', '2 answer broker', '1 move 2/1', '1 to 3/1');
  expect(collected(s)).toBe(3);
  play(s, '1 done', '2 done', '2 done');
  expect(collected(s)).toBe(5);
});

test('F-62, L-90 what the bank pays for the Broker may reach the agreed sum', () => {
  const street = [house(2, 1, { 1: 'hacker' }), house(1, 1)];
  const options = { end: 'money', money: 11 };
  const s = table({ seats: 2, options, money: [0, 9], hands: ['move', 'broker'], street, more: { first: 2 } });
  play(s, '1 move 1/1', '1 to 2/1', '2 answer broker', '1 done', '1 done');
  expect([s.money, game.result(s)?.ending]).toEqual([[2, 11], 'money']);
});

test('F-63 Move: inside its own building if there is nowhere else', () => {
  const s = table({ hands: ['move'], street: [house(2, 2, { 1: 'hacker' })] });
  play(s, '1 move 1/1');
  expect(may(s, 1)).toEqual(['to 1/2']);
});

test('F-63 Move: to any suitable apartment, never under the pile', () => {
  const s = table({ hands: ['move'], street: [house(2, 2, { 1: 'hacker' }), house(3, 1)] });
  play(s, '1 move 1/1');
  expect([may(s, 1), game.read('under')]).toEqual([['to 1/2', 'to 2/1'], null]);
});

test('F-63 Move: with no suitable apartment anywhere the tenant is discarded, after Mover and Broker', () => {
  const street = [house(2, 2, { 1: 'group-house' }), house(3, 1, { 1: 'mover' })];
  const s = table({ hands: ['move', 'broker'], street });
  play(s, '1 move 1/1', '2 answer broker');
  expect([s.money, tenants(s, 1), discards(s), awaited(s)]).toEqual([
    [8, 14, 12],
    {},
    ['group-house', 'move', 'broker'],
    [1],
  ]);
});

test('F-64 Politics: a Demolition or an Eviction, nothing else', () => {
  const s = table({
    hands: ['politics politics'],
    street: [house(2, 1, { 1: 'hacker' }), house(3, 1)],
    more: { jailed: 1 },
  });
  expect(may(s, 1, 'leave-jail')).toEqual([]);
  expect(game.read('leave-jail politics')).toBeNull();
  play(s, '1 evict politics 1', '1 demolish politics 2');
  expect([hand(s, 2), discards(s), s.owner]).toEqual(['hacker', ['politics', 'politics'], [1]]);
});

test('F-65 Court: an alibi too', () => {
  const s = table({ hands: ['murder court', 'police'], street: [house(2, 1, { 1: 'hacker' })] });
  play(s, '1 murder 1/1', '2 pass', '2 answer police', '1 answer court', '2 pass');
  expect(s.jailed).toBe(1);
});

test('F-66 Rent withheld: a tenant skips its next rent', () => {
  const s = table({ hands: ['rent-withheld'], street: [house(1, 2, { 1: 'hacker', 2: 'mother-with-children' })] });
  play(s, '1 withhold 1/1');
  expect(collected(s)).toBe(2);
  expect(discards(s)).toEqual(['rent-withheld']);
});

test('F-66 Rent withheld: on a nomad too but not on Squatters, and lost when the tenant moves', () => {
  const street = [house(1, 3, { 1: 'hacker', 2: 'rental-nomad' }), house(2, 1, { 1: 'squatters' })];
  const s = table({ hands: ['rent-withheld rent-withheld move'], street });
  expect([why(s, '1 withhold 1/2'), why(s, '1 withhold 2/1')]).toEqual([null, 'F-66 pays-nothing']);
  play(s, '1 withhold 1/1', '1 move 1/1', '1 to 1/3');
  expect([discards(s), collected(s)]).toEqual([['rent-withheld', 'move'], 3]);
});

test('F-67 Demolition: the tenants go where their landlord says, the cards and the Roof into the hand', () => {
  const street = [house(2, 1, { 1: 'hacker' }, { hides: ['court'] }), house(3, 1)];
  const s = table({ hands: ['demolition', ''], street });
  play(s, '1 demolish demolition 1', '2 leave 1/1', '2 to 2/1');
  expect([hand(s, 2), supply(s), tenants(s, 2)]).toEqual(['roof court', [16, 4], { 1: 'hacker' }]);
  const known = game.view(s, 2).known[1];
  expect([known[CARDS.indexOf('roof')], known[CARDS.indexOf('court')]]).toEqual([1, 0]);
});

test('F-67 a Roof that came into a hand stays known there, whatever explodes: it is no floor', () => {
  const street = [house(2, 1, {}, { hides: ['court'] }), house(2, 2, {}, { hides: ['court', 'alibi'] }), house(2, 1)];
  const s = table({ hands: ['demolition bomb'], street });
  play(s, '1 demolish demolition 1', '1 bomb 2', '2 pass', '2 pass');
  const roof = CARDS.indexOf('roof');
  expect(game.view(s, 2).known[1][roof]).toBe(1);
  for (let i = 0; i < 20; i++) {
    const imagined = game.determinize(game.view(s, 2), generator(`imagined ${i}`));
    expect([hand(imagined, 2).split(' ').includes('roof'), imagined.floors.includes(roof)]).toEqual([true, false]);
  }
});

test('F-67 Demolition: only if all tenants find a place', () => {
  const s = table({ hands: ['demolition'], street: [house(2, 2, { 1: 'family' }), house(3, 1)] });
  expect(why(s, '1 demolish demolition 1')).toBe('F-67 cannot-clear');
});

test('F-67 Demolition: the tenants leave the building that comes down', () => {
  const s = table({ hands: ['demolition'], street: [house(2, 2, { 1: 'hacker' }), house(3, 1)] });
  play(s, '1 demolish demolition 1', '2 leave 1/1');
  expect([why(s, '2 to 1/2'), may(s, 2)]).toEqual(['F-67 comes-down', ['to 2/1']]);
});

test('F-67 Eviction: the landlord takes the tenants in, but not Squatters', () => {
  const s = table({ hands: ['eviction'], street: [house(2, 3, { 1: 'hacker', 2: 'squatters', 3: 'musicians' })] });
  play(s, '1 evict eviction 1');
  expect([hand(s, 2), tenants(s, 1)]).toEqual(['hacker musicians', { 2: 'squatters' }]);
});

test('F-67 Alibi passes the question on; the Police only come for the one who is hit', () => {
  const s = table({ hands: ['murder alibi', 'police', 'police'], street: [house(2, 1, { 1: 'hacker' })] });
  play(s, '1 murder 1/1', '2 pass');
  expect(awaited(s)).toEqual([2]);
  play(s, '2 answer police', '1 answer alibi', '2 pass');
  expect([s.jailed, discards(s)]).toEqual([1, ['murder', 'police', 'alibi']]);
});

test('F-67 Lunatic: turns the attack on its author, and nobody answers that', () => {
  const street = [house(1, 1, { 1: 'hacker' }), house(2, 1, { 1: 'hacker' })];
  const s = table({ hands: ['bomb police', 'lunatic'], street });
  play(s, '1 bomb 2', '2 answer lunatic', '2 strike 1');
  expect([s.owner, awaited(s), discards(s)]).toEqual([[-1, 1], [1], ['bomb', 'lunatic']]);
});

test('F-68 the prisoner is passed over, and another’s arrest sets him free', () => {
  const street = [house(2, 1, { 1: 'hacker' })];
  const s = table({ hands: ['murder', 'police'], street, more: { jailed: 1 } });
  play(s, '1 murder 1/1', '2 pass', '2 answer police');
  expect(awaited(s)).toEqual([2]);
  play(s, '2 pass');
  expect(s.jailed).toBe(1);
});
