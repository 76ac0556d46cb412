import { type AnyGame, first, has, type Rng, type Seat } from '@insula/kernel';
import { addNode, clear, emptyTree, type Tree } from './tree.ts';

/** A tree that is kept from one decision of a seat to its next. To lose it costs a little strength and nothing else. */
export interface Kept {
  readonly tree: Tree;
  /** The last decision: what was seen, what was chosen, and the node it led to; 0 where nothing is kept. */
  view: unknown;
  move: unknown;
  node: number;
}

/** A tree with more edges than this is forgotten. */
const LARGEST = 100_000;

export const nothingKept = (): Kept => ({ tree: emptyTree(), view: null, move: null, node: 0 });

/** The node to go on from: the one that the last decision led to, if this view is what it led to, or else a new one. */
export function rootFor(kept: Kept, game: AnyGame, view: unknown, seat: Seat, rng: Rng): number {
  const { tree, node } = kept;
  if (node !== 0 && tree.edges < LARGEST && ledTo(kept, game, view, seat, rng)) return node;
  clear(tree);
  return addNode(tree);
}

export function keep(kept: Kept, root: number, view: unknown, seat: Seat, move: unknown): void {
  const { tree } = kept;
  let edge = tree.firstEdge[root];
  while (edge !== 0 && (tree.move[edge] !== move || tree.seat[edge] !== seat)) edge = tree.next[edge];
  kept.view = view;
  kept.move = move;
  kept.node = edge === 0 ? 0 : tree.child[edge];
}

const moves: unknown[] = [];

/** Whether nothing but forced moves came between, and nothing was shown. */
function ledTo(kept: Kept, game: AnyGame, view: unknown, seat: Seat, rng: Rng): boolean {
  const state = game.determinize(kept.view, rng);
  game.play(state, seat, kept.move);
  for (let awaited = game.toAct(state); awaited !== 0; awaited = game.toAct(state)) {
    const next = has(awaited, seat) ? seat : first(awaited);
    if (game.legal(state, next, moves) > 1) return next === seat && sameText(game.view(state, seat), view);
    game.play(state, next, moves[0]);
  }
  return false;
}

const sameText = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
