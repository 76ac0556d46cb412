import { expect, test } from 'vitest';
import { landlord } from '../src/index.ts';
import { awaited, discards, hand, house, known, knownPile, may, play, table, tenants, why } from './table.ts';

test('L-60 Demolition: the owner chooses where each goes and takes the cards', () => {
  const street = [house(2, 2, { 1: 'student', 2: 'single' }, { hides: ['bomb', 'alibi'] }), house(1, 1), house(3, 4)];
  const s = table({ hands: ['demolition'], street });
  play(s, '1 demolish demolition 1');
  expect(awaited(s)).toEqual([2]);
  expect(landlord.window(s)).toBe(false);
  expect(why(s, '2 leave 2/1')).toBe('L-60 not-this-house');
  play(s, '2 leave 1/1');
  expect(may(s, 2)).toEqual(['to 3/1', 'to 3/2', 'to 3/3', 'to 3/4']);
  expect(why(s, '2 to 2/1')).toBe('L-60 blocks-the-rest');
  expect(why(s, '2 to 1/1')).toBe('L-46 lives-there');
  play(s, '2 to 3/2', '2 leave 1/2');
  expect(why(s, '2 to 1/1')).toBe('L-60 comes-down');
  play(s, '2 to 2/1');
  expect(hand(s, 2)).toBe('roof alibi bomb');
  expect(known(s, 1, 2)).toBe('roof');
  expect([tenants(s, 2), tenants(s, 3), s.owner[0]]).toEqual([{ 1: 'single' }, { 2: 'student' }, -1]);
  expect([discards(s, 1), awaited(s)]).toEqual(['demolition', [1]]);
});

test('L-60 where somebody would find no place it cannot be played', () => {
  const street = [house(2, 2, { 1: 'student', 2: 'single' }), house(1, 1), house(3, 4, { 1: 'freaks' })];
  const s = table({ hands: ['demolition'], street });
  expect(why(s, '1 demolish demolition 1')).toBe('L-60 cannot-clear');
  expect(why(s, '1 demolish demolition 2')).toBeNull();
  expect(why(s, '1 demolish demolition 4')).toBe('L-60 nothing-to-demolish');
  expect(may(s, 1, 'demolish')).toEqual(['demolish demolition 2', 'demolish demolition 3']);
});

test('L-60 Squatters may close the last building to the others: then they go last', () => {
  const street = [house(2, 2, { 1: 'student', 2: 'squatters' }), house(2, 3)];
  const s = table({ hands: ['demolition'], street });
  play(s, '1 demolish demolition 1');
  expect(may(s, 2)).toEqual(['leave 1/1']);
  expect(why(s, '2 leave 1/2')).toBe('L-60 blocks-the-rest');
});

test('L-60 a Musician is heard only after the last tenant has moved', () => {
  const street = [house(2, 2, { 1: 'musician', 2: 'student' }), house(3, 3, { 1: 'single' }), house(1, 5)];
  const s = table({ hands: ['demolition'], street });
  play(s, '1 demolish demolition 1', '2 leave 1/1', '2 to 2/2');
  expect(may(s, 2)).toEqual(['leave 1/2']);
  play(s, '2 leave 1/2', '2 to 2/3');
  expect(s.owner[0]).toBe(-1);
  expect(may(s, 2)).toEqual(['leave 2/3']);
  play(s, '2 leave 2/3', '2 to 3/1');
  expect([tenants(s, 2), awaited(s)]).toEqual([{ 1: 'single', 2: 'musician' }, [1]]);
});

test('L-60 several Musicians are heard in the order of the street, and the owner chooses for all', () => {
  const street = [
    house(2, 3, { 1: 'musician', 2: 'musician' }),
    house(1, 3, { 1: 'student' }),
    house(3, 3, { 1: 'student' }),
    house(3, 5),
  ];
  const s = table({ hands: ['demolition'], street });
  play(s, '1 demolish demolition 1', '2 leave 1/1', '2 to 3/2', '2 leave 1/2', '2 to 2/2');
  expect(may(s, 2)).toEqual(['leave 2/1']);
  play(s, '2 leave 2/1', '2 to 4/1');
  expect(may(s, 2)).toEqual(['leave 3/1']);
  play(s, '2 leave 3/1', '2 to 4/2');
  expect([tenants(s, 4), awaited(s)]).toEqual([{ 1: 'student', 2: 'student' }, [1]]);
});

test('L-61 Bomb: everything goes under the pile, shuffled', () => {
  const street = [
    house(
      2,
      2,
      { 1: 'student', 2: { card: 'single', withheld: true } },
      { hides: ['bomb', 'alibi'], cover: 'roof-renovation' },
    ),
  ];
  const s = table({ hands: ['bomb'], street, more: { known: [[1, 2, 'alibi', 1]] } });
  expect(why(s, '1 bomb 2')).toBe('L-61 nothing-to-bomb');
  const size = s.pile.length;
  play(s, '1 bomb 1', '2 pass');
  expect(s.pile).toHaveLength(size + 6);
  expect(knownPile(s, 2)[1]).toBe('6 single student roof roof-renovation alibi bomb');
  expect(knownPile(s, 1)[1]).toBe('6 single student roof roof-renovation alibi');
  expect(knownPile(s, null)[1]).toBe('6 single student roof roof-renovation');
  expect(known(s, 1, 2)).toBe('');
  play(s, '2 pass');
  expect([s.owner, discards(s, 2)]).toEqual([[], 'rent-withheld bomb']);
});

test('L-62 Lunatic: the Bomb strikes a building of the attacker that the victim chooses, and nobody calls the police', () => {
  const street = [house(2, 1), house(1, 1), house(1, 2), house(3, 1)];
  const s = table({ hands: ['bomb police', 'lunatic police'], street });
  play(s, '1 bomb 1', '2 answer lunatic');
  expect(may(s, 2)).toEqual(['strike 2', 'strike 3']);
  expect(why(s, '2 strike 4')).toBe('L-62 not-theirs');
  expect(why(s, '2 strike 2/1')).toBe('L-62 house-or-tenant');
  expect(why(s, '2 strike 5')).toBe('L-62 not-theirs');
  play(s, '2 strike 3');
  expect([s.owner, awaited(s), discards(s, 2)]).toEqual([[1, 0, -1, 2], [1], 'bomb lunatic']);
});

test('L-62 with nothing to strike the attack is lost', () => {
  const bombed = table({ hands: ['bomb', 'lunatic'], street: [house(2, 1)] });
  play(bombed, '1 bomb 1', '2 answer lunatic');
  expect([bombed.owner, awaited(bombed), discards(bombed, 2)]).toEqual([[1], [1], 'bomb lunatic']);
  const murdered = table({ hands: ['murder', 'lunatic'], street: [house(2, 1, { 1: 'student' }), house(1, 1)] });
  play(murdered, '1 murder 1/1', '2 answer lunatic');
  expect([tenants(murdered, 1), awaited(murdered)]).toEqual([{ 1: 'student' }, [1]]);
});

test('L-62 an unfinished house is nothing to strike', () => {
  const s = table({ hands: ['bomb alibi roof', 'lunatic'], street: [house(2, 1)] });
  play(s, '1 lay alibi', '1 bomb 1', '2 answer lunatic');
  expect([s.owner, awaited(s), discards(s, 2)]).toEqual([[1, 0], [1], 'bomb lunatic']);
});

test('L-62 the Lunatic turns a Murder on a tenant of the attacker', () => {
  const street = [house(2, 1, { 1: 'student' }), house(1, 3, { 1: 'squatters', 2: 'single' }), house(3, 1, { 1: 'mover' })];
  const s = table({ hands: ['murder', 'lunatic'], street });
  play(s, '1 murder 1/1', '2 answer lunatic');
  expect(may(s, 2)).toEqual(['strike 2/1', 'strike 2/2']);
  expect(why(s, '2 strike 3/1')).toBe('L-62 not-theirs');
  expect(why(s, '2 strike 1')).toBe('L-62 house-or-tenant');
  expect(why(s, '2 strike 2/3')).toBe('L-63 no-tenant');
  play(s, '2 strike 2/1');
  expect([tenants(s, 2), discards(s, 3)]).toEqual([{ 2: 'single' }, 'squatters murder lunatic']);
});

test('L-63 Murder: any tenant, Squatters too, is discarded with the card', () => {
  const s = table({ hands: ['murder murder'], street: [house(2, 2, { 1: 'researcher' }), house(3, 1, { 1: 'squatters' })] });
  expect(may(s, 1, 'murder')).toEqual(['murder 1/1', 'murder 2/1']);
  expect(why(s, '1 murder 1/2')).toBe('L-63 no-tenant');
  play(s, '1 murder 1/1', '2 pass', '2 pass');
  expect([tenants(s, 1), discards(s, 2)]).toEqual([{}, 'researcher murder']);
  play(s, '1 murder 2/1', '3 pass', '3 pass');
  expect(tenants(s, 2)).toEqual({});
});

test('L-56 Single: a Murder of her fails, without Police, and the card is spent', () => {
  const s = table({ hands: ['murder', 'police'], street: [house(2, 2, { 1: 'single' }, {}), house(1, 2, { 1: 'family' })] });
  play(s, '1 murder 1/1', '2 pass');
  expect([tenants(s, 1), discards(s, 1), awaited(s), s.jailed]).toEqual([{ 1: 'single' }, 'murder', [1], -1]);
});

test('L-56 the Lunatic may answer, and fails on a Single too', () => {
  const s = table({ hands: ['murder', 'lunatic'], street: [house(2, 2, { 1: 'single' }), house(1, 2, { 1: 'single' })] });
  play(s, '1 murder 1/1', '2 answer lunatic', '2 strike 2/1');
  expect([tenants(s, 2), discards(s, 2)]).toEqual([{ 1: 'single' }, 'murder lunatic']);
});

test('L-64 Eviction: the owner takes all tenants into hand but Squatters', () => {
  const street = [
    house(2, 4, { 1: 'student', 2: { card: 'student', withheld: true }, 3: 'squatters', 4: 'mother-and-child' }),
  ];
  const s = table({ hands: ['eviction'], street });
  play(s, '1 evict eviction 1');
  expect([hand(s, 2), tenants(s, 1)]).toEqual(['mother-and-child student student', { 3: 'squatters' }]);
  expect([known(s, 3, 2), discards(s, 2), awaited(s)]).toEqual([
    'mother-and-child student student',
    'rent-withheld eviction',
    [1],
  ]);
  expect(why(table({ hands: ['eviction'] }), '1 evict eviction 1')).toBe('L-64 nothing-to-evict');
});

test('L-65 Move: any tenant, Squatters too, to any suitable empty apartment or under the pile', () => {
  const street = [house(2, 3, { 1: 'single' }), house(1, 1), house(3, 4), house(3, 2, { 1: 'squatters' })];
  const s = table({ hands: ['move move'], street });
  expect(may(s, 1, 'move')).toEqual(['move 1/1', 'move 4/1']);
  expect(why(s, '1 move 1/2')).toBe('L-65 nobody-to-move');
  play(s, '1 move 1/1');
  expect(may(s, 1)).toEqual(['to 1/2', 'to 1/3', 'to 2/1', 'under']);
  expect(why(s, '1 to 3/1')).toBe('L-41 too-high');
  play(s, '1 to 2/1', '2 pass');
  expect([tenants(s, 2), discards(s, 1)]).toEqual([{ 1: 'single' }, 'move']);
  play(s, '1 move 4/1', '1 under', '3 pass');
  expect(knownPile(s, 2)).toEqual([`${s.pile.length - 1}`, '1 squatters']);
});

test('L-66 Broker: an opponent’s Move costs the current rent of the tenant it names', () => {
  const street = [house(2, 3, { 1: 'celebrities', 3: 'student' }), house(1, 3, { 1: 'mover' })];
  const s = table({ hands: ['move move', 'broker'], street: [street[0]] });
  play(s, '1 move 1/3', '1 under', '2 answer broker');
  expect([s.money, discards(s, 2)]).toEqual([[6, 14, 10], 'move broker']);
  const own = table({ hands: ['move'], street: [house(1, 1, { 1: 'student' })] });
  play(own, '1 move 1/1', '1 under');
  expect(awaited(own)).toEqual([1]);
});

test('L-66 not for those a moved Musician drives out', () => {
  const street = [house(1, 3, { 1: 'musician' }), house(2, 3, { 1: 'single' }), house(3, 3)];
  const s = table({ hands: ['move', 'broker'], street });
  play(s, '1 move 1/1', '1 to 2/2', '1 leave 2/1', '1 to 3/1');
  expect([hand(s, 2), s.money, awaited(s)]).toEqual(['broker', [10, 10, 10], [1]]);
});

test('L-67 Rent withheld: the next rent is skipped, then the card is discarded', () => {
  const s = table({
    seats: 2,
    hands: ['', 'rent-withheld'],
    street: [house(1, 3, { 1: 'single', 2: 'squatters' }), house(1, 1, { 1: 'pensioners' })],
    turn: 2,
  });
  expect(why(s, '2 withhold 1/2')).toBe('L-67 pays-nothing');
  expect(why(s, '2 withhold 1/3')).toBe('L-67 nobody-to-withhold');
  play(s, '2 withhold 2/1');
  expect([discards(s, 1), landlord.census(s)[26]]).toEqual(['', 2]);
  play(s, '2 done', '2 done', '1 leave 1/1');
  play(s, '1 done');
  expect([s.money[0], discards(s, 1)]).toEqual([11, 'rent-withheld']);
  play(s, '1 done', '2 done', '2 done', '1 done');
  expect(s.money[0]).toBe(16);
});

test('L-67 one per tenant; discarded at the next collection even if nothing was due', () => {
  const street = [
    house(1, 3, { 1: { card: 'single', withheld: true }, 2: 'squatters' }),
    house(2, 1, { 1: { card: 'student', withheld: true } }),
  ];
  const s = table({ hands: [''], street, more: { jailed: 1 } });
  play(s, '1 done');
  expect([discards(s, 2), s.mark[1], s.mark[8]]).toEqual(['rent-withheld', 0, 1]);
  const twice = table({ hands: ['rent-withheld'], street: [house(1, 3, { 1: { card: 'single', withheld: true } })] });
  expect(why(twice, '1 withhold 1/1')).toBe('L-67 already-withheld');
});

test('L-67 lost when the tenant leaves', () => {
  const s = table({ hands: ['move'], street: [house(1, 3, { 1: { card: 'single', withheld: true } }), house(1, 2)] });
  play(s, '1 move 1/1', '1 to 2/1');
  expect([discards(s, 2), s.mark[8]]).toEqual(['rent-withheld move', 0]);
});

test('L-67 lost when the tenant is murdered or taken into hand', () => {
  const street = [
    house(1, 1, { 1: { card: 'student', withheld: true } }),
    house(1, 2, { 1: { card: 'mother-and-child', withheld: true } }),
  ];
  const s = table({ hands: ['murder'], street });
  play(s, '1 murder 1/1');
  expect(discards(s, 3)).toBe('rent-withheld student murder');
  play(s, '1 take-in 2/1');
  expect([discards(s, 1), hand(s, 1)]).toEqual(['rent-withheld', 'mother-and-child']);
});

test('L-68 Recycle: at any time, also in another’s turn, the top of the discards for Recycle', () => {
  const s = table({ hands: ['', 'recycle'], more: { discards: ['bomb', 'murder'] } });
  expect(may(s, 2)).toEqual(['recycle murder']);
  expect(why(s, '2 recycle bomb')).toBe('L-68 not-on-top');
  expect(why(s, '3 recycle murder')).toBe('L-22 no-card');
  play(s, '2 recycle murder');
  expect([hand(s, 2), discards(s, 2), known(s, 1, 2), awaited(s)]).toEqual(['murder', 'bomb recycle', 'murder', [1]]);
  expect(may(s, 2)).toEqual([]);
});

test('L-68 nobody is made to wait for it, and it is refused if the top has changed', () => {
  const s = table({ hands: ['recycle eviction'], street: [house(2, 1)], more: { discards: ['bomb'] } });
  expect(may(s, 1, 'recycle')).toEqual(['recycle bomb']);
  play(s, '1 evict eviction 1');
  expect(why(s, '1 recycle bomb')).toBe('L-68 not-on-top');
  expect(may(s, 1, 'recycle')).toEqual(['recycle eviction']);
  expect(may(table({ hands: ['recycle'] }), 1, 'recycle')).toEqual([]);
  expect(may(table({ hands: [''], more: { discards: ['bomb'] } }), 1, 'recycle')).toEqual([]);
});

test('L-68 in an answer window: the card taken may be the answer', () => {
  const s = table({ hands: ['bomb', 'recycle'], street: [house(2, 1), house(1, 1)], more: { discards: ['lunatic'] } });
  play(s, '1 bomb 1', '2 recycle lunatic');
  expect(may(s, 2)).toEqual(['answer lunatic', 'pass']);
  play(s, '2 answer lunatic', '2 strike 2');
  expect([s.owner, discards(s, 3)]).toEqual([[1], 'recycle bomb lunatic']);
});

test('L-68 between a murder and the Police, and in the middle of a demolition', () => {
  const murder = table({ hands: ['murder', '', 'recycle'], street: [house(2, 1, { 1: 'student' })] });
  play(murder, '1 murder 1/1', '2 pass', '3 recycle student');
  expect(awaited(murder)).toEqual([2]);
  play(murder, '2 pass');
  expect([hand(murder, 3), discards(murder, 2)]).toEqual(['student', 'recycle murder']);
  const street = [house(2, 3, { 1: { card: 'student', withheld: true }, 2: 'single' }), house(1, 3)];
  const demolition = table({ hands: ['demolition', '', 'recycle'], street });
  play(demolition, '1 demolish demolition 1', '2 leave 1/1', '2 to 2/1', '3 recycle rent-withheld');
  expect([may(demolition, 2), hand(demolition, 3)]).toEqual([['leave 1/2'], 'rent-withheld']);
  play(demolition, '2 leave 1/2', '2 to 2/2');
  expect(discards(demolition, 2)).toBe('recycle demolition');
});

test('L-69 Politics: Eviction, Demolition, or out of Jail; never an alibi', () => {
  const street = [house(2, 1, { 1: 'student' }), house(3, 1)];
  const s = table({ hands: ['politics politics politics'], street, more: { jailed: 1 } });
  expect(may(s, 1, 'leave-jail')).toEqual(['leave-jail politics']);
  play(s, '1 evict politics 1', '1 demolish politics 1', '1 leave-jail politics');
  expect([hand(s, 2), s.jailed, discards(s, 3)]).toEqual(['student roof roof', -1, 'politics politics politics']);
  expect(landlord.read('answer politics')).toBeNull();
});

test('L-70 Court: leaves Jail in the play phase', () => {
  const s = table({ hands: ['court court'], more: { jailed: 1 } });
  play(s, '1 leave-jail court');
  expect([s.jailed, discards(s, 1)]).toEqual([-1, 'court']);
  expect(why(s, '1 leave-jail court')).toBe('L-78 not-jailed');
});

test('L-71 Police keep Squatters out whom somebody else brings, from hand', () => {
  const s = table({ hands: ['squatters', 'police'], street: [house(2, 1)] });
  play(s, '1 place squatters 1/1');
  expect([awaited(s), landlord.window(s)]).toEqual([[2], true]);
  play(s, '2 answer police');
  expect([tenants(s, 1), discards(s, 2), awaited(s)]).toEqual([{}, 'squatters police', [1]]);
  const let_ = table({ hands: ['squatters', 'police'], street: [house(2, 1)] });
  play(let_, '1 place squatters 1/1', '2 pass');
  expect([tenants(let_, 1), discards(let_, 1), let_.inPlay]).toEqual([{ 1: 'squatters' }, '', []]);
});

test('L-71 with a Move and by a Demolition too', () => {
  const moved = table({ hands: ['move', 'police'], street: [house(1, 1, { 1: 'squatters' }), house(2, 1)] });
  play(moved, '1 move 1/1', '1 to 2/1', '2 answer police');
  expect([tenants(moved, 1), tenants(moved, 2), discards(moved, 3)]).toEqual([{}, {}, 'squatters move police']);
  const street = [house(1, 1, { 1: 'squatters' }), house(2, 1)];
  const demolished = table({ hands: ['demolition', 'police'], street });
  play(demolished, '1 demolish demolition 1', '1 leave 1/1', '1 to 2/1', '2 answer police');
  expect([tenants(demolished, 2), discards(demolished, 3), demolished.owner]).toEqual([
    {},
    'squatters demolition police',
    [-1, 1],
  ]);
});

test('L-71 also when they come from another building of the same landlord', () => {
  const s = table({ hands: ['move', 'police'], street: [house(2, 1, { 1: 'squatters' }), house(2, 2)] });
  play(s, '1 move 1/1', '1 to 2/1', '2 pass');
  expect([awaited(s), may(s, 2)]).toEqual([[2], ['answer police', 'pass']]);
  play(s, '2 answer police');
  expect([tenants(s, 1), tenants(s, 2), discards(s, 3)]).toEqual([{}, {}, 'squatters move police']);
});

test('L-71 Broker and Police may both be played on one Move', () => {
  const s = table({ hands: ['move', 'police broker'], street: [house(2, 1, { 1: 'squatters' }), house(2, 2)] });
  play(s, '1 move 1/1', '1 to 2/1', '2 answer broker', '2 answer police');
  expect([s.money, discards(s, 4)]).toEqual([[10, 10, 10], 'squatters move broker police']);
});

test('L-71 nobody is asked about Squatters of their own bringing, nor inside a building', () => {
  const s = table({ hands: ['squatters move'], street: [house(1, 1), house(2, 3, { 1: 'squatters' })] });
  play(s, '1 place squatters 1/1');
  expect(awaited(s)).toEqual([1]);
  play(s, '1 move 2/1', '1 to 2/3', '2 pass');
  expect([tenants(s, 2), awaited(s)]).toEqual([{ 3: 'squatters' }, [1]]);
});

test('L-71 in one’s own play phase one Police removes one Squatters card', () => {
  const street = [house(1, 3, { 1: 'squatters', 2: 'squatters', 3: 'student' }), house(2, 1, { 1: 'squatters' })];
  const s = table({ hands: ['police police'], street });
  expect(may(s, 1, 'remove')).toEqual(['remove 1/1', 'remove 1/2']);
  expect(why(s, '1 remove 1/3')).toBe('L-71 no-squatters');
  expect(why(s, '1 remove 2/1')).toBe('L-71 not-yours');
  play(s, '1 remove 1/1');
  expect([tenants(s, 1), discards(s, 2)]).toEqual([{ 2: 'squatters', 3: 'student' }, 'squatters police']);
});

test('L-72 at home one may bomb and murder, and nobody can answer', () => {
  const street = [house(1, 1), house(1, 1, { 1: 'student' })];
  for (const options of [{}, { answers: 'anyone' }]) {
    const s = table({ options, hands: ['bomb murder', 'lunatic police'], street });
    play(s, '1 bomb 1', '1 murder 2/1');
    expect([s.owner, tenants(s, 2), awaited(s), hand(s, 2)]).toEqual([[-1, 0], {}, [1], 'lunatic police']);
  }
});

test('L-72 but a Family may report it', () => {
  const s = table({ hands: ['murder'], street: [house(1, 2, { 1: 'family' }), house(1, 1, { 1: 'student' })] });
  play(s, '1 murder 2/1');
  expect(awaited(s)).toEqual([1]);
  play(s, '1 pass');
  expect(s.jailed).toBe(0);
});

test('L-73 whoever owes more than they have pays all they have', () => {
  const s = table({
    money: [3],
    hands: ['move', 'broker'],
    street: [house(2, 1, { 1: 'pensioners' }), house(3, 1, { 1: 'mover' })],
  });
  play(s, '1 move 1/1', '1 under', '2 answer broker');
  expect(s.money).toEqual([0, 11, 12]);
});
