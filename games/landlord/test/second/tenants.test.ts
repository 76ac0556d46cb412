import { expect, test } from 'vitest';
import { CARDS, type State } from '../../src/index.ts';
import { awaited, collected, discards, hand, house, may, PRINTED, play, supply, table, tenants, why } from './table.ts';

const tall = { cover: true, basement: true };

test('F-30 wide tenants take one apartment, tall ones two above one another', () => {
  const s = table({ hands: ['family hacker'], street: [house(1, 2, { 1: 'hacker' })] });
  expect(why(s, '1 place family 1/2')).toBe('F-30 needs-two');
  expect(why(s, '1 place hacker 1/1')).toBe('F-30 occupied');
  expect(why(s, '1 place hacker 1/r')).toBe('F-30 no-apartment');
  play(s, '1 place hacker 1/2');
  const other = table({ hands: ['family'], street: [house(2, 2)] });
  play(other, '1 place family 1/1');
  expect(may(table({ hands: ['hacker'], street: [house(2, 2, { 1: 'family' })] }), 1, 'place')).toEqual([]);
});

test('F-31 no building higher than the tenant accepts; basements and attics do not count', () => {
  const s = table({ hands: ['family man-with-dog'], street: [house(1, 3, {}, tall), house(1, 2, {}, { basement: true })] });
  expect(why(s, '1 place family 1/1')).toBe('F-31 too-high');
  expect(why(s, '1 place family 2/1')).toBeNull();
  expect(why(s, '1 place man-with-dog 1/1')).toBeNull();
});

test('F-40 Family reports its landlord’s Murder and Bomb', () => {
  for (const deed of ['murder 2/1', 'bomb 2']) {
    const s = table({
      hands: ['murder bomb', 'police'],
      street: [house(1, 2, { 1: 'family' }), house(2, 1, { 1: 'hacker' })],
    });
    const told = play(s, `1 ${deed}`, '2 pass');
    expect([told.some((event) => event.is === 'reported'), awaited(s)]).toEqual([true, [1]]);
    play(s, '1 pass');
    expect([s.jailed, hand(s, 2)]).toEqual([0, 'police']);
  }
});

test('F-40 but not what others do in its building, nor what hits it, nor what the Lunatic turned', () => {
  const beside = house(2, 2, { 1: 'family', c: 'hacker' }, { basement: true });
  const s = table({ hands: ['murder', 'police'], street: [beside] });
  play(s, '1 murder 1/c', '2 pass');
  expect(may(s, 2)).toEqual(['answer police', 'pass']);
  const own = table({ hands: ['bomb'], street: [house(1, 2, { 1: 'family' })] });
  expect(play(own, '1 bomb 1').map((event) => event.is)).not.toContain('reported');
  const victim = table({ hands: ['murder'], street: [house(1, 2, { 1: 'family' })] });
  expect(play(victim, '1 murder 1/1').map((event) => event.is)).not.toContain('reported');
  const witness = table({ hands: ['bomb'], street: [house(1, 2, { 1: 'family' }), house(1, 2, { 1: 'family' })] });
  expect(play(witness, '1 bomb 1').map((event) => event.is)).toContain('reported');
  const turned = table({ hands: ['bomb', 'lunatic'], street: [house(1, 2, { 1: 'family' }), house(1, 1), house(2, 1)] });
  play(turned, '1 bomb 3', '2 answer lunatic', '2 strike 2');
  expect([turned.jailed, awaited(turned)]).toEqual([-1, [1]]);
});

test('F-40 Family reports a prisoner too, whose alibi sends the police on', () => {
  const street = [house(1, 2, { 1: 'family' }), house(2, 1, { 1: 'hacker' })];
  const s = table({ hands: ['murder'], street, more: { jailed: 1 } });
  const told = play(s, '1 murder 2/1', '2 pass').map((event) => event.is);
  expect([told.includes('reported'), awaited(s)]).toEqual([true, [2]]);
});

test('F-41 Group house is no target of a Murder, nor for the Lunatic', () => {
  const street = [house(1, 2, { 1: 'group-house' }), house(2, 2, { 1: 'group-house' }), house(2, 1, { 1: 'hacker' })];
  const s = table({ hands: ['murder', 'lunatic'], street });
  expect([why(s, '1 murder 2/1'), may(s, 1, 'murder')]).toEqual(['F-41 immune-to-murder', ['murder 3/1']]);
  const told = play(s, '1 murder 3/1', '2 answer lunatic');
  expect([told.map((event) => event.is), tenants(s, 1), tenants(s, 3)]).toEqual([
    expect.arrayContaining(['missed']),
    { 1: 'group-house' },
    { 1: 'hacker' },
  ]);
  const other = table({ hands: ['murder', 'lunatic'], street: [...street, house(1, 1, { 1: 'hacker' })] });
  play(other, '1 murder 3/1', '2 answer lunatic');
  expect([may(other, 2), why(other, '2 strike 1/1')]).toEqual([['strike 4/1'], 'F-41 immune-to-murder']);
});

test('F-42 Hackers in one building pay 2, 3, 4, 5, 6', () => {
  const five = { 1: 'hacker', 2: 'hacker', 3: 'hacker', 4: 'hacker', 5: 'hacker' };
  expect(collected(table({ street: [house(1, 5, five)] }))).toBe(20);
  expect(collected(table({ street: [house(1, 1, { 1: 'hacker' }), house(1, 1, { 1: 'hacker' })] }))).toBe(4);
  const s = table({ street: [house(1, 2, { 1: 'hacker', 2: 'hacker' })] });
  const [lines] = play(s, '1 done').flatMap((event) => (event.is === 'collected' ? [event.lines] : []));
  expect(lines.map((line) => [line.paid, line.changes])).toEqual([
    [2, []],
    [3, ['F-42']],
  ]);
});

test('F-43 Man with dog: ground floor or basement', () => {
  const s = table({ hands: ['man-with-dog'], street: [house(1, 3, {}, tall)] });
  expect(may(s, 1, 'place')).toEqual(['place man-with-dog 1/c', 'place man-with-dog 1/1']);
  expect(why(s, '1 place man-with-dog 1/2')).toBe('F-43 too-far-up');
});

test('F-44 Monster: murdered, bombed or evicted it goes back to its supply', () => {
  const beasts = [house(2, 2, { 1: 'monster', 2: 'hacker' })];
  const murder = table({ hands: ['murder'], street: beasts });
  expect(supply(murder)).toEqual([17, 3]);
  play(murder, '1 murder 1/1', '2 pass', '2 pass');
  expect([supply(murder), discards(murder)]).toEqual([[17, 4], ['murder']]);
  const bomb = table({ hands: ['bomb'], street: beasts });
  play(bomb, '1 bomb 1', '2 pass', '2 pass');
  expect([supply(bomb), discards(bomb)]).toEqual([[18, 4], ['bomb']]);
  const evict = table({ hands: ['eviction'], street: beasts });
  play(evict, '1 evict eviction 1');
  expect([supply(evict), hand(evict, 2), tenants(evict, 1)]).toEqual([[17, 4], 'hacker', {}]);
});

test('F-44 Monster: with no place left it goes back to its supply, whatever sends it away', () => {
  const told = (s: State, ...steps: string[]): unknown[] => [play(s, ...steps).at(-1), supply(s), discards(s)];
  const back = { is: 'went-back', card: CARDS.indexOf('monster'), room: 2 };
  const moved = table({ hands: ['move'], street: [house(1, 2, { 1: 'hacker', 2: 'monster' })] });
  expect(told(moved, '1 move 1/2')).toEqual([back, [17, 4], ['move']]);
  const forced = table({ street: [house(1, 2, { 1: 'squatters', 2: 'monster' })], more: { doing: 'examine' } });
  expect(told(forced, '1 leave 1/2')).toEqual([back, [17, 4], []]);
});

test('F-44 Monster pays $1 and is moved like anybody', () => {
  const s = table({ hands: ['move'], street: [house(2, 1, { 1: 'monster' }), house(1, 1)] });
  play(s, '1 move 1/1', '1 to 2/1', '2 pass');
  expect([tenants(s, 2), collected(s)]).toEqual([{ 1: 'monster' }, 2]);
  const pair = table({ street: [house(1, 3, { 1: 'monster', 2: 'monster', 3: 'monster' })] });
  expect(collected(pair)).toBe(3);
});

test('F-45 Mother with children: back to your hand in your second phase, nowhere else', () => {
  const s = table({ street: [house(1, 2, { 1: 'mother-with-children' }), house(2, 1, { 1: 'mother-with-children' })] });
  expect(why(s, '1 take-in 2/1')).toBe('F-45 not-your-tenant');
  expect([why(s, '1 shift 1/1'), may(s, 1, 'shift')]).toEqual(['F-45 mothers-stay', []]);
  play(s, '1 take-in 1/1', '1 place mother-with-children 1/2');
  expect(why(s, '1 take-in 1/2')).toBe('L-53 just-arrived');
});

test('F-46 Mover: $2 from every opponent who plays a Move, a last time when he is moved himself', () => {
  const s = table({
    hands: ['move move move'],
    street: [house(2, 1, { 1: 'mover' }), house(1, 1), house(3, 2, { 1: 'hacker' })],
  });
  play(s, '1 move 3/1', '1 to 3/2', '3 pass');
  expect(s.money).toEqual([8, 12, 10]);
  play(s, '1 move 1/1', '1 to 2/1', '2 pass');
  expect(s.money).toEqual([6, 14, 10]);
  play(s, '1 move 3/2', '1 to 3/1', '3 pass');
  expect(s.money).toEqual([6, 14, 10]);
});

test('F-46 Mover: nothing for other movements', () => {
  const street = [house(2, 1, { 1: 'mover' }), house(1, 1, { 1: 'hacker' }), house(1, 1)];
  const s = table({ hands: ['demolition'], street });
  play(s, '1 demolish demolition 2', '1 leave 2/1', '1 to 3/1');
  expect([s.money, tenants(s, 3)]).toEqual([[10, 10, 10], { 1: 'hacker' }]);
});

test('F-47, F-32 Musicians drive all others out, and their landlord chooses where', () => {
  const street = [house(2, 3, { 1: 'hacker', 2: 'mother-with-children' }), house(3, 1), house(1, 1)];
  const s = table({ hands: ['musicians'], street });
  play(s, '1 place musicians 1/3');
  expect([awaited(s), may(s, 2)]).toEqual([[2], ['leave 1/1', 'leave 1/2']]);
  play(s, '2 leave 1/1');
  expect([may(s, 2), why(s, '2 to 1/1')]).toEqual([['to 2/1', 'to 3/1'], 'L-46 lives-there']);
  play(s, '2 to 3/1', '2 leave 1/2', '2 to 2/1');
  expect([tenants(s, 1), tenants(s, 3), awaited(s)]).toEqual([{ 3: 'musicians' }, { 1: 'hacker' }, [1]]);
});

test('F-47, F-32 who has no place stays; and others may move in beside Musicians', () => {
  const s = table({ hands: ['musicians musicians hacker'], street: [house(2, 3, { 1: 'hacker' })] });
  play(s, '1 place musicians 1/3');
  expect([awaited(s), tenants(s, 1)]).toEqual([[1], { 1: 'hacker', 3: 'musicians' }]);
  play(s, '1 place hacker 1/2');
  const second = table({ hands: ['musicians'], street: [house(2, 3, { 1: 'hacker', 3: 'musicians' }), house(1, 1)] });
  play(second, '1 place musicians 1/2');
  expect(tenants(second, 1)).toEqual({ 1: 'hacker', 2: 'musicians', 3: 'musicians' });
});

test('F-48 Nobles: one floor, and an expansion of some kind', () => {
  const s = table({
    hands: ['nobles'],
    street: [
      house(1, 2),
      house(1, 1, {}, { basement: true }),
      house(1, 1, {}, { cover: true }),
      house(1, 1, {}, { roof: 'attic-apartment' }),
      house(1, 2, {}, { basement: true }),
    ],
  });
  expect(may(s, 1, 'place')).toEqual(['place nobles 2/c', 'place nobles 3/1', 'place nobles 4/1']);
  expect(why(s, '1 place nobles 5/c')).toBe('F-31 too-high');
  const plain = { options: { tenants: oneApartment('nobles') }, hands: ['nobles'], street: [house(1, 1)] };
  expect(why(table(plain), '1 place nobles 1/1')).toBe('F-48 needs-expansion');
});

/** The printed table, but for one tenant who needs a single apartment. */
function oneApartment(name: string): number[][] {
  const row = ['family', 'group-house', '', '', '', '', '', '', 'nobles'].indexOf(name);
  return PRINTED.map(([rent, size, floors], i) => [rent, i === row ? 1 : size, floors]);
}

test('F-48 Nobles pay 7, the highest rent', () => {
  expect(collected(table({ street: [house(1, 1, { c: 'nobles' }, { basement: true })] }))).toBe(7);
});

test('F-49 Odd ones: only where nobody or Odd ones live, and nobody joins them', () => {
  const street = [house(1, 2, { 1: 'hacker' }), house(1, 3, { 1: 'odd-ones' }), house(2, 1)];
  const s = table({ hands: ['odd-ones squatters hacker'], street });
  expect(why(s, '1 place odd-ones 1/2')).toBe('F-49 not-alone');
  expect([why(s, '1 place hacker 2/2'), why(s, '1 place squatters 2/2')]).toEqual(['F-49 freaks-here', 'F-49 freaks-here']);
  expect([why(s, '1 place odd-ones 2/2'), why(s, '1 place odd-ones 3/1')]).toEqual([null, null]);
});

test('F-51 Scientist: only in an Attic apartment or Roof expansion', () => {
  const street = [house(1, 2, {}, tall), house(2, 1, {}, { roof: 'attic-apartment' }), house(1, 5)];
  const s = table({ hands: ['scientist'], street });
  expect(may(s, 1, 'place')).toEqual(['place scientist 1/r', 'place scientist 2/r']);
  expect(why(s, '1 place scientist 1/1')).toBe('F-51 only-under-the-sky');
});

test('F-52 Squatters: nobody but Squatters joins them, and the building pays nothing', () => {
  const s = table({ hands: ['squatters squatters hacker'], street: [house(1, 3, { 1: 'hacker' }), house(1, 1)] });
  play(s, '1 place squatters 1/2');
  expect([why(s, '1 place hacker 1/3'), why(s, '1 place squatters 1/3')]).toEqual(['F-52 squatted', null]);
  play(s, '1 place hacker 2/1');
  expect(collected(s)).toBe(2);
});

test('F-52 Police repel Squatters on arrival, both cards discarded; or throw them out in one’s own second phase', () => {
  const s = table({ hands: ['squatters', 'police'], street: [house(2, 1)] });
  play(s, '1 place squatters 1/1', '2 answer police');
  expect([tenants(s, 1), discards(s)]).toEqual([{}, ['squatters', 'police']]);
  const own = table({ hands: ['police'], street: [house(1, 1, { 1: 'squatters' }), house(2, 1, { 1: 'squatters' })] });
  expect(why(own, '1 remove 2/1')).toBe('F-52 not-yours');
  play(own, '1 remove 1/1');
  expect([tenants(own, 1), discards(own)]).toEqual([{}, ['squatters', 'police']]);
});
