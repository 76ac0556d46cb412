import { type AnyGame, type Foresight, first, has, type Rng, type Seat } from '@insula/kernel';
import { chancesIn } from './chances.ts';
import { addLate, expand } from './expand.ts';
import { follow } from './follow.ts';
import type { Question } from './question.ts';
import { addNode, type Tree } from './tree.ts';

/** What has not been tried is taken to be this much worse than what has. */
const DOUBT = 0.03;
const MAX_SEATS = 8;

const moves: unknown[] = [];
const path: number[] = [];
const chances = new Float64Array(MAX_SEATS);

/**
 * Once through the tree: imagines what is hidden, goes down by what promises most to whoever is to move, adds one node, plays
 * on a little, and writes what each seat got of it along the way back. `totals` is added to: the chances of all seats.
 */
export function iterate(q: Question, how: Foresight, tree: Tree, root: number, rng: Rng, totals: Float64Array): void {
  const { game } = q;
  let state = game.determinize(q.view, rng);
  let node = root;
  let depth = 0;
  for (;;) {
    const awaited = game.toAct(state);
    if (awaited === 0) break;
    const seat = has(awaited, q.seat) ? q.seat : first(awaited);
    const count = game.legal(state, seat, moves);
    if (count === 1) {
      game.play(state, seat, moves[0]);
      continue;
    }
    if (node === 0) {
      tree.child[path[depth - 1]] = addNode(tree);
      state = follow(game, how, state, rng);
      break;
    }
    if (tree.firstEdge[node] === 0) expand(game, how, tree, node, state, seat, moves, count, rng);
    const edge = select(game, how, tree, node, state, seat, count);
    path[depth++] = edge;
    game.play(state, seat, tree.move[edge]);
    node = tree.child[edge];
  }
  chancesIn(game, how, state, q.seats, chances);
  for (let i = 0; i < depth; i++) {
    tree.visits[path[i]]++;
    tree.sum[path[i]] += chances[tree.seat[path[i]]];
  }
  for (let seat = 0; seat < q.seats; seat++) totals[seat] += chances[seat];
}

const open: number[] = [];

/** The edge to go along: promising before (weight), good so far (mean), or not looked at for long. */
function select(game: AnyGame, how: Foresight, tree: Tree, node: number, state: unknown, seat: Seat, count: number): number {
  const found = matchEdges(game, how, tree, node, state, seat, count);
  // Only now: where edges were added, the arrays may be others.
  const { visits, sum, weight } = tree;
  let weights = 0;
  let tried = 0;
  let got = 0;
  for (let i = 0; i < found; i++) {
    weights += weight[open[i]];
    tried += visits[open[i]];
    got += sum[open[i]];
  }
  const unknown = tried === 0 ? 0 : got / tried - DOUBT;
  let best = 0;
  let top = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < found; i++) {
    const edge = open[i];
    const times = visits[edge];
    const mean = times === 0 ? unknown : sum[edge] / times;
    const score = mean + (how.curiosity * (weight[edge] / weights) * Math.sqrt(++tree.chances[edge])) / (1 + times);
    if (score > top) {
      top = score;
      best = edge;
    }
  }
  return best;
}

/** Fills `open` with the edges that are possible in this state and returns how many there are. Moves and edges are nearly
 *  always in the same order, so each is looked for behind the one before. */
function matchEdges(
  game: AnyGame,
  how: Foresight,
  tree: Tree,
  node: number,
  state: unknown,
  seat: Seat,
  count: number,
): number {
  const start = tree.firstEdge[node];
  const thinned = tree.thinned[node] === 1;
  let found = 0;
  let at = start;
  for (let i = 0; i < count; i++) {
    let edge = at;
    while (edge !== 0 && (tree.move[edge] !== moves[i] || tree.seat[edge] !== seat)) edge = tree.next[edge];
    if (edge === 0) {
      edge = start;
      while (edge !== 0 && (tree.move[edge] !== moves[i] || tree.seat[edge] !== seat)) edge = tree.next[edge];
    }
    if (edge === 0) {
      if (thinned && !(found === 0 && i === count - 1)) continue;
      edge = addLate(game, how, tree, node, state, seat, moves[i]);
    }
    open[found++] = edge;
    at = tree.next[edge];
  }
  return found;
}
