import type { Json } from '@insula/kernel';
import { expect, test } from 'vitest';
import { landlord } from '../src/index.ts';
import { house, play, table } from './table.ts';
import { told } from './told.ts';

type Given = Parameters<typeof table>[0];
const tell = (given: Given, ...steps: readonly string[]): string[] => told(landlord, table(given), ...steps);

/** The same moment with all of the pile on the discards but for these. */
function withPile(given: Given, pile: readonly string[], more: { readonly [field: string]: Json } = {}) {
  const position = landlord.locate(table(given));
  const discards = [...(position.pile as string[])];
  for (const card of pile) discards.splice(discards.indexOf(card), 1);
  const stretches = pile.length === 0 ? [] : [pile.length];
  return landlord.place({ ...position, pile, stretches, seen: pile.map(() => 0), discards, ...more });
}
const exhausted = (given: Given) => withPile(given, [], { turnsLeft: 3, ending: 'deck' });

const student = (owner: number): Json => house(owner, 1, { 1: 'student' });

test('L-61, L-75, L-77 a Bomb, the Police, an alibi, an arrest that frees another', () => {
  const extras = { hides: ['bomb', 'alibi'], cover: 'roof-renovation', cellar: true };
  const street = [house(2, 2, { 1: { card: 'student', withheld: true } }, extras)];
  const given = { hands: ['bomb alibi', 'police'], street, more: { jailed: 3 } };
  expect(tell(given, '1 bomb 1', '2 pass', '2 answer police', '1 answer alibi', '2 pass')).toEqual([
    'aimed-at-house seat 1 card bomb house 1',
    'passed seat 2',
    'lapsed room 1/1',
    'bombed seat 2 house 1 cards [roof roof-renovation cellar-renovation student]',
    'answered seat 2 card police',
    'questioned seat 1',
    'answered seat 1 card alibi',
    'questioned seat 2',
    'passed seat 2',
    'freed seat 3',
    'jailed seat 2',
  ]);
});

test('L-82 a Bomb beside an exhausted pile shows what the floors were', () => {
  const street = [house(2, 2, { 1: 'student' }, { hides: ['move', 'alibi'] })];
  const s = exhausted({ hands: ['bomb'], street });
  expect(told(landlord, s, '1 bomb 1', '2 pass', '2 pass')).toEqual([
    'aimed-at-house seat 1 card bomb house 1',
    'passed seat 2',
    'bombed-out seat 2 house 1 cards [move alibi roof student] !',
    'passed seat 2',
  ]);
});

test('L-62 the Lunatic strikes a building, a tenant, or nothing', () => {
  expect(
    tell({ hands: ['bomb', 'lunatic'], street: [house(2, 1), house(1, 1)] }, '1 bomb 1', '2 answer lunatic', '2 strike 2'),
  ).toEqual([
    'aimed-at-house seat 1 card bomb house 1',
    'answered seat 2 card lunatic',
    'struck-house seat 2 house 2',
    'bombed seat 1 house 2 cards [roof]',
  ]);
  expect(
    tell(
      { hands: ['murder', 'lunatic'], street: [student(2), student(1)] },
      ...['1 murder 1/1', '2 answer lunatic', '2 strike 2/1'],
    ),
  ).toEqual([
    'aimed-at-tenant seat 1 card murder tenant student room 1/1',
    'answered seat 2 card lunatic',
    'struck-tenant seat 2 tenant student room 2/1',
    'murdered card student room 2/1',
  ]);
  const missed = ['answered seat 2 card lunatic', 'missed seat 1'];
  expect(tell({ hands: ['bomb', 'lunatic'], street: [house(2, 1)] }, '1 bomb 1', '2 answer lunatic').slice(1)).toEqual(
    missed,
  );
  expect(tell({ hands: ['murder', 'lunatic'], street: [student(2)] }, '1 murder 1/1', '2 answer lunatic').slice(1)).toEqual(
    missed,
  );
});

test('L-63, L-50, L-56 a Murder is reported, answered by the Police, or survived', () => {
  const family = house(1, 2, { 1: 'family' });
  expect(tell({ hands: ['murder'], street: [student(2), family] }, '1 murder 1/1', '2 pass', '1 pass')).toEqual([
    'aimed-at-tenant seat 1 card murder tenant student room 1/1',
    'passed seat 2',
    'murdered card student room 1/1',
    'reported card family room 2/1',
    'questioned seat 1',
    'passed seat 1',
    'jailed seat 1',
  ]);
  const police = { hands: ['murder', 'police'], street: [student(2)] };
  expect(tell(police, '1 murder 1/1', '2 pass', '2 answer police', '1 pass').slice(2)).toEqual([
    'murdered card student room 1/1',
    'answered seat 2 card police',
    'questioned seat 1',
    'passed seat 1',
    'jailed seat 1',
  ]);
  expect(tell({ hands: ['murder'], street: [house(2, 1, { 1: 'single' })] }, '1 murder 1/1', '2 pass').at(-1)).toBe(
    'survived card single room 1/1',
  );
});

test('L-50 a bombed Family’s report names it', () => {
  const street = [house(2, 2, { 1: 'family' })];
  expect(tell({ hands: ['bomb'], street }, '1 bomb 1', '2 pass').slice(2)).toEqual([
    'bombed seat 2 house 1 cards [roof family]',
    'reported card family room 1/1',
    'questioned seat 1',
  ]);
});

test('L-92 when anyone may answer nobody knows who did before all have', () => {
  const given = { options: { answers: 'anyone' }, hands: ['murder', 'police', 'police'], street: [student(2)] };
  expect(tell(given, '1 murder 1/1', '2 pass', '3 pass', '3 answer police', '2 pass')).toEqual([
    'aimed-at-tenant seat 1 card murder tenant student room 1/1',
    'chosen seat 2',
    'chosen seat 3',
    'unanswered seat 2 !',
    'murdered card student room 1/1',
    'chosen seat 3',
    'chosen seat 2',
    'answered seat 3 card police !',
    'questioned seat 1',
  ]);
});

test('L-65, L-58, L-66 a Move: where to, the Mover’s fee, the Broker, and off it goes', () => {
  const street = [house(2, 1, { 1: { card: 'student', withheld: true } }), house(1, 1), house(3, 1, { 1: 'mover' })];
  expect(tell({ hands: ['move', 'broker'], street }, '1 move 1/1', '1 to 2/1', '2 answer broker')).toEqual([
    'aimed-at-tenant seat 1 card move tenant student room 1/1',
    'sent seat 1 card student room 1/1 to 2/1',
    'fee seat 1 other 3 dollars 2',
    'answered seat 2 card broker',
    'brokered seat 1 other 2 dollars 2',
    'lapsed room 1/1',
    'moved seat 1 card student room 1/1 to 2/1',
  ]);
});

test('L-65, L-82 a Move under the pile, or onto the discards once it is exhausted', () => {
  const given = { hands: ['move'], street: [student(1)] };
  expect(tell(given, '1 move 1/1', '1 under').slice(1)).toEqual([
    'sent-under seat 1 card student room 1/1',
    'went-under card student room 1/1',
  ]);
  expect(told(landlord, exhausted(given), '1 move 1/1', '1 under').at(-1)).toBe('went-out card student room 1/1');
});

test('L-64, L-60 an Eviction and a Demolition', () => {
  const street = [house(2, 3, { 1: 'student', 2: 'squatters', 3: 'single' })];
  expect(tell({ hands: ['eviction'], street }, '1 evict eviction 1')).toEqual([
    'aimed-at-house seat 1 card eviction house 1',
    'evicted seat 2 house 1 cards [student single]',
  ]);
  const down = [house(2, 1, { 1: 'student' }, { cellar: true }), house(1, 1)];
  expect(tell({ hands: ['demolition'], street: down }, '1 demolish demolition 1', '2 leave 1/1', '2 to 2/1')).toEqual([
    'aimed-at-house seat 1 card demolition house 1',
    'leaving seat 2 card student room 1/1',
    'moved seat 2 card student room 1/1 to 2/1',
    'demolished seat 2 house 1 cards [roof cellar-renovation]',
  ]);
});

test('L-67 a Rent withheld and what becomes of it', () => {
  expect(tell({ hands: ['rent-withheld'], street: [student(1)] }, '1 withhold 1/1', '1 done')).toEqual([
    'aimed-at-tenant seat 1 card rent-withheld tenant student room 1/1',
    'finished-playing seat 1',
    'collected seat 1 dollars 1 lines 1',
    'lapsed room 1/1',
  ]);
});

test('L-71 Squatters come in, are kept out, or are thrown out', () => {
  const given = { hands: ['squatters', 'police'], street: [house(2, 1)] };
  expect(tell(given, '1 place squatters 1/1', '2 answer police')).toEqual([
    'announced seat 1 card squatters to 1/1',
    'answered seat 2 card police',
    'repelled seat 2 card squatters to 1/1',
  ]);
  expect(tell(given, '1 place squatters 1/1', '2 pass').at(-1)).toBe('placed seat 1 card squatters to 1/1');
  expect(tell({ hands: ['police'], street: [house(1, 1, { 1: 'squatters' })] }, '1 remove 1/1')).toEqual([
    'aimed-at-tenant seat 1 card police tenant squatters room 1/1',
    'went-out card squatters room 1/1',
  ]);
});

test('L-52, L-53 music drives a tenant out, and a Mother comes and goes', () => {
  expect(
    tell(
      { hands: ['musician'], street: [house(2, 2, { 1: 'student' }), house(1, 1)] },
      ...['1 place musician 1/2', '1 leave 1/1', '1 to 2/1'],
    ),
  ).toEqual([
    'placed seat 1 card musician to 1/2',
    'leaving seat 1 card student room 1/1',
    'moved seat 1 card student room 1/1 to 2/1',
  ]);
  const mother = house(1, 1, { 1: 'mother-and-child' });
  expect(tell({ street: [mother, mother, house(1, 1)] }, '1 take-in 1/1', '1 shift 2/1', '1 to 3/1')).toEqual([
    'took-in seat 1 card mother-and-child room 1/1',
    'leaving seat 1 card mother-and-child room 2/1',
    'moved seat 1 card mother-and-child room 2/1 to 3/1',
  ]);
});

test('L-30, L-11 what a floor hides is told to its builder alone', () => {
  const hands = ['bomb bomb roof roof cellar-renovation roof-renovation'];
  expect(
    tell(
      { hands },
      ...['1 lay bomb', '1 take-back', '1 lay bomb', '1 roof roof'],
      ...['1 renovate cellar-renovation 1', '1 renovate roof-renovation 1'],
    ),
  ).toEqual([
    'laid seat 1 house 1 card bomb (to 1)',
    'laid seat 1 house 1 card null (all but 1)',
    'taken-back seat 1 house 1',
    'laid seat 1 house 1 card bomb (to 1)',
    'laid seat 1 house 1 card null (all but 1)',
    'roofed seat 1 house 1 card roof',
    'renovated seat 1 house 1 card cellar-renovation',
    'renovated seat 1 house 1 card roof-renovation',
  ]);
});

test('L-20, L-21 the examine phase: one goes home, one finds no place, and bail', () => {
  const squatted = house(1, 2, { 1: 'student', 2: 'squatters' });
  const given = { street: [squatted, squatted, house(1, 1)], money: [5], more: { doing: 'examine', jailed: 1 } };
  expect(tell(given, '1 leave 1/1', '1 to 3/1', '1 leave 2/1', '1 bail')).toEqual([
    'leaving seat 1 card student room 1/1',
    'moved seat 1 card student room 1/1 to 3/1',
    'leaving seat 1 card student room 2/1',
    'expelled seat 1 card student room 2/1',
    'bailed seat 1 dollars 5',
  ]);
  expect(tell({ money: [5], more: { doing: 'examine', jailed: 1 } }, '1 done')).toEqual(['stayed seat 1']);
});

test('L-20 a Family without a place is told to be discarded like anybody', () => {
  const street = [house(1, 2, { c: 'squatters', 1: 'family' }, { cellar: true })];
  expect(tell({ street, more: { doing: 'examine' } }, '1 leave 1/1').at(-1)).toBe('expelled seat 1 card family room 1/1');
});

test('L-68, L-70 Recycle names its card, and the Court opens the Jail', () => {
  expect(tell({ hands: ['', 'recycle'], more: { discards: ['bomb'] } }, '2 recycle bomb')).toEqual([
    'recycled seat 2 card bomb',
  ]);
  expect(tell({ hands: ['court'], more: { jailed: 1 } }, '1 leave-jail court')).toEqual(['left-jail seat 1 card court']);
});

test('L-24, L-80, L-81 buying, the end of the pile, and a second one', () => {
  const street = [house(1, 2)];
  const few = withPile({ seats: 2, street }, ['bomb']);
  expect(told(landlord, few, '1 done', '1 buy')).toEqual([
    'finished-playing seat 1',
    'collected seat 1 dollars 2 lines 2',
    'bought seat 1 dollars 1 card bomb (to 1) !',
    'bought seat 1 dollars 1 card null (all but 1) !',
    'exhausted',
    'turn seat 2',
  ]);
  const many = withPile({ seats: 5, street }, ['bomb']);
  const size = many.discards.length;
  expect(told(landlord, many, '1 done', '1 buy', '1 done').slice(4)).toEqual([
    `reshuffled count ${size}`,
    'finished-buying seat 1',
    'turn seat 2',
  ]);
});

test('L-80, L-83 three idle rounds are told, and so is the end', () => {
  expect(tell({ seats: 2, more: { idle: 5 } }, '1 done', '1 done').slice(-2)).toEqual(['stalled', 'turn seat 2']);
  expect(tell({ seats: 2, more: { turnsLeft: 1, ending: 'stalled' } }, '1 done', '1 done').slice(-2)).toEqual([
    'finished-buying seat 1',
    'over ending stalled',
  ]);
});

test('L-37 a roof is sold in public', () => {
  const given = { hands: ['', 'roof'] };
  expect(tell(given, '1 ask 2', '1 want roof', '1 pay 1', '2 pay 2', '1 accept')).toEqual([
    'asked seat 1 other 2',
    'wanted seat 1 other 2 card roof',
    'offered seat 1 other 2 card roof dollars 1',
    'countered seat 2 other 1 dollars 2',
    'traded seat 1 other 2 give [] want [roof] dollars 2',
  ]);
  expect(tell(given, '1 ask 2', '1 want roof', '1 pay 1', '2 refuse').at(-1)).toBe('refused seat 2');
});

test('L-91 other trade is told to the two alone until they agree', () => {
  const given = { options: { trade: 'any' }, hands: ['bomb', 'roof'] };
  expect(tell(given, '1 ask 2', '1 give bomb', '1 want roof', '1 pay 1', '1 propose', '2 charge 2', '1 accept')).toEqual([
    'asked seat 1 other 2',
    'drafted seat 1 other 2 give [bomb] want [] dollars 0 (to 1)',
    'drafted seat 1 other 2 give [bomb] want [roof] dollars 0 (to 1)',
    'drafted seat 1 other 2 give [bomb] want [roof] dollars 1 (to 1)',
    'proposed seat 1 other 2',
    'proposal seat 1 other 2 give [bomb] want [roof] dollars 1 (to 1 and 2) !',
    'countered seat 2 other 1 dollars -2 (to 1 and 2)',
    'proposed seat 2 other 1',
    'traded seat 1 other 2 give [bomb] want [roof] dollars -2 !',
  ]);
  expect(tell(given, '1 ask 2', '1 withdraw').at(-1)).toBe('withdrew seat 1');
});

test('L-93 sums are told a hundredfold', () => {
  const street = [house(2, 1, { 1: 'student' }), house(1, 1), house(3, 1, { 1: 'mover' })];
  const given = { options: { times100: true }, hands: ['move', 'broker roof'], street, more: { jailed: 1 } };
  expect(tell(given, '1 ask 2', '1 want roof', '1 pay 1', '2 pay 3', '1 refuse').slice(2, 4)).toEqual([
    'offered seat 1 other 2 card roof dollars 100',
    'countered seat 2 other 1 dollars 300',
  ]);
  expect(tell(given, '1 move 1/1', '1 to 2/1', '2 answer broker').filter((line) => line.includes('dollars'))).toEqual([
    'fee seat 1 other 3 dollars 200',
    'brokered seat 1 other 2 dollars 200',
  ]);
  expect(told(landlord, withPile(given, ['bomb', 'alibi']), '1 done', '1 buy').slice(1, 4)).toEqual([
    'collected seat 1 dollars 100 lines 0',
    'bought seat 1 dollars 100 card bomb (to 1) !',
    'bought seat 1 dollars 100 card null (all but 1) !',
  ]);
  expect(tell({ ...given, more: { jailed: 1, doing: 'examine' } }, '1 bail')).toEqual(['bailed seat 1 dollars 500']);
});

test('L-93 so are the lines of a rent, and what is offered in a deal', () => {
  const s = table({ options: { times100: true }, street: [house(1, 3, { 1: 'single' })] });
  const collected = play(s, '1 done').find((event) => event.is === 'collected');
  expect(collected).toMatchObject({ dollars: 500, lines: [{ base: 300, paid: 300 }, { paid: 100 }, { paid: 100 }] });
  const said = (text: string, times100: boolean) =>
    landlord.sayMove(landlord.read(text)!, landlord.view(table({ options: { times100 } }), 0)).values.dollars;
  expect([said('pay 7', true), said('charge 12', true), said('pay 7', false)]).toEqual([700, 1200, 7]);
});
