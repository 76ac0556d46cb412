import { Worker } from 'node:worker_threads';
import { type Plan, portionSize, portions } from './plan.ts';
import { add, noTally, type Tally } from './tally.ts';

/** Plays all matches of a plan in several threads. `progress` is told how many matches were done, again and again. */
export async function simulate(plan: Plan, threads: number, progress: (matches: number) => void): Promise<Tally> {
  const tallies: Tally[] = new Array(portions(plan));
  let next = 0;
  let done = 0;

  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: plan });
      const proceed = (): void => {
        if (next < tallies.length) worker.postMessage(next++);
        else void worker.terminate().then(() => resolve());
      };
      worker.on('message', ({ portion, tally }: { portion: number; tally: Tally }) => {
        tallies[portion] = tally;
        done += portionSize(plan, portion);
        progress(done);
        proceed();
      });
      worker.on('error', reject);
      proceed();
    });

  await Promise.all(Array.from({ length: Math.min(threads, tallies.length) }, work));
  // In the order of the portions, whichever thread was quicker.
  const all = noTally(plan.bots.length);
  for (const tally of tallies) add(all, tally);
  return all;
}
