import { randomBytes } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { botNamed, type Mind } from '@insula/bots';
import { generator } from '@insula/kernel';
import type { ServerMessage } from '@insula/protocol';
import { openShelf } from '@insula/shelf';
import { anyMove } from './anyMove.ts';
import type { Thought } from './thought.ts';

/** The thread in which bots think. It sees what a client of that seat sees: the text of one message. */
const shelf = await openShelf();
const port = parentPort;
if (port === null) throw new Error('this file runs in a worker thread');

port.on('message', (thought: Thought) => {
  try {
    port.postMessage({ move: answer(thought), error: null });
  } catch (error) {
    const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
    port.postMessage({ move: anyMove(thought), error: why });
  }
});

/** No bot thinks longer about a decision than this, in milliseconds. */
const LONGEST = 2000;

function answer(thought: Thought): string | null {
  const { game: id, seat, message } = thought;
  const news = JSON.parse(message) as ServerMessage;
  if (news.t !== 'news') return null;
  const game = shelf.game(id);
  const mind = mindOf(thought);
  const until = performance.now() + LONGEST;
  const enough = {
    get aborted() {
      return performance.now() > until;
    },
  };
  const rng = generator(randomBytes(16).toString('hex'));
  const { view, awaited } = news.table;
  const move = awaited.includes(seat) ? mind.choose(view, rng, enough) : mind.interject(view, rng);
  return move === null ? null : game.write(move);
}

/** Minds that may go on from what they thought before, the one used longest ago first. To forget one costs a little strength. */
const minds = new Map<string, Mind>();
const MOST_MINDS = 32;

function mindOf({ key, level, game, seat }: Thought): Mind {
  const name = `${key} ${level}`;
  const mind = minds.get(name) ?? botNamed(level).open(shelf.game(game), seat);
  minds.delete(name);
  minds.set(name, mind);
  if (minds.size > MOST_MINDS) minds.delete(minds.keys().next().value as string);
  return mind;
}
