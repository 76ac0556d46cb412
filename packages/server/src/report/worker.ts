import { parentPort } from 'node:worker_threads';
import { analyse, analysisPage, reportWords } from '@insula/bots';
import { type AnyGame, generator, type MatchLog } from '@insula/kernel';
import { openShelf } from '@insula/shelf';
import { ENGLISH, speaker } from '@insula/words';
import type { Order, Progress } from './order.ts';

/** The thread in which matches that are over are judged, one after the other. */
const shelf = await openShelf();
const port = parentPort;
if (port === null) throw new Error('this file runs in a worker thread');
const tell = (progress: Progress): void => port.postMessage(progress);

port.on('message', (order: Order) => {
  report(order).then(
    (page) => tell({ is: 'done', page }),
    (error: unknown) => tell({ is: 'failed', why: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});

async function report({ log, seat, names }: Order): Promise<string> {
  const game = shelf.game(log.game);
  const words = await shelf.words(log.game, ENGLISH);
  const iterations = iterationsFor(game, log);
  const rng = generator(`insula analyse ${log.seed.commitment} ${seat}`);
  const last = Math.max(1, log.entries.length);
  let said = 0;
  const analysis = analyse(game, log, seat, iterations, rng, (n) => {
    if (n / last - said < 0.01) return;
    said = n / last;
    tell({ is: 'thinking', share: said });
  });
  return analysisPage({ game, names, say: speaker({ ...reportWords, ...words }, names) }, words.title, analysis, iterations);
}

/** A long match is judged more lightly, so that nobody waits for minutes: as carefully as a strong bot thinks, or so that all
 *  its entries together take so many iterations. */
const IN_ALL = 40_000;
const FEWEST = 60;

const iterationsFor = ({ foresight }: AnyGame, { entries }: MatchLog): number =>
  Math.min(foresight.efforts.strong, Math.max(FEWEST, Math.floor(IN_ALL / Math.max(1, entries.length))));
