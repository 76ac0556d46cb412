import { expect, test } from 'vitest';
import { raja } from '../src/index.ts';
import { FEATURES, features, progress } from '../src/outlook/features.ts';
import { stagesAt } from '../src/outlook/outlook.ts';
import { WEIGHTS } from '../src/outlook/weights.ts';
import { type Fields, table, turn } from './table.ts';

type Feature = (typeof FEATURES)[number];

/** What is looked at of seat 1. */
function looked(fields: Fields, at: Feature, s = table({ seats: 2, ...fields })): number {
  const seen = new Float64Array(FEATURES.length);
  features(s, 0, seen);
  return seen[FEATURES.indexOf(at)];
}

/** The chance to win that seat 1 has of two, as a bot sees it. */
function chance(fields: Fields): number {
  const s = table({ seats: 2, ...fields });
  const { foretell, scale } = raja.foresight;
  return 1 / (1 + Math.exp((foretell(s, 1) - foretell(s, 0)) / scale));
}

const LAST_ROUND = {
  round: 10,
  track: [...new Array(10).fill(null), 'Mumbai', 'Varanasi', 'Puri', 'Agra', 'Mysore', 'Madurai', 'Jaipur'],
  doing: { is: 'discs', reached: true },
};

test('R-61, R-62 a prize is what a city would bring as things stand, by when it is scored', () => {
  const houses = (...own: number[]) => ({ houses: own });
  expect(looked({ cities: { Jaipur: houses(1, 0) } }, 'prize now')).toBe(1.5);
  expect(looked({ cities: { Jaipur: houses(2, 1) } }, 'prize now')).toBe(1);
  expect(looked({ cities: { Jaipur: houses(1, 2) } }, 'prize now')).toBe(0.5);
  expect(looked({ cities: { Jaipur: houses(0, 2) } }, 'prize now')).toBe(0);
  expect(looked({ cities: { Mumbai: houses(1, 0) } }, 'prize next')).toBe(1.5);
  expect(looked({ cities: { Varanasi: houses(1, 0) } }, 'prize second')).toBe(1.5);
  expect(looked({ cities: { Agra: houses(1, 0), Mysore: houses(1, 0) } }, 'prize later')).toBe(3);
  expect(looked({ ...LAST_ROUND, cities: { Mumbai: houses(1, 0) } }, 'prize next')).toBe(0);
});

test('R-50, R-25 a palace is paid for by 12 gold, or by 9 with the Builder', () => {
  expect(looked({ gold: [6, 0] }, 'palace paid')).toBe(0.5);
  expect(looked({ gold: [9, 0], characters: [['Builder'], ['Priest']] }, 'palace paid')).toBe(1);
  expect(looked({ gold: [18, 0] }, 'second palace paid')).toBe(0.5);
});

test('R-51 near is what it costs to travel to the three cities scored next', () => {
  expect(looked({}, 'near')).toBe(3);
  expect(looked({ architects: ['Mumbai', 'Bhopal'] }, 'near')).toBe(2);
  expect(looked({ villages: { Dhar: [1], Nashik: [1] } }, 'near')).toBe(2);
});

test('R-32 who has had its turn of the round is not to act any more', () => {
  expect(looked({}, 'to act', turn(2, 'gold + gold', {}, { seats: 2 }))).toBe(1);
  expect(looked({}, 'to act', turn(2, 'gold + gold', { acted: [1] }, { seats: 2 }))).toBe(0);
});

test('R-70 a match has gone as far as its palaces or its governors have, whichever is further', () => {
  expect(progress(table({ seats: 2, ...LAST_ROUND }))).toBe(1);
  const early = progress(table({ seats: 2 }));
  expect(early).toBeLessThan(0.2);
  expect(progress(table({ seats: 2, cities: { Agra: { small: [0, 6] } } }))).toBeCloseTo(6 / 7, 9);
  for (const at of [0, 0.3, 0.5, 0.8, 1]) expect(stagesAt(at).reduce((sum, part) => sum + part, 0)).toBeCloseTo(1, 9);
});

test('R-82 in the advanced game, which was not learned, a marker is worth something', () => {
  const advanced = { options: { advanced: 'on' }, characters: [['Yogi'], ['Priest']] };
  expect(chance({ ...advanced, markers: [1, 0] })).toBeGreaterThan(chance({ ...advanced, markers: [0, 0] }));
});

test('there are weights for all that is looked at', () => expect(WEIGHTS.length).toBe(FEATURES.length));

test('R-71 at the end palaces decide, then gold', () => {
  const ahead = { ...LAST_ROUND, gold: [3, 11], cities: { Agra: { small: [3, 3] }, Puri: { small: [1, 0] } } };
  expect(chance(ahead)).toBeGreaterThan(0.7);
  const level = { ...LAST_ROUND, cities: { Agra: { small: [3, 3] } } };
  expect(chance({ ...level, gold: [11, 3] })).toBeGreaterThan(0.5);
  expect(chance({ ...level, gold: [3, 11] })).toBeLessThan(0.5);
});

test('at the beginning gold in hand is worth nearly what is built of it', () => {
  const built = chance({ gold: [3, 15], cities: { Agra: { small: [1, 0] } } });
  expect(Math.abs(built - 0.5)).toBeLessThan(Math.abs(chance({ gold: [3, 15] }) - 0.5));
});
