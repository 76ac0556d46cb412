import { BadInput, below, generator, type Json, list, readOptions } from '@insula/kernel';
import { expect, test } from 'vitest';
import { type Move, raja } from '../src/index.ts';
import { play, table, turn } from './table.ts';

test('every state can be written and placed again, generator and all', () => {
  const kinds = new Set<string>();
  for (let match = 0; match < 12; match++) {
    const given = { advanced: ['off', 'on', 'two'][match % 3], length: match % 2 === 0 ? 'full' : 'short' };
    const s = raja.setup(readOptions(raja.options, given), 2 + (match % 4), generator(`written ${match}`));
    const chance = generator(`chosen ${match}`);
    const into: Move[] = [];
    for (;;) {
      const written = JSON.parse(JSON.stringify(raja.locate(s)));
      expect(raja.place(written)).toEqual(s);
      kinds.add(s.stack.at(-1)?.kind ?? 'over');
      if (raja.toAct(s) === 0) break;
      const seat = list(raja.toAct(s))[0];
      raja.play(s, seat, into[below(chance, raja.legal(s, seat, into))]);
    }
  }
  const met = ['auction', 'discs', 'moving', 'over', 'picking', 'placing', 'robbed', 'seduced', 'turn'];
  expect([...kinds].sort()).toEqual(met);
});

test('a seduction can be written too', () => {
  const characters = [['Priest'], ['Merchant', 'Yogi'], ['Grand duke', 'Wanderer'], ['Builder', 'Entrepreneur']];
  const s = turn(1, 'gold + character', {}, { options: { advanced: 'two' }, characters });
  play(s, 1, 'seduce seat 3');
  expect(raja.locate(s).doing).toMatchObject({ interrupted: { seduced: 3 } });
  expect(raja.place(raja.locate(s))).toEqual(s);
});

test('a disc is written in either order', () => {
  expect(turn(1, 'palace + gold')).toEqual(turn(1, 'gold + palace'));
});

const nonsense: [string, { [field: string]: Json }][] = [
  ['This is a position of "chess", not of "raja".', { game: 'chess' }],
  ['seats must be a whole number from 2 to 5, not 6.', { seats: 6 }],
  ['A position has no field "weather"; it may have', { weather: 'hot' }],
  ['Option "map" must be one of wheel, caravan, not "moon" (R-2).', { options: { map: 'moon' } }],
  ['gold must have 4 entries, one per seat, and it has 2.', { gold: [1, 2] }],
  ['gold of seat 2 must be a whole number from 0 to 9999, not -1.', { gold: [1, -1, 1, 1] }],
  ['gold must be a list, not "much".', { gold: 'much' }],
  [
    'maharaja must be one of Jaipur, Mumbai, Varanasi, Puri, Agra, Mysore, Madurai, Bhopal, not "Kota".',
    { maharaja: 'Kota' },
  ],
  ['architects of seat 1 must be one of', { architects: ['Kota', 'Agra', 'Agra', 'Agra'] }],
  ['track has the governor of Agra twice.', { track: ['Agra', 'Agra'] }],
  ['track lacks the governor of Jaipur.', { track: ['Agra', 'Mumbai'] }],
  ['track has 18 squares, and there are 17 (R-4).', { track: new Array(18).fill(null) }],
  ['The Priest is held twice.', { characters: [['Priest'], ['Priest'], ['Merchant'], ['Builder']] }],
  ['Seat 1 has more than one character (R-90).', { characters: [['Priest', 'Builder'], ['Wanderer'], ['Merchant'], []] }],
  ['The Yogi is only in the advanced game (R-26).', { characters: [['Yogi'], ['Priest'], ['Merchant'], ['Builder']] }],
  ['Seat 4 has no character (R-10).', { characters: [['Wanderer'], ['Priest'], ['Merchant'], []] }],
  ['markers are 1, more than there are (R-81).', { markers: [1, 0, 0, 0] }],
  ['markers are 8, more than there are (R-81).', { markers: [4, 4, 0, 0], options: { advanced: 'on' } }],
  ['Kota has 3 houses, and there is room for 2 (R-1).', { villages: { Kota: [1, 2, 3] } }],
  ['villages has no field "Agra"; it may have', { villages: { Agra: [1] } }],
  ['each seat of Kota must be a whole number from 1 to 4, not 5.', { villages: { Kota: [5] } }],
  ['Agra has more small palaces than its 6 outer sites (R-1, R-84).', { cities: { Agra: { small: [4, 3, 0, 0] } } }],
  [
    'Agra has more small palaces than its 5 outer sites (R-1, R-84).',
    { options: { advanced: 'on' }, cities: { Agra: { small: [3, 3, 0, 0] } } },
  ],
  ['Seat 1 has more than 20 houses (R-3).', { cities: { Agra: { houses: [15, 0, 0, 0] } } }],
  [
    'Seat 1 has more than 7 palaces (R-3, R-75).',
    { cities: { Agra: { small: [5, 0, 0, 0] }, Puri: { small: [3, 0, 0, 0] } } },
  ],
  ['round must be a whole number from 0 to 20, not 21.', { round: 21 }],
  [
    'A governor stands on the last square, and no round says that it was reached (R-70).',
    { track: [null, 'Mumbai', 'Varanasi', 'Puri', 'Agra', 'Mysore', 'Madurai', ...new Array(9).fill(null), 'Jaipur'] },
  ],
  ['doing must be an object with named fields, not "nothing".', { doing: 'nothing' }],
  ['doing.is must be one of picking, auction, placing, discs, turn, over, not "lunch".', { doing: { is: 'lunch' } }],
  ['A moment of discs has no field "seat"; it may have is, reached.', { doing: { is: 'discs', seat: 1 } }],
  ['reached must be true or false, not "yes".', { doing: { is: 'discs', reached: 'yes' } }],
  ['All discs are chosen, so there is nobody left to ask.', { discs: new Array(4).fill('gold + gold') }],
  ['discs of seat 1 must be two of gold, house', { discs: ['tea + gold', null, null, null] }],
  [
    'discs are chosen only in a round (R-31).',
    { discs: ['gold + gold', null, null, null], doing: { is: 'placing', turn: 1 } },
  ],
  ['Seat 1 has a character already (R-10).', { doing: { is: 'picking', seat: 1 } }],
  ['There are auctions only in the advanced game (R-85).', { doing: { is: 'auction' } }],
  ['discs must hold a choice for each seat that has yet to act', { doing: { is: 'turn', seat: 1, disc: 'gold + gold' } }],
  ['seed must be a text or four whole numbers, not [1].', { seed: [1] }],
];

test.each(nonsense)('%s', (sentence, fields) => {
  expect(() => table(fields)).toThrow(BadInput);
  expect(() => table(fields)).toThrow(sentence);
});

const impossible: [string, { [field: string]: Json }][] = [
  ['More is done in this turn than its actions allow (R-32).', { done: { gold: 2 } }],
  ['More is done in this turn than its actions allow (R-32).', { done: { villageHouses: 2 } }],
  ['More is done in this turn than its actions allow (R-32).', { done: { palaces: 1 } }],
  ['done has no field "tea"; it may have', { done: { tea: 1 } }],
  ['A marker does not buy the character action (R-82).', { marker: 'character' }],
  ['powers names something twice.', { powers: ['Merchant', 'Merchant'] }],
  ['Seat 1 cannot move a house from Kota (R-43).', { interrupted: { moving: 'Kota' } }],
  ['Seat 1 cannot move a house from Bhopal (R-43).', { interrupted: { moving: 'Bhopal' } }],
  ['Nobody robs or seduces themselves (R-55, R-90).', { interrupted: { seduced: 1 } }],
  ['Seat 2 was not robbed: it has a character (R-55).', { interrupted: { robbed: 2 } }],
  ['the seat interrupted must be a whole number from 1 to 4, not nothing.', { interrupted: {} }],
];

test.each(impossible)('in a turn: %s', (sentence, doing) => {
  expect(() => turn(1, 'gold + house', doing)).toThrow(sentence);
});

const bidding = { is: 'auction', opener: 1, at: 2, high: 3, leader: 1, bidding: [1, 2] };
const lots: [string, { [field: string]: Json }, Json][] = [
  ['must both be bidding (R-85).', { at: 3 }, [[], [], [], []]],
  ['must both be bidding (R-85).', { leader: 3 }, [[], [], [], []]],
  ['must both be bidding (R-85).', { leader: 2 }, [[], [], [], []]],
  ['An auction with a bid has a leader, and one without has none.', { high: null }, [[], [], [], []]],
  ['Seat 2 has a character already (R-85).', {}, [[], ['Priest'], [], []]],
];

test.each(lots)('in an auction: %s', (sentence, doing, characters) => {
  const fields = { options: { advanced: 'on' }, characters, doing: { ...bidding, ...doing } };
  expect(() => table(fields)).toThrow(sentence);
});
