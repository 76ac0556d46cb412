import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** A message of a seat to be answered by a bot. `key` names the seat: a newer message takes the place of an older one. */
export interface Thought {
  readonly key: string;
  readonly game: string;
  readonly level: string;
  readonly seat: number;
  readonly message: string;
}

type Done = (move: string | null) => void;

/** Few threads for all bots. Seats wait in one line, each with one thought, so that none can crowd out the others. */
export interface Pool {
  think(thought: Thought, done: Done): void;
  /** Whatever the seat was thinking about does not matter any more. */
  forget(key: string): void;
  readonly waiting: number;
  close(): Promise<void>;
}

/** Node cannot start a thread from TypeScript: when running from sources, what was built is used. */
const WORKER = ['./worker.js', '../../dist/bots/worker.js']
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find((file) => existsSync(file));

interface Thread {
  readonly worker: Worker;
  /** What it thinks about; null: idle. */
  busy: string | null;
  done: Done | null;
}

export function openPool(
  onError: (error: unknown) => void,
  size: number = Math.max(1, Math.min(4, availableParallelism() - 1)),
): Pool {
  const line = new Map<string, { thought: Thought; done: Done }>();
  const threads: Thread[] = [];
  let closed = false;

  function start(): Thread {
    if (WORKER === undefined) throw new Error('the bots are not built: npm run build');
    const thread: Thread = { worker: new Worker(WORKER, { execArgv: [] }), busy: null, done: null };
    thread.worker.unref();
    thread.worker.on('message', (answer: { move: string | null; error: string | null }) => {
      if (answer.error !== null) onError(new Error(answer.error));
      const { done } = thread;
      thread.busy = null;
      thread.done = null;
      done?.(answer.move);
      next(thread);
    });
    thread.worker.on('error', (error) => {
      onError(error);
      thread.done?.(null);
      threads.splice(threads.indexOf(thread), 1);
      if (!closed) serve();
    });
    threads.push(thread);
    return thread;
  }

  function next(thread: Thread): void {
    for (const [key, { thought, done }] of line) {
      // A seat's second thought waits for its first, else two threads would answer the same seat.
      if (threads.some((other) => other.busy === key)) continue;
      line.delete(key);
      thread.busy = key;
      thread.done = done;
      thread.worker.postMessage(thought);
      return;
    }
  }

  function serve(): void {
    const idle = threads.find((thread) => thread.busy === null);
    if (idle !== undefined) next(idle);
    else if (threads.length < size) next(start());
  }

  return {
    think(thought, done) {
      line.delete(thought.key);
      line.set(thought.key, { thought, done });
      serve();
    },
    forget(key) {
      line.delete(key);
      for (const thread of threads) if (thread.busy === key) thread.done = null;
    },
    get waiting() {
      return line.size;
    },
    async close() {
      closed = true;
      line.clear();
      await Promise.all(threads.map((thread) => thread.worker.terminate()));
    },
  };
}
