import { Worker } from 'node:worker_threads';
import type { Journal } from './journal.ts';
import { type Played, pairingsOf, type Task, type Tournament } from './tournament.ts';

/** Plays so many deals of every pairing in several threads, but none that stands in the journal. `progress` is told how many
 *  deals there are by now. Returns them in order, whichever thread was quicker. */
export async function compete(
  tournament: Tournament,
  deals: number,
  journal: Journal,
  threads: number,
  progress: (deals: number) => void,
): Promise<Played[]> {
  const pairings = pairingsOf(tournament.bots);
  const key = ({ pairing, deal }: Task): string => `${pairing}/${deal}`;
  const results = new Map(journal.played.map((played) => [key(played), played]));
  // Deal by deal and not pairing by pairing: whoever stops early has something of everything.
  const all = Array.from({ length: deals }, (_, deal) => pairings.map((_, pairing) => ({ pairing, deal }))).flat();
  const open = all.filter((task) => !results.has(key(task)));
  const total = all.length;
  progress(total - open.length);
  let next = 0;

  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: tournament });
      const proceed = (): void => {
        if (next < open.length) worker.postMessage(open[next++]);
        else void worker.terminate().then(() => resolve());
      };
      worker.on('message', (played: Played) => {
        results.set(key(played), played);
        journal.write(played);
        progress(results.size);
        proceed();
      });
      worker.on('error', reject);
      proceed();
    });

  await Promise.all(Array.from({ length: Math.min(threads, open.length) }, work));
  return all.map((task) => results.get(key(task)) as Played);
}
