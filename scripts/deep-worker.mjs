// Plays a stretch of matches, or holds a game to the laws, and says what came of it.
import { parentPort } from 'node:worker_threads';
import { checkLaws, endure } from '@insula/laws';
import { openShelf } from '@insula/shelf';

const shelf = await openShelf();

parentPort.on('message', ({ id, stretch, laws }) => {
  const game = shelf.game(id);
  try {
    const outcome = stretch === undefined ? checkLaws(game, laws) : endure(game, stretch);
    parentPort.postMessage({ violation: null, outcome });
  } catch (error) {
    parentPort.postMessage({ violation: error instanceof Error ? error.message : String(error), outcome: null });
  }
});
