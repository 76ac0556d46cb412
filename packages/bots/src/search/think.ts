import { type Foresight, fork, type Rng } from '@insula/kernel';
import type { Effort, Signal } from './effort.ts';
import { expandRoot } from './expand.ts';
import { byPromise, type Finding, type Findings, together } from './findings.ts';
import type { Question } from './question.ts';
import { isDecidedIn, type Race } from './race.ts';
import { iterate } from './search.ts';
import { addNode, clear, emptyTree, type Tree } from './tree.ts';

/** Iterations between two looks at whether it is enough. */
const PATIENCE = 16;

const spare = emptyTree();
const totals = new Float64Array(8);

/** Thinks about a question with nothing known before. */
export function think(q: Question, how: Foresight, effort: Effort, rng: Rng, signal: Signal | null): Findings {
  const each = Math.ceil(effort.iterations / effort.searches);
  return together(Array.from({ length: effort.searches }, () => thinkOnce(q, how, each, fork(rng), signal, null)));
}

/** One of the searches of a thought: what a thread is given to do. */
export function thinkOnce(
  q: Question,
  how: Foresight,
  iterations: number,
  rng: Rng,
  signal: Signal | null,
  race: Race | null,
): Findings {
  clear(spare);
  return search(q, how, spare, addNode(spare), iterations, rng, signal, race);
}

/** Goes on with a tree from one of its nodes. `race`: null, or what else it is decided by, which is given up once it is. */
export function search(
  q: Question,
  how: Foresight,
  tree: Tree,
  root: number,
  iterations: number,
  rng: Rng,
  signal: Signal | null,
  race: Race | null,
): Findings {
  totals.fill(0);
  if (how.followed && tree.firstEdge[root] === 0) expandRoot(q, how, tree, root, rng);
  let done = 0;
  const isEnough = (): boolean => signal?.aborted || (race !== null && isDecidedIn(race, tree, root, q.seat, done));
  while (done < iterations && !(done % PATIENCE === 0 && done > 0 && isEnough())) {
    iterate(q, how, tree, root, rng, totals);
    done++;
  }
  const chances = Array.from({ length: q.seats }, (_, seat) => totals[seat] / Math.max(1, done));
  return { iterations: done, chances, moves: found(q, tree, root, rng) };
}

/** What was found of the moves that may be made. A node that was kept has others, too: of worlds that were not the real one. */
function found({ game, view, seat }: Question, tree: Tree, root: number, rng: Rng): Finding[] {
  const legal: unknown[] = [];
  legal.length = game.legal(game.determinize(view, rng), seat, legal);
  const moves: Finding[] = [];
  for (let edge = tree.firstEdge[root]; edge !== 0; edge = tree.next[edge]) {
    if (tree.seat[edge] !== seat || !legal.includes(tree.move[edge])) continue;
    const visits = tree.visits[edge];
    moves.push({ move: tree.move[edge], visits, chance: visits === 0 ? 0 : tree.sum[edge] / visits });
  }
  return moves.sort(byPromise);
}
