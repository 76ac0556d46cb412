// Plays one match of bots of one level and says how it ended.
import { parentPort } from 'node:worker_threads';
import { botNamed, botsAt } from '@insula/bots';
import { openShelf } from '@insula/shelf';
import { playMatch } from '../packages/cli/dist/simulate/match.js';

const shelf = await openShelf();

parentPort.on('message', ({ id, level, options, seats, scale }) => {
  const bot = botNamed(level, botsAt(scale));
  const table = Array.from({ length: seats }, () => bot);
  try {
    const { result, moves } = playMatch(shelf.game(id), options, table, `${level} ${seats} ${JSON.stringify(options)}`);
    parentPort.postMessage({ violation: null, outcome: { ending: result.ending, moves } });
  } catch (error) {
    parentPort.postMessage({ violation: error instanceof Error ? error.message : String(error), outcome: null });
  }
});
