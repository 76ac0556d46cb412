import type { Seat } from '@insula/kernel';
import type { Finding } from './findings.ts';
import type { Tree } from './tree.ts';

/** Which of its moves a seat will choose, over several searches that are done one after the other: the one visited most in all. */
export interface Race {
  /** The moves that may be chosen. */
  readonly among: readonly unknown[];
  /** By move: how often the searches before this one went there. */
  readonly visits: number[];
  /** How many iterations there are to come, in this search and those after it. */
  left: number;
}

export const openRace = (among: readonly unknown[], iterations: number): Race => ({
  among,
  visits: among.map(() => 0),
  left: iterations,
});

/** One of the searches is done. */
export function pass(race: Race, found: readonly Finding[], iterations: number): void {
  for (const { move, visits } of found) race.visits[race.among.indexOf(move)] += visits;
  race.left -= iterations;
}

/** Whether the leader stays ahead even if all iterations that are left go to the next best. */
export const isDecided = ({ visits, left }: Race): boolean => leadOf(visits, () => 0) > left;

/** The same in the middle of a search, which has gone through its tree `done` times. */
export const isDecidedIn = ({ among, visits, left }: Race, tree: Tree, root: number, seat: Seat, done: number): boolean =>
  leadOf(visits, (i) => visitsOf(tree, root, seat, among[i])) > left - done;

function leadOf(visits: readonly number[], more: (i: number) => number): number {
  let first = 0;
  let second = 0;
  for (let i = 0; i < visits.length; i++) {
    const all = visits[i] + more(i);
    if (all > first) {
      second = first;
      first = all;
    } else if (all > second) second = all;
  }
  return first - second;
}

function visitsOf(tree: Tree, root: number, seat: Seat, move: unknown): number {
  for (let edge = tree.firstEdge[root]; edge !== 0; edge = tree.next[edge])
    if (tree.move[edge] === move && tree.seat[edge] === seat) return tree.visits[edge];
  return 0;
}
