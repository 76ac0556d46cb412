import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { anyMove } from './anyMove.ts';
import { type Done, openLine } from './line.ts';
import type { Thought } from './thought.ts';

/** Few threads for all bots. */
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
  thought: Thought | null;
  done: Done | null;
  /** Ends it if it does not answer. */
  alarm: NodeJS.Timeout | null;
}

/** A thread that says nothing for so long will never do: bots stop by themselves long before. */
const SILENCE = 15_000;

export function openPool(
  onError: (error: unknown) => void,
  size: number = Math.max(1, Math.min(4, availableParallelism() - 1)),
  silence: number = SILENCE,
): Pool {
  const line = openLine();
  const threads: Thread[] = [];
  let closed = false;

  function start(): Thread {
    if (WORKER === undefined) throw new Error('the bots are not built: npm run build');
    const thread: Thread = { worker: new Worker(WORKER, { execArgv: [] }), thought: null, done: null, alarm: null };
    thread.worker.unref();
    thread.worker.on('message', (answer: { move: string | null; error: string | null }) => {
      if (answer.error !== null) onError(new Error(answer.error));
      finish(thread, answer.move);
      next(thread);
    });
    thread.worker.on('error', (error) => replace(thread, error));
    threads.push(thread);
    return thread;
  }

  function finish(thread: Thread, move: string | null): void {
    const { done } = thread;
    if (thread.alarm !== null) clearTimeout(thread.alarm);
    thread.thought = null;
    thread.done = null;
    thread.alarm = null;
    done?.(move);
  }

  /** A thread that fell or does not answer is given up, and its seat plays something legal. */
  function replace(thread: Thread, why: unknown): void {
    if (!threads.includes(thread)) return;
    onError(why);
    threads.splice(threads.indexOf(thread), 1);
    void thread.worker.terminate();
    finish(thread, thread.thought === null ? null : anyMove(thread.thought));
    if (!closed) serve();
  }

  function next(thread: Thread): void {
    // A seat's second thought waits for its first, else two threads would answer the same seat.
    const taken = line.take((key) => threads.some(({ thought }) => thought?.key === key));
    if (taken === null) return;
    const { thought, done } = taken;
    thread.thought = thought;
    thread.done = done;
    thread.alarm = setTimeout(() => replace(thread, new Error(`a bot of ${thought.game} does not answer`)), silence).unref();
    thread.worker.postMessage(thought);
  }

  function serve(): void {
    const idle = threads.find(({ thought }) => thought === null);
    if (idle !== undefined) next(idle);
    else if (threads.length < size) next(start());
  }

  return {
    think(thought, done) {
      line.add({ thought, done });
      serve();
    },
    forget(key) {
      line.remove(key);
      for (const thread of threads) if (thread.thought?.key === key) thread.done = null;
    },
    get waiting() {
      return line.size;
    },
    async close() {
      closed = true;
      line.clear();
      for (const { alarm } of threads) if (alarm !== null) clearTimeout(alarm);
      await Promise.all(threads.map((thread) => thread.worker.terminate()));
    },
  };
}
