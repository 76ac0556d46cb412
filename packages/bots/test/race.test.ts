import { expect, test } from 'vitest';
import { isDecided, isDecidedIn, openRace, pass } from '../src/search/race.ts';
import { addEdge, addNode, emptyTree } from '../src/search/tree.ts';

const found = (visits: { [move: string]: number }) =>
  Object.entries(visits).map(([move, times]) => ({ move, visits: times, chance: 0.5 }));

test('a race is decided when all that is left could not bring the next best level', () => {
  const race = openRace(['a', 'b', 'c'], 40);
  expect(isDecided(race)).toBe(false);
  pass(race, found({ b: 3, a: 15, c: 2 }), 20);
  expect(isDecided(race)).toBe(false);
  pass(race, found({ b: 1, a: 8, c: 1 }), 10);
  expect(isDecided(race)).toBe(true);
  pass(race, found({ b: 10 }), 10);
  expect(race.left).toBe(0);
});

test('level with what is left is not decided: they might be equal in the end', () => {
  const race = openRace(['a', 'b'], 20);
  pass(race, found({ a: 10 }), 10);
  expect(isDecided(race)).toBe(false);
});

test('in the middle of a search both what it found and what was found before count, for the moves that may be chosen', () => {
  const tree = emptyTree();
  const root = addNode(tree);
  const visit = (seat: number, move: string, times: number): void => {
    tree.visits[addEdge(tree, root, seat, move, 1)] = times;
  };
  const race = openRace(['a', 'b'], 20);
  pass(race, found({ a: 6, b: 4 }), 10);
  visit(0, 'a', 4);
  visit(0, 'rude', 2);
  visit(1, 'b', 9);
  expect(isDecidedIn(race, tree, root, 0, 4)).toBe(false);
  visit(0, 'b', 1);
  expect(isDecidedIn(race, tree, root, 0, 5)).toBe(false);
  expect(isDecidedIn(race, tree, root, 0, 6)).toBe(true);
});
