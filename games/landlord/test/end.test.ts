import { expect, test } from 'vitest';
import { landlord } from '../src/index.ts';
import { awaited, discards, house, known, may, play, table, tenants } from './table.ts';

/** Everything that is not in the pile lies on the discards. */
function nearEnd(pile: readonly string[], seats: number, more: object = {}) {
  const all = landlord.locate(table({ seats })).pile as string[];
  const rest = [...all];
  for (const card of pile) rest.splice(rest.indexOf(card), 1);
  return table({ seats, more: { pile, discards: rest, earned: 9, doing: 'buy', ...more } });
}

/** Every seat awaited ends its phase until the match is over; returns the seats in order of their turns. */
function playOut(s: ReturnType<typeof table>): number[] {
  const turns: number[] = [];
  while (landlord.toAct(s) !== 0)
    for (const event of play(s, `${awaited(s)[0]} done`)) if (event.is === 'turn') turns.push(event.seat + 1);
  return turns;
}

test('L-80 once the last card is drawn the turn ends, and every seat has one more, the drawer included', () => {
  for (const seats of [2, 3, 4]) {
    const s = nearEnd(['bomb', 'alibi'], seats);
    play(s, '1 buy');
    expect(awaited(s)).toEqual([1]);
    const told = play(s, '1 buy');
    expect(told.map((event) => event.is)).toEqual(['bought', 'exhausted', 'turn']);
    expect(s.turnsLeft).toBe(seats);
    expect(playOut(s)).toEqual(Array.from({ length: seats - 1 }, (_, i) => i + 3).map((n) => ((n - 1) % seats) + 1));
    expect(landlord.result(s)?.ending).toBe('deck');
  }
});

test('L-80 three rounds without a card bought are like the last card drawn', () => {
  const s = table({ seats: 2 });
  expect(landlord.result(s)).toBeNull();
  const turns = playOut(s);
  expect(turns).toHaveLength(3 * 2 - 1 + 2);
  expect(landlord.result(s)?.ending).toBe('stalled');
  const bought = table({ seats: 2, more: { idle: 4 } });
  play(bought, '1 done', '1 buy');
  expect([bought.idle, bought.ending]).toEqual([0, null]);
  play(bought, '2 done', '2 done');
  expect(bought.idle).toBe(1);
  const stalled = table({ seats: 3, more: { idle: 8 } });
  expect(play(stalled, '1 done', '1 done').map((event) => event.is)).toContain('stalled');
  expect(stalled.turnsLeft).toBe(3);
});

test('L-80 the last card drawn in those last turns promises nobody another', () => {
  const s = nearEnd(['bomb'], 3, { turnsLeft: 2, ending: 'stalled' });
  expect(play(s, '1 buy').map((event) => event.is)).toEqual(['bought', 'turn']);
  expect([playOut(s), landlord.result(s)?.ending]).toEqual([[], 'stalled']);
});

test('L-81 with five or six the discards become the pile at once, and the buyer goes on at the price reached', () => {
  for (const seats of [5, 6]) {
    const s = nearEnd(['bomb'], seats, { bought: 4, spent: 4 });
    const size = s.discards.length;
    expect(play(s, '1 buy').map((event) => event.is)).toEqual(['bought', 'reshuffled']);
    expect([s.pile.length, s.discards.length, s.reshuffled, s.turnsLeft]).toEqual([size, 0, true, -1]);
    expect(s.money[0]).toBe(9);
    play(s, '1 buy');
    expect(s.money[0]).toBe(7);
  }
});

test('L-81 the second time is the last, and so is a first time with nothing to shuffle', () => {
  const s = nearEnd(['bomb'], 5, { reshuffled: true });
  play(s, '1 buy');
  expect([s.turnsLeft, s.ending, s.pile.length]).toEqual([5, 'deck', 0]);
  expect(playOut(s)).toHaveLength(4);
  const all = landlord.locate(table({ seats: 5 })).pile as string[];
  const none = table({
    seats: 5,
    hands: [all.slice(1).join(' ')],
    more: { pile: all.slice(0, 1), earned: 9, doing: 'buy' },
  });
  play(none, '1 buy');
  expect([none.turnsLeft, none.reshuffled]).toEqual([5, false]);
});

test('L-82 under an exhausted pile cards are discarded instead', () => {
  const base = landlord.locate(
    table({ seats: 2, hands: ['bomb move'], street: [house(2, 1, { 1: 'student' }, { hides: ['alibi'], cellar: true })] }),
  );
  const s = landlord.place({
    ...base,
    pile: [],
    stretches: [],
    seen: [],
    discards: base.pile,
    turnsLeft: 2,
    ending: 'deck',
    known: [[1, 2, 'alibi', 1]],
  });
  play(s, '1 move 1/1', '1 under', '2 pass');
  expect([discards(s, 2), s.pile]).toEqual(['student move', []]);
  const told = play(s, '1 bomb 1', '2 pass', '2 pass');
  expect([discards(s, 4), known(s, 1, 2)]).toEqual(['alibi roof cellar-renovation bomb', '']);
  expect(told.find((event) => event.is === 'bombed-out')).toMatchObject({ cards: [18, 12, 16] });
});

/** The last turn of all, with nothing left to collect but what is given. */
function final(ties: string, street: Parameters<typeof table>[0]['street'], money: number[]) {
  const s = table({
    seats: 3,
    options: { ties },
    turn: 3,
    money,
    street: street ?? [],
    more: { turnsLeft: 1, ending: 'deck', jailed: 3 },
  });
  play(s, '3 done', '3 done');
  return landlord.result(s);
}

test('L-83 most money wins, equals share', () => {
  expect(final('shared', [], [9, 12, 8])).toEqual({
    points: [9, 12, 9],
    rank: [2, 1, 2],
    ending: 'deck',
    tally: [9, 12, 9].map((n) => [{ what: 'money', count: n, points: n, rule: 'L-83' }]),
  });
  expect(final('shared', [house(1, 1), house(2, 1)], [12, 12, 8])?.rank).toEqual([1, 1, 3]);
});

test('L-83 options tell equals apart', () => {
  const street = [house(1, 2, { 1: 'student', 2: 'student' }), house(2, 1, { 1: 'pensioners' }), house(2, 1)];
  const ranks = (ties: string): unknown => final(ties, street, [12, 12, 3])?.rank;
  expect(ranks('most-buildings')).toEqual([2, 1, 3]);
  expect(ranks('fewest-buildings')).toEqual([1, 2, 3]);
  expect(ranks('most-tenants')).toEqual([1, 2, 3]);
  expect(ranks('fewest-tenants')).toEqual([2, 1, 3]);
  expect(ranks('dearest-tenant')).toEqual([2, 1, 3]);
  expect(final('most-buildings', street, [12, 13, 3])?.rank).toEqual([2, 1, 3]);
  expect(final('most-tenants', [street[0], house(2, 2, { 1: 'student', 2: 'squatters' })], [12, 12, 3])?.rank).toEqual([
    1, 1, 3,
  ]);
});

test('L-83 a tall tenant is one tenant, and the dearest is so by current rent', () => {
  const tall = [house(1, 2, { 1: 'researcher' }), house(2, 1, { 1: 'student' })];
  expect(final('most-tenants', tall, [12, 12, 3])?.rank).toEqual([1, 1, 3]);
  const rents = [house(1, 1, { 1: 'mover' }), house(2, 2, { 1: 'student', 2: 'student' }), house(3, 1, { 1: 'musician' })];
  expect(final('dearest-tenant', rents, [12, 12, 11])?.rank).toEqual([3, 1, 2]);
});

test('L-90 the match ends after so many rounds', () => {
  const s = table({ seats: 3, options: { end: 'rounds', rounds: 4 }, turn: 2, more: { round: 3, first: 2 } });
  expect(playOut(s)).toEqual([3, 1]);
  expect(landlord.result(s)?.ending).toBe('rounds');
  const earlier = table({ seats: 3, options: { end: 'rounds', rounds: 5 }, turn: 1, more: { round: 3, first: 2 } });
  play(earlier, '1 done', '1 done');
  expect([earlier.round, landlord.result(earlier)]).toEqual([4, null]);
});

test('L-90 when somebody comes to the sum, the round is played out', () => {
  const s = table({ seats: 3, options: { end: 'money', money: 12 }, turn: 2, money: [5, 11, 5] });
  play(s, '2 done', '2 buy');
  expect([s.money[1], s.rich, landlord.result(s)]).toEqual([11, true, null]);
  play(s, '3 done', '3 done');
  expect(landlord.result(s)?.ending).toBe('money');
  const below = table({ seats: 3, options: { end: 'money', money: 13 }, turn: 3, money: [5, 11, 11] });
  play(below, '3 done', '3 done');
  expect(landlord.result(below)).toBeNull();
});

test('L-90 a sale counts as coming to the sum', () => {
  const s = table({ seats: 2, options: { end: 'money', money: 15 }, turn: 2, hands: ['roof'] });
  play(s, '2 ask 1', '2 want roof', '2 pay 5', '1 accept', '2 done', '2 done');
  expect([s.money, landlord.result(s)?.ending]).toEqual([[15, 6], 'money']);
});

test('L-90 the last card still ends the match if that is sooner', () => {
  const s = table({ seats: 2, options: { end: 'rounds', rounds: 60 }, more: { turnsLeft: 1, ending: 'deck' } });
  play(s, '1 done', '1 done');
  expect(landlord.result(s)?.ending).toBe('deck');
  const deck = table({ seats: 2, options: { end: 'deck' }, more: { round: 59, first: 2 } });
  play(deck, '1 done', '1 done');
  expect(landlord.result(deck)).toBeNull();
});

test('L-93 sums are shown a hundredfold and counted as before', () => {
  const s = table({ options: { times100: true }, street: [house(1, 3, { 1: 'single' })] });
  expect(landlord.draw(landlord.view(s, null))).toContain('$1000');
  expect(landlord.draw(landlord.view(s, null))).toContain('|1 single $300');
  const told = play(s, '1 done');
  expect(told.find((event) => event.is === 'collected')).toMatchObject({ dollars: 500 });
  expect(s.money[0]).toBe(15);
});

test('L-93 points and tally at the end are a hundredfold, too', () => {
  const over = { turnsLeft: 0, ending: 'deck', doing: 'over', money: [12, 7] };
  const told = landlord.result(table({ seats: 2, options: { times100: true }, more: over }));
  expect([told?.points, told?.tally[1]]).toEqual([[1200, 700], [{ what: 'money', count: 700, points: 700, rule: 'L-83' }]]);
  expect(landlord.result(table({ seats: 2, more: over }))?.points).toEqual([12, 7]);
});

test('L-94 the basic game is an option', () => {
  const street = [house(1, 3, { 1: 'single', 2: 'student' }), house(2, 5)];
  const full = table({ hands: ['musician'], street });
  const basic = table({ options: { texts: 'basic' }, hands: ['musician'], street });
  play(full, '1 place musician 1/3');
  play(basic, '1 place musician 1/3');
  expect(may(full, 1, 'leave')).toEqual(['leave 1/2']);
  expect([may(basic, 1, 'leave'), tenants(basic, 1)]).toEqual([[], { 1: 'single', 2: 'student', 3: 'musician' }]);
});

test('over is over', () => {
  const s = table({ seats: 2, more: { turnsLeft: 0, ending: 'deck', doing: 'over' } });
  expect([landlord.toAct(s), may(s, 1), landlord.whyNot(s, 0, landlord.read('buy')!)]).toEqual([
    0,
    [],
    { rule: 'L-80', code: 'over' },
  ]);
});
