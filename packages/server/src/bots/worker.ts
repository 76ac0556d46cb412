import { randomBytes } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { botNamed } from '@insula/bots';
import { generator } from '@insula/kernel';
import type { ServerMessage } from '@insula/protocol';
import { openShelf } from '@insula/shelf';
import type { Thought } from './pool.ts';

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

function answer({ game: id, level, seat, message }: Thought): string | null {
  const news = JSON.parse(message) as ServerMessage;
  if (news.t !== 'news') return null;
  const game = shelf.game(id);
  const mind = botNamed(level).open(game, seat);
  const rng = generator(randomBytes(16).toString('hex'));
  const { view, awaited } = news.table;
  const move = awaited.includes(seat) ? mind.choose(view, rng, null) : mind.interject(view, rng);
  return move === null ? null : game.write(move);
}

/** What a bot plays that could not think: the match must go on. */
function anyMove({ seat, message }: Thought): string | null {
  const news = JSON.parse(message) as ServerMessage;
  return news.t === 'news' && news.table.awaited.includes(seat) ? news.table.legal[0] : null;
}
