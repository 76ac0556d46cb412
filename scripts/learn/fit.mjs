// Weights by which the chances of all seats come nearest to who won: the seat's sum of weighted features is the logarithm of
// its chance. Weights are those of the beginning, the middle and the end; between them they are mixed (`stagesAt`).
import { stagesAt } from '../../games/raja/dist/outlook/outlook.js';
import { below, generator } from '../../packages/kernel/dist/index.js';

const STAGES = 3;
const EPOCHS = 12;
const BATCH = 64;
const RATE = 0.02;
/** What a large weight costs. */
const MODESTY = 0.001;
/** Adam's usual numbers. */
const [KEEP, KEEP_SQUARES, TINY] = [0.9, 0.999, 1e-8];

/** By stage and feature. */
export function learned(moments) {
  const count = moments[0].rows[0].length;
  const empty = () => Array.from({ length: STAGES }, () => new Float64Array(count));
  const [weights, means, squares] = [empty(), empty(), empty()];
  const order = [...moments];
  const rng = generator('fit');
  let steps = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, rng);
    for (let at = 0; at < order.length; at += BATCH) {
      const slope = slopeAt(order.slice(at, at + BATCH), weights, empty());
      steps++;
      const rate = (RATE * (1 - epoch / EPOCHS) * Math.sqrt(1 - KEEP_SQUARES ** steps)) / (1 - KEEP ** steps);
      for (let stage = 0; stage < STAGES; stage++)
        for (let i = 0; i < count; i++) {
          const g = slope[stage][i] + MODESTY * weights[stage][i];
          means[stage][i] = KEEP * means[stage][i] + (1 - KEEP) * g;
          squares[stage][i] = KEEP_SQUARES * squares[stage][i] + (1 - KEEP_SQUARES) * g * g;
          weights[stage][i] -= (rate * means[stage][i]) / (Math.sqrt(squares[stage][i]) + TINY);
        }
    }
  }
  return weights;
}

/** The mean of minus the logarithm of the chance that was given to who won. */
export function lossOf(moments, weights) {
  let loss = 0;
  for (const moment of moments) {
    const chances = chancesOf(moment, weights);
    for (const [seat, won] of moment.won.entries()) loss -= won * Math.log(Math.max(TINY, chances[seat]));
  }
  return loss / Math.max(1, moments.length);
}

function slopeAt(batch, weights, slope) {
  for (const moment of batch) {
    const chances = chancesOf(moment, weights);
    const stages = stagesAt(moment.progress);
    for (const [seat, row] of moment.rows.entries()) {
      const off = (chances[seat] - moment.won[seat]) / batch.length;
      for (const [stage, part] of stages.entries())
        if (part > 0) for (let i = 0; i < row.length; i++) slope[stage][i] += off * part * row[i];
    }
  }
  return slope;
}

function chancesOf({ progress, rows }, weights) {
  const stages = stagesAt(progress);
  const sums = rows.map((row) => {
    let sum = 0;
    for (const [stage, part] of stages.entries())
      if (part > 0) for (let i = 0; i < row.length; i++) sum += part * weights[stage][i] * row[i];
    return sum;
  });
  const best = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - best));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / all);
}

function shuffle(all, rng) {
  for (let i = all.length - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    [all[i], all[j]] = [all[j], all[i]];
  }
}
