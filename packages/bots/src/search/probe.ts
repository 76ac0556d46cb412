import type { Foresight, Rng } from '@insula/kernel';
import type { Question } from './question.ts';
import { iterate } from './search.ts';
import { addEdge, addNode, clear, emptyTree } from './tree.ts';

/** What a seat may expect, and how far that may be off by chance. */
export interface Estimate {
  readonly chance: number;
  /** The standard error. */
  readonly error: number;
  /** By seat. */
  readonly chances: readonly number[];
}

const tree = emptyTree();
const totals = new Float64Array(8);

/** The chances to win if the seat asked makes this move; `move` null: whatever those who are asked may do. */
export function probe(q: Question, how: Foresight, move: unknown, iterations: number, rng: Rng): Estimate {
  clear(tree);
  const root = addNode(tree);
  if (move !== null) {
    addEdge(tree, root, q.seat, move, 1);
    // Then no other move is added to it.
    tree.thinned[root] = 1;
  }
  totals.fill(0);
  let squares = 0;
  for (let i = 0; i < iterations; i++) {
    const before = totals[q.seat];
    iterate(q, how, tree, root, rng, totals);
    squares += (totals[q.seat] - before) ** 2;
  }
  const chance = totals[q.seat] / iterations;
  const variance = Math.max(0, squares / iterations - chance * chance);
  const chances = Array.from({ length: q.seats }, (_, seat) => totals[seat] / iterations);
  return { chance, error: Math.sqrt(variance / iterations), chances };
}
