import { type AnyGame, below, type Foresight, type Rng, type Seat } from '@insula/kernel';
import { judged } from '../judged.ts';
import type { Question } from './question.ts';
import { addEdge, type Tree } from './tree.ts';

/** More moves than this that look alike at first are prices, and until somebody answers all are worth the same: of them A_FEW are kept. */
const MANY = 12;
const A_FEW = 8;
/** Even what looks hopeless is tried at last. */
const LEAST_WEIGHT = 1e-3;

/** Gives a node its edges: every move, weighted by what it is worth at once to whoever makes it. */
export function expand(
  game: AnyGame,
  how: Foresight,
  tree: Tree,
  node: number,
  state: unknown,
  seat: Seat,
  moves: readonly unknown[],
  count: number,
  rng: Rng,
): void {
  if (count > MANY && lookAlike(game, how, state, seat, moves, count)) {
    tree.thinned[node] = 1;
    const step = count / A_FEW;
    const start = below(rng, Math.floor(step));
    for (let i = 0; i < A_FEW; i++) addEdge(tree, node, seat, moves[start + Math.floor(i * step)], 1);
    return;
  }
  if (worths.length < count) worths = new Float64Array(2 * count);
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    worths[i] = worthAfter(game, how, state, seat, moves[i]);
    if (worths[i] > best) best = worths[i];
  }
  tree.datum[node] = best;
  for (let i = 0; i < count; i++) addEdge(tree, node, seat, moves[i], weightOf(worths[i] - best, how.trust));
}

/** The same for the question itself, with more care: every move is judged as a greedy player would, with what belongs to it. */
export function expandRoot(q: Question, how: Foresight, tree: Tree, root: number, rng: Rng): void {
  const { game, view, seat } = q;
  const state = game.determinize(view, rng);
  const moves: unknown[] = [];
  const count = game.legal(state, seat, moves);
  if (count > MANY && lookAlike(game, how, state, seat, moves, count)) return;
  const { worths, worlds } = judged(game, how.judge, view, seat, state, moves, count, rng, false);
  const best = Math.max(...worths);
  tree.datum[root] = best / worlds;
  for (let i = 0; i < count; i++) addEdge(tree, root, seat, moves[i], weightOf((worths[i] - best) / worlds, how.trust));
}

let worths = new Float64Array(128);

/** A move that was not possible in the states imagined before. */
export function addLate(
  game: AnyGame,
  how: Foresight,
  tree: Tree,
  node: number,
  state: unknown,
  seat: Seat,
  move: unknown,
): number {
  const ahead = worthAfter(game, how, state, seat, move) - tree.datum[node];
  return addEdge(tree, node, seat, move, weightOf(Math.min(0, ahead), how.trust));
}

const weightOf = (ahead: number, trust: number): number => Math.max(LEAST_WEIGHT, Math.exp(ahead / trust));

function worthAfter(game: AnyGame, { judge, talk }: Foresight, state: unknown, seat: Seat, move: unknown): number {
  if (talk(move)) return judge(state, seat);
  const after = game.clone(state);
  game.play(after, seat, move);
  return judge(after, seat);
}

function lookAlike(
  game: AnyGame,
  how: Foresight,
  state: unknown,
  seat: Seat,
  moves: readonly unknown[],
  count: number,
): boolean {
  const worth = worthAfter(game, how, state, seat, moves[0]);
  return (
    worth === worthAfter(game, how, state, seat, moves[count - 1]) &&
    worth === worthAfter(game, how, state, seat, moves[count >> 1])
  );
}
