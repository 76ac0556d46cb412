import { parentPort } from 'node:worker_threads';
import { botNamed, type Mind, type Signal } from '@insula/bots';
import { generator } from '@insula/kernel';
import type { ServerMessage } from '@insula/protocol';
import { openShelf } from '@insula/shelf';
import { anyMove } from './anyMove.ts';
import type { Answer, Share, Thought } from './thought.ts';

/** The thread in which bots think. It sees what a client of that seat sees: the text of one message. */
const shelf = await openShelf();
const port = parentPort;
if (port === null) throw new Error('this file runs in a worker thread');

port.on('message', (share: Share) => {
  try {
    port.postMessage(answer(share));
  } catch (error) {
    const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
    port.postMessage({ move: anyMove(share.thought), found: null, error: why } satisfies Answer);
  }
});

function answer({ thought, n, seed, longest }: Share): Answer {
  const { game: id, seat, message, level } = thought;
  const news = JSON.parse(message) as ServerMessage;
  if (news.t !== 'news') return { move: null, found: null, error: null };
  const game = shelf.game(id);
  const { view, awaited } = news.table;
  const { shares } = botNamed(level);
  if (thought.shares > 1 && shares !== null) {
    const question = { game, view, seat, seats: game.seats(game.determinize(view, generator(seed))) };
    const found = shares.think(question, seed, n, within(longest / shares.count), null);
    const moves = found.moves.map((finding) => ({ ...finding, move: game.write(finding.move) }));
    return { move: null, found: { ...found, moves }, error: null };
  }
  const mind = mindOf(thought);
  const rng = generator(seed);
  const move = awaited.includes(seat) ? mind.choose(view, rng, within(longest)) : mind.interject(view, rng);
  return { move: move === null ? null : game.write(move), found: null, error: null };
}

/** Says that it is enough after so many milliseconds from now. */
function within(milliseconds: number): Signal {
  const until = performance.now() + milliseconds;
  return {
    get aborted() {
      return performance.now() > until;
    },
  };
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
