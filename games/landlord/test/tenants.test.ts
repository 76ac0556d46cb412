import { expect, test } from 'vitest';
import { landlord } from '../src/index.ts';
import { awaited, discards, hand, house, known, may, play, table, tenants, why } from './table.ts';

const basic = { texts: 'basic' };

test('L-1 every tenant with its rent and the apartments it needs', () => {
  const printed: [string, rent: number, size: number][] = [
    ['family', 5, 2],
    ['freaks', 3, 1],
    ['musician', 2, 1],
    ['mother-and-child', 2, 1],
    ['celebrities', 4, 2],
    ['pensioners', 5, 1],
    ['single', 3, 1],
    ['student', 2, 1],
    ['mover', 3, 1],
    ['researcher', 5, 2],
    ['manager', 6, 2],
  ];
  for (const [tenant, rent, size] of printed) {
    const s = table({ options: basic, hands: [tenant], street: [house(1, 1, {}, { cellar: true })] });
    play(s, `1 place ${tenant} 1/c`);
    expect([tenant, may(s, 1, 'place'), landlord.view(s, 0).street[0].tenants[1]]).toEqual([
      tenant,
      [],
      size === 2 ? -2 : -1,
    ]);
    play(s, '1 done');
    expect([tenant, s.money[0]]).toEqual([tenant, 10 + rent + (2 - size)]);
  }
});

test('L-40 a tenant goes to an empty apartment of any finished building', () => {
  const s = table({ hands: ['student bomb roof'], street: [house(1, 1, { 1: 'student' }), house(2, 2)] });
  play(s, '1 lay bomb');
  expect(may(s, 1, 'place')).toEqual(['place student 2/1', 'place student 2/2']);
  expect(why(s, '1 place student 1/1')).toBe('L-40 occupied');
  expect(why(s, '1 place student 3/1')).toBe('L-40 no-building');
  expect(why(s, '1 place student 2/c')).toBe('L-40 no-apartment');
  expect(why(s, '1 place student 2/3')).toBe('L-40 no-apartment');
  play(s, '1 place student 2/2');
  expect(tenants(s, 2)).toEqual({ 2: 'student' });
});

test('L-40 tall tenants need two empty apartments directly above one another', () => {
  const s = table({ hands: ['celebrities researcher'], street: [house(1, 3, { 2: 'single' }), house(1, 3)] });
  expect(may(s, 1, 'place celebrities')).toEqual(['place celebrities 2/1', 'place celebrities 2/2']);
  expect(why(s, '1 place celebrities 1/1')).toBe('L-40 needs-two');
  expect(why(s, '1 place celebrities 2/3')).toBe('L-40 needs-two');
  play(s, '1 place celebrities 2/1');
  expect(why(s, '1 place researcher 2/2')).toBe('L-40 occupied');
  expect(why(s, '1 place researcher 2/3')).toBe('L-40 needs-two');
});

test('L-40 cellar and ground floor, top floor and habitable roof are directly above one another', () => {
  const street = [
    house(1, 1, {}, { cellar: true }),
    house(1, 2, { 1: 'student' }, { cover: 'roof-renovation' }),
    house(1, 1),
  ];
  const s = table({ hands: ['manager researcher'], street });
  expect(may(s, 1, 'place manager')).toEqual(['place manager 1/c']);
  expect(may(s, 1, 'place researcher')).toEqual(['place researcher 1/c', 'place researcher 2/2']);
  play(s, '1 place researcher 2/2');
  expect(may(s, 1, 'place').length).toBe(1);
  expect(why(s, '1 place manager 2/r')).toBe('L-40 occupied');
});

test('L-40 only tenants are let', () => {
  expect(why(table({ hands: ['student'], street: [house(1, 1)] }), '1 place family 1/1')).toBe('L-22 no-card');
});

test('L-41 no building may be higher than the tenant accepts', () => {
  const limits: [string, number][] = [
    ['family', 2],
    ['freaks', 4],
    ['musician', 3],
    ['mother-and-child', 4],
    ['celebrities', 3],
    ['pensioners', 1],
    ['single', 3],
    ['student', 5],
    ['mover', 1],
    ['researcher', 3],
    ['manager', 1],
    ['squatters', 5],
  ];
  for (const [tenant, highest] of limits)
    for (let floors = 1; floors <= 5; floors++) {
      const s = table({ hands: [tenant], street: [house(1, floors, {}, { cellar: true })] });
      expect([tenant, floors, why(s, `1 place ${tenant} 1/c`)]).toEqual([
        tenant,
        floors,
        floors > highest ? 'L-41 too-high' : null,
      ]);
    }
});

test('L-42 nobody moves in with Squatters but Squatters', () => {
  const s = table({ hands: ['student squatters'], street: [house(1, 3, { 1: 'squatters' })] });
  expect(why(s, '1 place student 1/2')).toBe('L-42 squatted');
  expect(why(s, '1 place squatters 1/2')).toBeNull();
});

test('L-43 in the basic game no text counts', () => {
  const street = [
    house(1, 3, { 1: 'freaks', 2: 'student' }),
    house(1, 1, { 1: 'mover' }, { cover: 'roof-renovation' }),
    house(1, 3, { 1: 'celebrities', 3: 'student' }),
    house(2, 3, { 1: 'single' }),
    house(2, 3, { 1: 'student' }),
  ];
  const s = table({ options: basic, hands: ['pensioners mother-and-child musician move murder', 'police'], street });
  expect(why(s, '1 place pensioners 2/r')).toBeNull();
  expect(why(s, '1 place mother-and-child 1/3')).toBeNull();
  play(s, '1 place musician 5/2');
  expect(tenants(s, 5)).toEqual({ 1: 'student', 2: 'musician' });
  play(s, '1 murder 4/1', '2 pass', '2 answer police', '1 pass');
  expect(tenants(s, 4)).toEqual({});
  expect(s.jailed).toBe(0);
});

test('L-43 in the basic game a Mover rents for $3 and takes no fee, Students pay $2, Celebrities $4', () => {
  const street = [
    house(1, 1, { 1: 'mover' }),
    house(1, 5, { 1: 'student', 2: 'student' }),
    house(1, 3, { 1: 'celebrities', 3: 'single' }),
    house(2, 1, { 1: 'student' }),
  ];
  const s = table({ options: basic, hands: ['', 'move'], street });
  play(s, '1 done');
  expect(s.money[0]).toBe(10 + 3 + 2 + 2 + 3 + 4 + 3);
  play(s, '1 done', '2 move 4/1', '2 under');
  expect(s.money[1]).toBe(10);
});

test('L-43 in the basic game no Family reports, no Mother is called back, and empty rooms beside Celebrities pay $1', () => {
  const street = [
    house(1, 2, { 1: 'family' }),
    house(1, 2, { 1: 'mother-and-child' }),
    house(1, 3, { 1: 'celebrities' }),
    house(2, 2, { 1: 'student' }),
  ];
  const s = table({ options: basic, hands: ['murder', ''], street });
  expect([why(s, '1 take-in 2/1'), why(s, '1 shift 2/1')]).toEqual(['L-53 no-mother', 'L-53 no-mother']);
  play(s, '1 murder 4/1', '2 pass');
  expect(awaited(s)).toEqual([2]);
  play(s, '2 pass', '1 done');
  expect(s.money[0]).toBe(10 + 5 + 2 + 1 + 4 + 1);
});

test('L-43 in the basic game Squatters keep their rules, and may join Freaks', () => {
  const s = table({
    options: basic,
    hands: ['squatters student'],
    street: [house(2, 4, { 1: 'freaks' }), house(1, 2, { 1: 'squatters' })],
  });
  expect(why(s, '1 place student 2/2')).toBe('L-42 squatted');
  play(s, '1 place squatters 1/2', '2 pass', '1 done', '1 done');
  expect(tenants(s, 1)).toEqual({ 1: 'freaks', 2: 'squatters' });
  expect(may(s, 2)).toEqual(['leave 1/1']);
});

test('L-45 the current rent takes no account of Squatters, of Rent withheld or of Jail', () => {
  const street = [house(2, 5, { 1: 'student', 2: { card: 'student', withheld: true }, 3: 'squatters' })];
  const s = table({ hands: ['move', 'broker'], street, more: { jailed: 2 } });
  play(s, '1 move 1/2', '1 under', '2 answer broker');
  expect(s.money).toEqual([7, 13, 10]);
});

test('L-46 moving inside a building is not entering it', () => {
  const street = [
    house(1, 4, { 1: 'squatters', 2: 'student' }),
    house(1, 3, { 1: 'musician', 2: 'student' }),
    house(1, 4, { 1: 'freaks', 2: 'freaks' }),
  ];
  const s = table({ hands: ['move move move move'], street });
  play(s, '1 move 1/2', '1 to 1/3', '1 move 2/1', '1 to 2/3', '1 move 3/1', '1 to 3/4');
  expect([tenants(s, 1), tenants(s, 2), tenants(s, 3)]).toEqual([
    { 1: 'squatters', 3: 'student' },
    { 2: 'student', 3: 'musician' },
    { 2: 'freaks', 4: 'freaks' },
  ]);
  play(s, '1 move 1/1');
  expect(why(s, '1 to 1/1')).toBe('L-46 lives-there');
  play(s, '1 to 1/4');
  expect(tenants(s, 1)).toEqual({ 3: 'student', 4: 'squatters' });
});

test('L-46 inside the building L-40, L-55 and the tenant’s own rooms: a tall tenant may move up by one', () => {
  const street = [house(1, 3, { 1: 'researcher' }), house(1, 1, { 1: 'pensioners' }, { cover: 'roof-renovation' })];
  const s = table({ hands: ['move move'], street });
  play(s, '1 move 1/1');
  expect(may(s, 1)).toEqual(['to 1/2', 'under']);
  play(s, '1 to 1/2');
  expect(tenants(s, 1)).toEqual({ 2: 'researcher' });
  play(s, '1 move 2/1');
  expect(why(s, '1 to 2/r')).toBe('L-55 too-far-up');
});

test('L-46 Rent withheld is lost, a Student keeps its rank', () => {
  const street = [house(1, 5, { 1: { card: 'student', withheld: true }, 2: 'student' })];
  const s = table({ hands: ['move'], street });
  play(s, '1 move 1/1', '1 to 1/3');
  expect(discards(s, 2)).toBe('rent-withheld move');
  play(s, '1 done');
  expect(s.money[0]).toBe(10 + 2 + 3 + 3);
  expect(s.mark[3] >> 2).toBe(0);
});

test('L-51 Freaks enter only where nobody or only Freaks live, and nobody joins them', () => {
  const street = [house(1, 4, { 1: 'student' }), house(1, 4, { 1: 'freaks' }), house(1, 4)];
  const s = table({ hands: ['freaks student squatters'], street });
  expect(may(s, 1, 'place freaks')).toEqual([
    'place freaks 2/2',
    'place freaks 2/3',
    'place freaks 2/4',
    ...[1, 2, 3, 4].map((n) => `place freaks 3/${n}`),
  ]);
  expect(why(s, '1 place freaks 1/2')).toBe('L-51 not-alone');
  expect(why(s, '1 place student 2/2')).toBe('L-51 freaks-here');
  expect(why(s, '1 place squatters 2/2')).toBe('L-51 freaks-here');
});

test('L-52 Musician: drives everybody out, to places the one who put him there chooses', () => {
  const street = [house(2, 3, { 1: 'student', 2: 'single' }), house(1, 1), house(3, 5)];
  const s = table({ hands: ['musician'], street });
  play(s, '1 place musician 1/3');
  expect(awaited(s)).toEqual([1]);
  expect(may(s, 1)).toEqual(['leave 1/1', 'leave 1/2']);
  expect(why(s, '1 leave 1/3')).toBe('L-52 musicians-stay');
  expect(why(s, '1 leave 2/1')).toBe('L-52 not-driven-out');
  play(s, '1 leave 1/2');
  expect(may(s, 1)).toEqual(['to 2/1']);
  expect(why(s, '1 under')).toBe('L-65 only-by-move');
  play(s, '1 to 2/1', '1 leave 1/1');
  expect(may(s, 1)).toEqual([1, 2, 3, 4, 5].map((n) => `to 3/${n}`));
  play(s, '1 to 3/5');
  expect([tenants(s, 1), tenants(s, 3)]).toEqual([{ 3: 'musician' }, { 5: 'student' }]);
  expect(may(s, 1, 'done')).toEqual(['done']);
});

test('L-52 those with nowhere to go stay, inside the building does not count, and beside a Musician others may live', () => {
  const street = [
    house(2, 3, { 1: 'single', 2: 'student' }, { cellar: true }),
    house(2, 4, { 1: 'student', 2: 'student', 3: 'student' }),
  ];
  const s = table({ hands: ['musician student musician'], street });
  play(s, '1 place musician 1/3');
  expect(may(s, 1)).toEqual(['leave 1/2']);
  play(s, '1 leave 1/2');
  expect(why(s, '1 to 1/c')).toBe('L-52 another-building');
  play(s, '1 to 2/4');
  expect(tenants(s, 1)).toEqual({ 1: 'single', 3: 'musician' });
  play(s, '1 place student 1/2', '1 place musician 1/c');
  expect(tenants(s, 1)).toEqual({ c: 'musician', 1: 'single', 2: 'student', 3: 'musician' });
});

test('L-52 however he enters: moved by another, or put out by Squatters', () => {
  const street = [house(1, 3, { 1: 'musician' }), house(2, 3, { 1: 'student' }), house(3, 2)];
  const s = table({ hands: ['move'], street });
  play(s, '1 move 1/1', '1 to 2/2');
  expect(may(s, 1)).toEqual(['leave 2/1']);
  const squatted = [house(1, 3, { 1: 'musician', 2: 'squatters' }), house(1, 3, { 1: 'student' }), house(3, 2)];
  const other = table({ street: squatted, more: { doing: 'examine' } });
  play(other, '1 leave 1/1', '1 to 2/2', '1 leave 2/1', '1 to 3/1');
  expect(tenants(other, 3)).toEqual({ 1: 'student' });
  expect(may(other, 1, 'done')).toEqual(['done']);
});

test('L-53 Mother and child: taken back into hand, or moved to any suitable empty apartment, at no cost', () => {
  const street = [house(1, 2, { 1: 'mother-and-child', 2: 'student' }), house(2, 4), house(2, 1, { 1: 'mother-and-child' })];
  const s = table({ street });
  expect(may(s, 1, 't').concat(may(s, 1, 's'))).toEqual(['take-in 1/1', 'shift 1/1']);
  expect(why(s, '1 take-in 3/1')).toBe('L-53 not-your-tenant');
  expect(why(s, '1 take-in 1/2')).toBe('L-53 no-mother');
  const moved = table({ street });
  play(s, '1 take-in 1/1');
  expect([hand(s, 1), s.money[0]]).toEqual(['mother-and-child', 10]);
  play(moved, '1 shift 1/1');
  expect(may(moved, 1)).toEqual(['to 2/1', 'to 2/2', 'to 2/3', 'to 2/4']);
  play(moved, '1 to 2/3');
  expect(tenants(moved, 2)).toEqual({ 3: 'mother-and-child' });
});

test('L-53 one who arrived this turn stays for the turn', () => {
  const s = table({ seats: 2, hands: ['mother-and-child'], street: [house(1, 2), house(1, 2, { 1: 'mother-and-child' })] });
  play(s, '1 place mother-and-child 1/1', '1 shift 2/1', '1 to 2/2');
  expect([why(s, '1 take-in 1/1'), why(s, '1 shift 2/2')]).toEqual(['L-53 just-arrived', 'L-53 just-arrived']);
  play(s, '1 done', '1 done', '2 done', '2 done');
  expect([why(s, '1 take-in 1/1'), why(s, '1 shift 2/2')]).toEqual([null, null]);
  const alone = table({ street: [house(1, 1, { 1: 'mother-and-child' }), house(1, 5)] });
  expect(why(alone, '1 shift 1/1')).toBe('L-53 no-place-for-mother');
});

test('L-53 all see her come into hand, and one let by another seat stays for that turn only', () => {
  const s = table({ seats: 2, hands: ['', 'mother-and-child'], street: [house(1, 2)], turn: 2 });
  play(s, '2 place mother-and-child 1/1', '2 done', '2 done', '1 take-in 1/1');
  expect([hand(s, 1), known(s, 2, 1), known(s, null, 1)]).toEqual(new Array(3).fill('mother-and-child'));
});

test('L-54 Celebrities: $2 beside others who pay double, $4 alone, and empty apartments pay $2', () => {
  const income = (street: Parameters<typeof house>[2], floors: number): number => {
    const s = table({ street: [house(1, floors, street)] });
    play(s, '1 done');
    return s.money[0] - 10;
  };
  expect(income({ 1: 'celebrities' }, 2)).toBe(4);
  expect(income({ 1: 'celebrities' }, 3)).toBe(4 + 2);
  expect(income({ 1: 'celebrities', 3: 'single' }, 3)).toBe(2 + 6);
  const full = house(1, 3, { c: 'student', 1: 'celebrities', 3: 'celebrities' }, { cellar: true, cover: 'roof-renovation' });
  const s = table({ street: [full] });
  play(s, '1 done');
  expect(s.money[0]).toBe(10 + 2 + 2 + 4);
});

test('L-54 what is doubled is the rent that L-57 and L-58 give', () => {
  const rooms = { cellar: true, cover: 'roof-renovation' };
  const students = table({ street: [house(1, 2, { c: 'student', 1: 'celebrities', r: 'student' }, rooms)] });
  play(students, '1 done');
  expect(students.money[0]).toBe(10 + 2 * 2 + 2 + 3 * 2);
  const mover = table({ street: [house(1, 1, { c: 'celebrities', r: 'mover' }, rooms)] });
  play(mover, '1 done');
  expect(mover.money[0]).toBe(10 + 2 + 2);
});

test('L-54 Squatters are no other tenants', () => {
  const s = table({ hands: ['move', 'broker'], street: [house(2, 3, { 1: 'celebrities', 3: 'squatters' })] });
  play(s, '1 move 1/1', '1 under', '2 answer broker');
  expect(s.money[1]).toBe(14);
});

test('L-55 Pensioners: ground floor or cellar', () => {
  const s = table({ hands: ['pensioners'], street: [house(1, 1, {}, { cellar: true, cover: 'roof-dormer' })] });
  expect(may(s, 1, 'place')).toEqual(['place pensioners 1/c', 'place pensioners 1/1']);
  expect(why(s, '1 place pensioners 1/r')).toBe('L-55 too-far-up');
});

test('L-57 Students: $2, $3, $4 by order of arrival', () => {
  const s = table({ seats: 2, hands: ['student student student move'], street: [house(1, 5), house(2, 5)] });
  play(s, '1 place student 1/3', '1 place student 1/1', '1 place student 1/2', '1 done');
  expect(s.money[0]).toBe(10 + 2 + 3 + 4 + 1 + 1);
  play(s, '1 done', '2 done', '2 done', '1 move 1/3', '1 to 2/1', '1 done');
  expect(s.money[0]).toBe(21 + 2 + 3 + 3);
});

test('L-57 where one is murdered the newer ones move up', () => {
  const s = table({ hands: ['murder'], street: [house(1, 5, { 1: 'student', 2: 'student', 3: 'student' })] });
  play(s, '1 murder 1/1', '1 done');
  expect(s.money[0]).toBe(10 + 2 + 3 + 3);
});

test('L-57 whoever comes back is the newest', () => {
  const s = table({
    hands: ['move move', '', ''],
    street: [house(2, 5, { 1: 'student', 2: 'student' }), house(1, 5)],
    more: {},
  });
  play(s, '1 move 1/1', '1 to 2/1', '2 pass', '1 move 2/1', '1 to 1/3');
  expect(s.mark.slice(1, 4).map((mark) => mark >> 2)).toEqual([0, 0, 1]);
});

test('L-58 Mover: his landlord gets $2 for everybody else’s Move, and he rents for $1', () => {
  const street = [house(2, 1, { 1: 'mover' }), house(3, 1, { 1: 'student' })];
  const s = table({ hands: ['move', 'move'], street });
  play(s, '1 move 2/1', '1 under');
  expect(s.money).toEqual([8, 12, 10]);
  play(s, '3 pass', '1 done', '1 done', '2 move 1/1', '2 to 2/1');
  expect(s.money[1]).toBe(12);
  const alone = table({ street: [house(1, 1, { 1: 'mover' })] });
  play(alone, '1 done');
  expect(alone.money[0]).toBe(11);
});

test('L-58 the fee is due when he is moved himself, beside Squatters and in Jail, before the Broker', () => {
  const street = [house(2, 1, { 1: 'mover', c: 'squatters' }, { cellar: true })];
  const s = table({ money: [2], hands: ['move', 'broker'], street, more: { jailed: 2 } });
  play(s, '1 move 1/1', '1 under');
  expect(s.money).toEqual([0, 12, 10]);
  play(s, '2 answer broker');
  expect(s.money).toEqual([0, 12, 10]);
});

test('L-59 Squatters go into any empty apartment of any building without Freaks', () => {
  const street = [
    house(2, 5),
    house(2, 1, { 1: 'student' }),
    house(3, 2, { 1: 'family' }, { cellar: true }),
    house(3, 4, { 1: 'freaks' }),
  ];
  const s = table({ hands: ['squatters'], street });
  expect(may(s, 1, 'place')).toEqual([...[1, 2, 3, 4, 5].map((n) => `place squatters 1/${n}`), 'place squatters 3/c']);
});
