import { expect, test } from 'vitest';
import { landlord } from '../src/index.ts';
import { awaited, discards, hand, house, may, play, table, tenants, why } from './table.ts';

const anyone = { answers: 'anyone' };

test('L-50 Family: reports what its landlord does, and nobody is asked for Police', () => {
  const s = table({ hands: ['bomb', 'police'], street: [house(1, 2, { 1: 'family' }), house(2, 1)] });
  const told = play(s, '1 bomb 2', '2 pass');
  expect(told.map((event) => event.is)).toContain('reported');
  expect(awaited(s)).toEqual([1]);
  play(s, '1 pass');
  expect([s.jailed, hand(s, 2), awaited(s), discards(s, 1)]).toEqual([0, 'police', [1], 'bomb']);
});

test('L-50 Family: reports a crime in its own building, also the bomb that hits it', () => {
  const street = [house(2, 2, { 1: 'family' }, { cellar: true, cover: 'roof-renovation' })];
  const s = table({ hands: ['bomb'], street });
  play(s, '1 bomb 1', '2 pass');
  expect([awaited(s), s.owner]).toEqual([[1], []]);
  play(s, '1 pass');
  expect(s.jailed).toBe(0);
  const beside = table({ hands: ['murder'], street: [house(2, 2, { 1: 'family', c: 'student' }, { cellar: true })] });
  play(beside, '1 murder 1/c', '2 pass', '1 pass');
  expect(beside.jailed).toBe(0);
});

test('L-50 a murdered Family does not report its own murder, another one does', () => {
  const s = table({ hands: ['murder', 'police'], street: [house(2, 2, { 1: 'family' })] });
  play(s, '1 murder 1/1', '2 pass');
  expect([awaited(s), may(s, 2)]).toEqual([[2], ['answer police', 'pass']]);
  const both = house(2, 2, { c: 'family', 2: 'family' }, { cellar: true, cover: 'roof-renovation' });
  const other = table({ hands: ['murder', 'police'], street: [both] });
  play(other, '1 murder 1/c', '2 pass');
  expect(awaited(other)).toEqual([1]);
});

test('L-50 not what the Lunatic did, not what others do elsewhere, and Squatters come in', () => {
  const street = [
    house(1, 2, { 1: 'family' }, { cellar: true }),
    house(2, 1, { 1: 'student' }),
    house(3, 2, { 1: 'family' }),
  ];
  const s = table({ hands: ['murder squatters', 'lunatic'], street });
  play(s, '1 place squatters 1/c', '1 murder 2/1', '2 answer lunatic', '2 strike 1/c');
  expect([s.jailed, awaited(s)]).toEqual([-1, [1]]);
  const elsewhere = table({ hands: ['murder'], street: [street[1], street[2]] });
  play(elsewhere, '1 murder 1/1', '2 pass', '2 pass');
  expect([elsewhere.jailed, awaited(elsewhere)]).toEqual([-1, [1]]);
});

test('L-50 a Family in another house of the victim sees nothing', () => {
  const street = [house(2, 1, { 1: 'student' }), house(2, 2, { 1: 'family' }), house(2, 1)];
  const s = table({ hands: ['murder bomb', 'police'], street });
  play(s, '1 murder 1/1', '2 pass');
  expect([awaited(s), may(s, 2)]).toEqual([[2], ['answer police', 'pass']]);
  play(s, '2 pass', '1 bomb 3', '2 pass');
  expect([awaited(s), may(s, 2)]).toEqual([[2], ['answer police', 'pass']]);
});

test('L-74 Bomb: answered by the Lunatic or the Police of the one it hits, who is always asked', () => {
  const s = table({ hands: ['bomb', ''], street: [house(2, 1)] });
  play(s, '1 bomb 1');
  expect([awaited(s), may(s, 2), landlord.window(s)]).toEqual([[2], ['pass'], true]);
  expect(why(s, '2 answer lunatic')).toBe('L-22 no-card');
  expect(why(s, '2 answer police')).toBe('L-74 no-answer-to-it');
  expect(why(s, '3 pass')).toBe('L-22 not-asked');
  expect(s.owner).toEqual([1]);
  play(s, '2 pass');
  expect([s.owner, awaited(s), may(s, 2)]).toEqual([[], [2], ['pass']]);
  play(s, '2 pass');
  expect([awaited(s), s.jailed]).toEqual([[1], -1]);
});

test('L-74 Bomb and Police: an investigation, and the discards in order', () => {
  const s = table({ hands: ['bomb alibi', 'police'], street: [house(2, 1)], more: { discards: ['move'] } });
  play(s, '1 bomb 1', '2 pass', '2 answer police', '1 answer alibi', '2 pass');
  expect([s.jailed, discards(s, 4)]).toEqual([1, 'move bomb police alibi']);
});

test('L-74 Murder: answered by Lunatic, then by Police', () => {
  const s = table({ hands: ['murder', 'police'], street: [house(2, 1, { 1: 'student' })] });
  play(s, '1 murder 1/1');
  expect(may(s, 2)).toEqual(['pass']);
  expect(tenants(s, 1)).toEqual({ 1: 'student' });
  play(s, '2 pass');
  expect([tenants(s, 1), may(s, 2)]).toEqual([{}, ['answer police', 'pass']]);
  play(s, '2 answer police', '1 pass');
  expect([s.jailed, discards(s, 3)]).toEqual([0, 'student murder police']);
});

test('L-74 Police on a crime: answered by Alibi or Court of the one questioned', () => {
  const s = table({ hands: ['murder', 'police court', 'politics'], street: [house(2, 1, { 1: 'student' })] });
  play(s, '1 murder 1/1', '2 pass', '2 answer police');
  expect([awaited(s), may(s, 1), landlord.window(s)]).toEqual([[1], ['pass'], true]);
  expect(why(s, '1 answer alibi')).toBe('L-22 no-card');
  expect(why(s, '1 answer lunatic')).toBe('L-74 no-answer-to-it');
  expect(why(s, '1 done')).toBe('L-22 not-an-answer');
});

test('L-74 Move: answered by the Broker of the landlord, who is always asked', () => {
  const s = table({ hands: ['move', 'broker'], street: [house(2, 1, { 1: 'squatters' })] });
  play(s, '1 move 1/1', '1 under');
  expect([awaited(s), may(s, 2), landlord.window(s)]).toEqual([[2], ['answer broker', 'pass'], true]);
  play(s, '2 answer broker');
  expect([s.money, discards(s, 2)]).toEqual([[10, 10, 10], 'move broker']);
});

test('L-74 nothing answers Demolition, Eviction, Rent withheld, Lunatic and Recycle', () => {
  const street = [house(2, 2, { 1: 'student' }), house(1, 3)];
  const s = table({
    options: anyone,
    hands: ['demolition eviction rent-withheld recycle'],
    street,
    more: { discards: ['bomb'] },
  });
  play(s, '1 withhold 1/1', '1 evict eviction 1', '1 recycle eviction', '1 demolish demolition 1');
  expect(awaited(s)).toEqual([1]);
});

test('L-75 the author first, then clockwise, round and round, until one has no alibi', () => {
  const s = table({ hands: ['murder alibi alibi', 'police', 'court'], street: [house(2, 1, { 1: 'student' })] });
  play(s, '1 murder 1/1', '2 pass', '2 answer police', '1 answer alibi');
  expect(awaited(s)).toEqual([2]);
  play(s, '2 pass');
  expect([s.jailed, awaited(s)]).toEqual([1, [1]]);
  const round = table({ hands: ['murder alibi', 'police alibi', 'court'], street: [house(2, 1, { 1: 'student' })] });
  play(round, '1 murder 1/1', '2 pass', '2 answer police', '1 answer alibi', '2 answer alibi', '3 answer court');
  expect(awaited(round)).toEqual([1]);
  play(round, '1 pass');
  expect([round.jailed, discards(round, 6)]).toEqual([0, 'student murder police alibi alibi court']);
});

test('L-75 among six, past the prisoner, and round to the author again', () => {
  const hands = ['murder alibi', 'police alibi', 'court', '', 'alibi', 'alibi'];
  const s = table({ seats: 6, hands, street: [house(2, 1, { 1: 'student' })], more: { jailed: 4 } });
  play(s, '1 murder 1/1', '2 pass', '2 answer police', '1 answer alibi', '2 answer alibi', '3 answer court');
  play(s, '5 answer alibi', '6 answer alibi');
  expect(awaited(s)).toEqual([1]);
  play(s, '1 pass');
  expect([s.jailed, discards(s, 8)]).toEqual([0, 'student murder police alibi alibi court alibi alibi']);
});

test('L-75 between two, the free one is questioned until no alibi is left', () => {
  const s = table({
    seats: 2,
    hands: ['murder', 'police alibi court'],
    street: [house(2, 1, { 1: 'student' })],
    more: { jailed: 1 },
  });
  play(s, '1 murder 1/1', '2 pass', '2 answer police', '2 answer alibi', '2 answer court');
  expect(awaited(s)).toEqual([2]);
  play(s, '2 pass');
  expect(s.jailed).toBe(1);
});

test('L-76 the prisoner is passed over, as author or in turn', () => {
  const street = [house(2, 1, { 1: 'student' })];
  const s = table({ hands: ['murder alibi', 'police'], street, more: { jailed: 1 } });
  play(s, '1 murder 1/1', '2 pass', '2 answer police');
  expect(awaited(s)).toEqual([2]);
  const third = table({ hands: ['murder alibi', 'police alibi'], street, more: { jailed: 3 } });
  play(third, '1 murder 1/1', '2 pass', '2 answer police', '1 answer alibi', '2 answer alibi');
  expect(awaited(third)).toEqual([1]);
});

test('L-77 a new prisoner frees the old one', () => {
  const s = table({ hands: ['murder', 'police'], street: [house(2, 1, { 1: 'student' })], more: { jailed: 3 } });
  const told = play(s, '1 murder 1/1', '2 pass', '2 answer police', '1 pass');
  expect(s.jailed).toBe(0);
  expect(told).toContainEqual({ is: 'freed', seat: 2 });
});

test('L-78 no other way out of Jail than bail, Court, Politics or another’s arrest', () => {
  const s = table({ hands: ['court politics police alibi'], more: { jailed: 1 } });
  expect(may(s, 1, 'leave-jail')).toEqual(['leave-jail court', 'leave-jail politics']);
  expect(why(s, '1 bail')).toBe('L-78 bail-first');
  const free = table({ hands: ['court politics'], more: { jailed: 2 } });
  expect(may(free, 1, 'leave-jail')).toEqual([]);
  expect(why(table({ hands: [''], more: { jailed: 1 } }), '1 leave-jail court')).toBe('L-22 no-card');
});

test('L-92 all are asked at once, but for the author; the answer of the one hit counts first', () => {
  const s = table({ options: anyone, hands: ['murder', 'police', 'police'], street: [house(2, 1, { 1: 'student' })] });
  play(s, '1 murder 1/1');
  expect(awaited(s)).toEqual([2, 3]);
  play(s, '3 pass', '2 pass');
  expect(awaited(s)).toEqual([2, 3]);
  play(s, '3 answer police');
  expect(awaited(s)).toEqual([2]);
  play(s, '2 answer police');
  expect([hand(s, 2), hand(s, 3)]).toEqual(['', 'police']);
});

test('L-92 then clockwise from the one hit; only the answer that counts is shown and spent', () => {
  const seats = 4;
  const s = table({
    seats,
    options: anyone,
    hands: ['move', '', 'broker', 'broker'],
    street: [house(4, 1, { 1: 'pensioners' })],
  });
  play(s, '1 move 1/1', '1 under', '2 pass', '4 pass');
  const told = play(s, '3 answer broker');
  expect(told.filter((event) => event.is === 'answered')).toEqual([{ is: 'answered', seat: 2, card: 25 }]);
  expect([s.money, hand(s, 4)]).toEqual([[5, 10, 15, 10], 'broker']);
  const both = table({
    seats,
    options: anyone,
    hands: ['move', 'broker', 'broker', ''],
    street: [house(4, 1, { 1: 'pensioners' })],
  });
  play(both, '1 move 1/1', '1 under', '3 answer broker', '2 answer broker', '4 pass');
  expect(both.money).toEqual([5, 15, 10, 10]);
});

test('L-92 whoever plays the Lunatic chooses what it strikes', () => {
  const s = table({ options: anyone, hands: ['bomb', '', 'lunatic'], street: [house(2, 1), house(1, 1), house(1, 2)] });
  play(s, '1 bomb 1', '2 pass', '3 answer lunatic');
  expect([awaited(s), may(s, 3)]).toEqual([[3], ['strike 2', 'strike 3']]);
});

test('L-92 a question of the police may be answered by anyone for the one questioned', () => {
  const s = table({ options: anyone, hands: ['murder', 'police', 'alibi'], street: [house(2, 1, { 1: 'student' })] });
  play(s, '1 murder 1/1', '2 pass', '3 pass', '2 answer police', '3 pass');
  expect(awaited(s)).toEqual([1, 2, 3]);
  play(s, '1 pass', '2 pass', '3 answer alibi', '1 pass', '2 pass', '3 pass');
  expect(s.jailed).toBe(1);
});

test('L-92 Squatters of a demolition: all but the one who brings them, and the prisoner too', () => {
  const s = table({
    seats: 4,
    options: anyone,
    hands: ['demolition', 'police', 'police', 'police'],
    street: [house(3, 1, { 1: 'squatters' }), house(2, 1)],
    more: { jailed: 4 },
  });
  play(s, '1 demolish demolition 1', '3 leave 1/1', '3 to 2/1');
  expect(awaited(s)).toEqual([1, 2, 4]);
  play(s, '1 pass', '4 answer police', '2 pass');
  expect([hand(s, 2), hand(s, 4), tenants(s, 2)]).toEqual(['police', '', {}]);
  expect(discards(s, 3)).toBe('squatters demolition police');
});

test('L-92 the question is put to all, in words that fit all', () => {
  const asked = (options: { [key: string]: string }): string => {
    const s = table({ options, hands: ['murder'], street: [house(2, 1, { 1: 'student' })] });
    play(s, '1 murder 1/1');
    return landlord.ask(landlord.view(s, null)).key;
  };
  expect([asked({}), asked(anyone)]).toEqual(['ask.answer.murder', 'ask.answer.murder.anyone']);
});

test('L-92 an answer is secret while others choose', () => {
  const s = table({ options: anyone, hands: ['murder', 'police', 'police'], street: [house(2, 1, { 1: 'student' })] });
  play(s, '1 murder 1/1', '2 pass', '3 pass', '3 answer police');
  const picks = (viewer: number | null): unknown => {
    const top = landlord.view(s, viewer).stack.at(-1)!;
    return top.kind === 'answer' ? top.picks : null;
  };
  expect([picks(0), picks(1), picks(2), picks(null)]).toEqual([
    [-4, -1, -2],
    [-4, -1, -2],
    [-4, -1, 28],
    [-4, -1, -2],
  ]);
});
