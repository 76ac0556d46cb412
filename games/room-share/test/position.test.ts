import { BadInput, generator, type Position, readOptions } from '@insula/kernel';
import { expect, test } from 'vitest';
import { roomShare } from '../src/index.ts';
import { may, play, table } from './table.ts';

const START: Position = {
  game: 'room-share',
  seats: 4,
  options: {},
  turn: 'blue',
  suites: ['a1', 'b1', 'c1'],
  haunted: ['a4', 'b4', 'c4'],
  tenants: { b2: { right: 'red' }, d2: { left: 'blue' }, b3: { right: 'yellow' }, d3: { left: 'green' } },
  reserves: { red: { red: 8 }, blue: { blue: 8 }, yellow: { yellow: 8 }, green: { green: 8 } },
  hands: {
    red: ['red', 'red', 'red'],
    blue: ['blue', 'communication', 'swap'],
    yellow: ['yellow', 'yellow', 'yellow'],
    green: ['green', 'green', 'green'],
  },
};
const complaint = (change: object): string => {
  try {
    roomShare.place({ ...START, ...change } as Position);
  } catch (error) {
    expect(error).toBeInstanceOf(BadInput);
    return (error as BadInput).message;
  }
  return 'none';
};

test('a position may leave out what an ordinary turn implies', () => {
  const s = roomShare.place(START);
  expect([s.phase, s.turn, s.first, s.pile.length]).toEqual(['turn', 1, 1, 18]);
  expect(may(s)).toContain('communication green d3');
});

test('the pile is written from the top', () => {
  const pile = roomShare.locate(roomShare.place(START)).pile as string[];
  const [contract] = pile.splice(pile.indexOf('contract'), 1);
  const s = roomShare.place({ ...START, pile: [contract, ...pile] });
  play(s, 'blue d2', 'blue up');
  expect(s.hands[10 + 7]).toBe(1);
});

test('every state can be written and read again', () => {
  const variants = [
    { seats: 2, given: { renovation: true, royal: 'haunted' } },
    { seats: 2, given: { duel: true } },
    { seats: 3, given: {} },
    { seats: 4, given: { royal: 'classic' } },
  ];
  for (const { seats, given } of variants) {
    const s = roomShare.setup(readOptions(roomShare.options, given), seats, generator(`positions ${seats}`));
    for (let n = 0; ; n++) {
      expect(roomShare.place(JSON.parse(JSON.stringify(roomShare.locate(s))))).toEqual(s);
      const moves = may(s);
      if (moves.length === 0) break;
      play(s, moves[(n * 7) % moves.length]);
    }
  }
});

test.each([
  [{ game: 'raja' }, '"game" must be "room-share", not "raja".'],
  [{ seats: 5 }, '"seats" 5 does not go with these options (S-10).'],
  [{ seats: 4, options: { duel: true } }, '"seats" 4 does not go with these options (S-52).'],
  [{ board: 1 }, /^"position" has no "board"; it may have game, seats, /],
  [{ turn: 'pink' }, '"turn" must be one of red, blue, yellow, green, not "pink".'],
  [{ turn: undefined }, '"turn" must be one of red, blue, yellow, green, not missing.'],
  [{ phase: 'lunch' }, /^"phase" must be one of guests, turn, /],
  [{ suites: ['a1', 'b1'] }, '"suites" must name 3 of the flats, not 2 (S-13).'],
  [{ suites: ['a1', 'b1', 'f9'] }, /^"suites\[2\]" must be one of a1, .* not "f9"\.$/],
  [{ suites: ['a1', 'b1', 'c3'] }, '"suites" names c3, but the centre is classic (S-12).'],
  [{ haunted: ['a4', 'b4', 'a1'] }, '"haunted" names a1, which is named already.'],
  [{ royal: 'e1' }, '"royal" must name 0 of the flats, not 1 (S-13).'],
  [{ tenants: { z9: {} } }, /^"tenants" has no "z9"/],
  [{ tenants: { b2: { north: 'red' } } }, '"tenants.b2" has no "north"; it may have up, right, down, left.'],
  [{ tenants: { b2: { up: 'pink' } } }, '"tenants.b2.up" must be one of red, blue, yellow, green, not "pink".'],
  [{ tenants: [] }, '"tenants" must be an object, not [].'],
  [{ reserves: { red: { red: 8 } } }, 'There must be 9 blue tenants in all, not 1 (S-10).'],
  [{ reserves: { red: { red: 10 } } }, '"reserves.red.red" must be a whole number from 0 to 9, not 10.'],
  [
    { reserves: { red: { red: 7 }, blue: { blue: 8, red: 1 }, yellow: { yellow: 8 }, green: { green: 8 } } },
    '"reserves.blue" has red tenants, which belong to another seat (S-10).',
  ],
  [
    { reserves: { red: { red: 9 }, blue: { blue: 8 }, yellow: { yellow: 8 }, green: { green: 8 } }, tenants: {} },
    '"tenants" has no red one; every colour lives somewhere (S-10, S-24).',
  ],
  [{ hands: { ...(START.hands as object), red: ['red'] } }, '"hands.red" must have 3 cards here, not 1 (S-20).'],
  [
    { hands: { ...(START.hands as object), red: ['swap', 'swap', 'red'] } },
    '"hands.blue" has one swap more than there are (S-3).',
  ],
  [{ hands: { ...(START.hands as object), red: ['renovation', 'red', 'red'] } }, /has one renovation more than there are/],
  [{ pile: ['red'] }, 'A card is nowhere: red; put it in "pile", or write "pile": "rest".'],
  [{ pile: 'whatever' }, /^"pile" must be a list of /],
  [{ chance: [1, 2, 3] }, '"chance" must be four 32-bit whole numbers, not [1,2,3].'],
  [{ evictions: 1 }, '"evictions" must be 0 in phase turn.'],
  [{ ender: 'red' }, '"ender" must be null before the last chance (S-40).'],
  [{ phase: 'last-chance' }, '"ender" must name the seat whose reserve is empty (S-40).'],
  [{ phase: 'last-chance', ender: 'red' }, '"reserves.red" must be empty: that ended the game (S-40).'],
  [{ phase: 'tenant' }, '"played" must name the card in play in phase tenant (S-20).'],
  [{ played: 'eviction' }, /^"hands.blue" must have 2 cards here, not 3/],
  [{ at: 'a1' }, '"at" must be null in phase turn.'],
  [{ arrow: 'up' }, '"arrow" must be null in phase turn.'],
  [
    { evicted: { up: 'red' }, reserves: { ...(START.reserves as object), red: { red: 7 } } },
    '"evicted" must be empty in phase turn (S-31).',
  ],
  [{ phase: 'guests' }, 'There must be 8 red tenants in all, not 9 (S-10).'],
  [{ first: null }, '"first" must be a seat, by its colour, once the block is laid out (S-14).'],
])('a position that makes no sense is refused with one sentence: %j', (change, sentence) => {
  if (typeof sentence === 'string') expect(complaint(change)).toBe(sentence);
  else expect(complaint(change)).toMatch(sentence);
});

test('a reserve without tenants and a flat with four of them are refused where they cannot be', () => {
  expect(() => table({ tenants: { b2: 'rrr.', e1: 'rrr.', e2: 'rrr.', d2: '...b', b3: '.y..', d3: '...g' } })).toThrow(
    '"reserves.red" is empty: then the game would be at its end (S-40).',
  );
  expect(() => table({ tenants: { b2: 'rbyg' } })).toThrow('"tenants.b2" has four tenants');
});

test('a pending phase must say what it waits for', () => {
  const hands = { ...(START.hands as object), blue: ['blue', 'communication'] };
  const pending = (more: object): string => complaint({ hands, ...more });
  expect(pending({ phase: 'tenant', played: 'red' })).toBe('"at" must name a flat in phase tenant.');
  expect(pending({ phase: 'partner', played: 'red', at: 'b2', arrow: 'right' })).toBe(
    '"played" must be swap in phase partner (S-27).',
  );
  expect(pending({ phase: 'partner', played: 'swap', at: 'b2' })).toBe('"arrow" must be given in phase partner.');
  expect(pending({ phase: 'partner', played: 'swap', at: 'b2', arrow: 'up' })).toBe(
    '"at" and "arrow" must name a tenant (S-27).',
  );
  expect(pending({ phase: 'arrow', played: 'red', at: 'b2' })).toBe('"evicted" must hold tenants in phase arrow (S-31).');
  expect(pending({ phase: 'landlord', played: 'red' })).toBe('"phase" landlord: there is nothing that blue could answer.');
  expect(pending({ phase: 'tenant', played: 'red', at: 'b2' })).toBe('none');
});

test('what the pile was shuffled from must hold the pile', () => {
  expect(complaint({ pool: ['red'] })).toMatch(
    /^"pool" has fewer \w+ than the pile, which was shuffled from it \(S-21\)\.$/,
  );
  expect(complaint({ fresh: { red: 4 } })).toBe('"fresh.red" must be a whole number from 0 to 3, not 4.');
});
