// A thread that plays matches to learn from, and tells what stood at each change of turns and who won at last.
import { parentPort, workerData } from 'node:worker_threads';
import { FEATURES, features, progress } from '../../games/raja/dist/outlook/features.js';
import { thinking } from '../../packages/bots/dist/thinking.js';
import { botChance, nextMove } from '../../packages/cli/dist/simulate/match.js';
import { below, fill, readOptions, seedFrom } from '../../packages/kernel/dist/index.js';
import { openShelf } from '../../packages/shelf/dist/index.js';

/** A short search, by `worth` alone: what is learned must not depend on what was learned before. */
const ITERATIONS = 16;
const SCALE = 20;
/** Of a hundred moves so many are drawn by lot, else all matches would be alike. */
const BY_LOT = 8;
/** The numbers of seats, in turn. */
const SEATS = [2, 2, 2, 3, 4, 2, 2, 4];

const shelved = (await openShelf()).game('raja');
const game = { ...shelved, foresight: { ...shelved.foresight, foretell: shelved.worth, scale: SCALE } };
const moments = [];
for (let match = workerData.n; match < workerData.games; match += workerData.step) moments.push(...momentsOf(match));
parentPort.postMessage(moments);

function momentsOf(match) {
  const seats = SEATS[match % SEATS.length];
  const secret = `${workerData.seed}/${match}`;
  const state = game.setup(readOptions(game.options, {}), seats, fill(seedFrom(secret, new Array(seats).fill(null))));
  const minds = Array.from({ length: seats }, (_, seat) => careless(seat));
  const chance = minds.map((_, seat) => botChance(secret, seat));
  const seen = [];
  let last = -1;
  for (let next = nextMove(game, state, minds, chance); next !== null; next = nextMove(game, state, minds, chance)) {
    if (next.seat !== last && state.round > 0) seen.push({ match, progress: progress(state), rows: rowsOf(state, seats) });
    if (state.round > 0) last = next.seat;
    game.play(state, next.seat, next.move);
  }
  const { rank } = game.result(state);
  const winners = rank.filter((place) => place === 1).length;
  const won = rank.map((place) => (place === 1 ? 1 / winners : 0));
  return seen.map((moment) => ({ ...moment, won }));
}

function rowsOf(state, seats) {
  return Array.from({ length: seats }, (_, seat) => {
    const row = new Float64Array(FEATURES.length);
    features(state, seat, row);
    return row;
  });
}

function careless(seat) {
  const mind = thinking(game, seat, ITERATIONS);
  const moves = [];
  return {
    interject: mind.interject,
    choose(view, rng) {
      if (below(rng, 100) >= BY_LOT) return mind.choose(view, rng, null);
      return moves[below(rng, game.legal(game.determinize(view, rng), seat, moves))];
    },
  };
}
