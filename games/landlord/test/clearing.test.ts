import { below, generator } from '@insula/kernel';
import { expect, test } from 'vitest';
import { canClear, keepsPossible } from '../src/rules/clearing.ts';
import { unsuitable } from '../src/rules/suitability.ts';
import { above, bookFor, EMPTY, houseOf, UPPER } from '../src/street.ts';
import { house, type Table, table } from './table.ts';

/** L-60 by the letter: in any order, anybody to any suitable empty apartment elsewhere. */
function everybodyCanGo(s: Table, from: number): boolean {
  const { size } = bookFor(s);
  const living = [...s.tenant.keys()].filter((room) => houseOf(room) === from && s.tenant[room] >= 0);
  if (living.length === 0) return true;
  for (const room of living)
    for (let to = 0; to < s.tenant.length; to++) {
      const tenant = s.tenant[room];
      if (houseOf(to) === from || unsuitable(s, tenant, to, room) !== null) continue;
      const upper = size[tenant] === 2 ? above(s, to) : -1;
      s.tenant[room] = EMPTY;
      s.tenant[to] = tenant;
      if (upper >= 0) s.tenant[upper] = UPPER;
      const possible = everybodyCanGo(s, from);
      s.tenant[room] = tenant;
      s.tenant[to] = EMPTY;
      if (upper >= 0) s.tenant[upper] = EMPTY;
      if (possible) return true;
    }
  return false;
}

const KINDS = ['family', 'freaks', 'musician', 'celebrities', 'pensioners', 'student', 'manager', 'squatters', 'mover'];
const TALL = ['family', 'celebrities', 'manager'];
const HIGHEST: { readonly [kind: string]: number } = {
  family: 2,
  musician: 3,
  celebrities: 3,
  pensioners: 1,
  manager: 1,
  mover: 1,
};

/** A random street: a full first house, and a few others partly let. */
function randomStreet(seed: number): Table {
  const rng = generator(`street ${seed}`);
  const copies: { [kind: string]: number } = {
    family: 2,
    freaks: 2,
    musician: 4,
    celebrities: 3,
    pensioners: 3,
    student: 5,
    manager: 2,
    squatters: 4,
    mover: 1,
  };
  const street = Array.from({ length: 2 + below(rng, 3) }, (_, number) => {
    const floors = 1 + below(rng, 3);
    const cellar = below(rng, 2) === 0 && number < 3;
    const tenants: { [place: string]: string } = {};
    for (let floor = 1; floor <= floors; floor++) {
      const kind = KINDS[below(rng, KINDS.length)];
      if ((number > 0 && below(rng, 3) > 0) || copies[kind] === 0 || floors > (HIGHEST[kind] ?? 4)) continue;
      if (TALL.includes(kind) && floor === floors) continue;
      if (kind === 'pensioners' && floor > 1) continue;
      tenants[floor] = kind;
      copies[kind]--;
      if (TALL.includes(kind)) floor++;
    }
    return house(1 + (number % 3), floors, tenants, { cellar });
  });
  return table({ street });
}

test('L-60 a demolition is possible exactly when everybody can move in some order', () => {
  const found = { yes: 0, no: 0 };
  for (let seed = 0; seed < 600; seed++) {
    const s = randomStreet(seed);
    const before = JSON.stringify(s);
    const expected = everybodyCanGo(s, 0);
    expect([seed, canClear(s, 0)]).toEqual([seed, expected]);
    expect(JSON.stringify(s)).toBe(before);
    found[expected ? 'yes' : 'no']++;
  }
  expect(Math.min(found.yes, found.no)).toBeGreaterThan(50);
});

test('L-60 a choice keeps it possible exactly when everybody else can still move', () => {
  let kept = 0;
  let lost = 0;
  for (let seed = 0; seed < 300; seed++) {
    const s = randomStreet(seed);
    for (let from = 0; from < 7; from++)
      for (let to = 7; to < s.tenant.length; to++) {
        if (s.tenant[from] < 0 || unsuitable(s, s.tenant[from], to, from) !== null) continue;
        const after = structuredClone(s);
        after.tenant[from] = EMPTY;
        after.tenant[to] = s.tenant[from];
        if (bookFor(s).size[s.tenant[from]] === 2) after.tenant[above(s, to)] = UPPER;
        const expected = everybodyCanGo(after, 0);
        expect(keepsPossible(s, from, to)).toBe(expected);
        if (expected) kept++;
        else lost++;
      }
  }
  expect(Math.min(kept, lost)).toBeGreaterThan(30);
});
