import { parentPort, workerData } from 'node:worker_threads';
import { openShelf } from '@insula/shelf';
import { type Plan, playPortion } from './plan.ts';

/** One thread of a simulation: is told the number of a portion, answers with its tally. */
const plan = workerData as Plan;
const game = (await openShelf()).game(plan.game);

parentPort?.on('message', (portion: number) =>
  parentPort?.postMessage({ portion, tally: playPortion(plan, game, portion) }),
);
