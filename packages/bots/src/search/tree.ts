import type { Seat } from '@insula/kernel';

/**
 * What a search has found out so far. A node is a line of moves from the question, whatever was hidden or drawn on the way;
 * its edges are the moves that were possible there in any of the imagined states. All in flat arrays that are used again,
 * since a search makes thousands of nodes a second. 0 is no node and no edge.
 */
export interface Tree {
  nodes: number;
  edges: number;
  /** By node. */
  firstEdge: Int32Array;
  lastEdge: Int32Array;
  /** By node: 1 where of many moves that look alike only a few are kept. */
  thinned: Uint8Array;
  /** By node: the worth that the weights of its edges are measured from. */
  datum: Float64Array;
  /** By edge. */
  next: Int32Array;
  child: Int32Array;
  seat: Uint8Array;
  visits: Int32Array;
  /** By edge: how often it could have been chosen; moves that are seldom possible must not seem neglected. */
  chances: Int32Array;
  /** By edge: what its seat has got of the visits in all. */
  sum: Float64Array;
  /** By edge: how promising it looked before anything was tried. */
  weight: Float64Array;
  readonly move: unknown[];
}

const ROOM = 256;

export const emptyTree = (): Tree => ({
  nodes: 1,
  edges: 1,
  firstEdge: new Int32Array(ROOM),
  lastEdge: new Int32Array(ROOM),
  thinned: new Uint8Array(ROOM),
  datum: new Float64Array(ROOM),
  next: new Int32Array(ROOM),
  child: new Int32Array(ROOM),
  seat: new Uint8Array(ROOM),
  visits: new Int32Array(ROOM),
  chances: new Int32Array(ROOM),
  sum: new Float64Array(ROOM),
  weight: new Float64Array(ROOM),
  move: [],
});

/** Forgets everything and keeps the room. */
export function clear(tree: Tree): void {
  tree.nodes = 1;
  tree.edges = 1;
  tree.move.length = 0;
}

export function addNode(tree: Tree): number {
  const node = tree.nodes++;
  if (node === tree.firstEdge.length) growNodes(tree);
  tree.firstEdge[node] = 0;
  tree.lastEdge[node] = 0;
  tree.thinned[node] = 0;
  tree.datum[node] = 0;
  return node;
}

export function addEdge(tree: Tree, node: number, seat: Seat, move: unknown, weight: number): number {
  const edge = tree.edges++;
  if (edge === tree.next.length) growEdges(tree);
  tree.next[edge] = 0;
  tree.child[edge] = 0;
  tree.seat[edge] = seat;
  tree.visits[edge] = 0;
  tree.chances[edge] = 0;
  tree.sum[edge] = 0;
  tree.weight[edge] = weight;
  tree.move[edge] = move;
  if (tree.firstEdge[node] === 0) tree.firstEdge[node] = edge;
  else tree.next[tree.lastEdge[node]] = edge;
  tree.lastEdge[node] = edge;
  return edge;
}

function growNodes(tree: Tree): void {
  const size = 2 * tree.firstEdge.length;
  tree.firstEdge = larger(tree.firstEdge, new Int32Array(size));
  tree.lastEdge = larger(tree.lastEdge, new Int32Array(size));
  tree.thinned = larger(tree.thinned, new Uint8Array(size));
  tree.datum = larger(tree.datum, new Float64Array(size));
}

function growEdges(tree: Tree): void {
  const size = 2 * tree.next.length;
  tree.next = larger(tree.next, new Int32Array(size));
  tree.child = larger(tree.child, new Int32Array(size));
  tree.seat = larger(tree.seat, new Uint8Array(size));
  tree.visits = larger(tree.visits, new Int32Array(size));
  tree.chances = larger(tree.chances, new Int32Array(size));
  tree.sum = larger(tree.sum, new Float64Array(size));
  tree.weight = larger(tree.weight, new Float64Array(size));
}

function larger<T extends Int32Array | Uint8Array | Float64Array>(from: T, to: T): T {
  to.set(from);
  return to;
}
