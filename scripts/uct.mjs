// Plain UCT over imagined states, as it stands in the textbooks: no priors, what is untried first, lines played on by lot. What
// the bots' own search is measured against (`npm run levels`), so it shares with it only how a line is played on and judged.
import { chancesIn } from '../packages/bots/dist/search/chances.js';
import { follow } from '../packages/bots/dist/search/follow.js';
import { below, first, has } from '../packages/kernel/dist/index.js';

/** The usual constant for rewards between 0 and 1. */
const EXPLORE = Math.SQRT1_2;

/** A bot that thinks with as many iterations as an expert would at that scale. */
export const uctAt = (scale) => ({
  name: 'uct',
  help: 'Plain UCT with the iterations of an expert.',
  open: (game, seat) => {
    const iterations = Math.round(game.foresight.efforts.expert * scale);
    return { choose: (view, rng) => choose(game, view, seat, iterations, rng), interject: () => null };
  },
});

function choose(game, view, seat, iterations, rng) {
  const imagined = game.determinize(view, rng);
  const seats = game.seats(imagined);
  const legal = movesOf(game, imagined, seat);
  if (legal.length === 1) return legal[0];
  const root = new Map();
  for (let i = 0; i < iterations; i++) iterate(game, view, seat, seats, root, rng);
  const tried = [...root.values()].filter((edge) => edge.seat === seat && legal.includes(edge.move));
  return tried.reduce((best, edge) => (edge.visits > best.visits ? edge : best)).move;
}

/** Once through the tree. A node is a map from moves to edges; an edge has the node that it leads to. */
function iterate(game, view, asked, seats, root, rng) {
  let state = game.determinize(view, rng);
  let node = root;
  const path = [];
  for (let awaited = game.toAct(state); awaited !== 0; awaited = game.toAct(state)) {
    const seat = has(awaited, asked) ? asked : first(awaited);
    const moves = movesOf(game, state, seat);
    if (moves.length === 1) {
      game.play(state, seat, moves[0]);
      continue;
    }
    const edges = moves.map((move) => edgeOf(node, seat, move));
    for (const edge of edges) edge.chances++;
    const untried = edges.filter((edge) => edge.visits === 0);
    const edge = untried.length > 0 ? untried[below(rng, untried.length)] : promising(edges);
    path.push(edge);
    game.play(state, seat, edge.move);
    if (untried.length > 0) {
      state = follow(game, { ...game.foresight, tries: 1 }, state, rng);
      break;
    }
    node = edge.child;
  }
  const chances = new Float64Array(seats);
  chancesIn(game, game.foresight, state, seats, chances);
  for (const edge of path) {
    edge.visits++;
    edge.sum += chances[edge.seat];
  }
}

function movesOf(game, state, seat) {
  const moves = [];
  moves.length = game.legal(state, seat, moves);
  return moves;
}

function edgeOf(node, seat, move) {
  let edge = node.get(move);
  if (edge === undefined) {
    edge = { seat, move, visits: 0, chances: 0, sum: 0, child: new Map() };
    node.set(move, edge);
  }
  return edge;
}

const promise = ({ sum, visits, chances }) => sum / visits + EXPLORE * Math.sqrt(Math.log(chances) / visits);

const promising = (edges) => edges.reduce((best, edge) => (promise(edge) > promise(best) ? edge : best));
