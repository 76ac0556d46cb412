import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { type Job, openJob } from './job.ts';
import { type Done, openLine } from './line.ts';
import { isSensible } from './sensible.ts';
import { type Heard, openThread, type Thinker } from './thinker.ts';
import type { Answer, Share, Thought } from './thought.ts';

/** Few threads for all bots, and whatever machines think for them too. */
export interface Pool {
  think(thought: Thought, done: Done): void;
  /** Whatever the seat was thinking about does not matter any more. */
  forget(key: string): void;
  /** A machine thinks too, until it is gone. */
  join(thinker: Thinker): Heard;
  readonly waiting: number;
  close(): Promise<void>;
}

interface Thread {
  readonly thinker: Thinker;
  /** It is a machine: what it leaves undone is thought by another. */
  readonly far: boolean;
  /** What it thinks about, and which share of that; null: idle. */
  job: Job | null;
  n: number;
  /** Ends it if it does not answer. */
  alarm: NodeJS.Timeout | null;
}

interface How {
  /** How many threads. */
  readonly size: number;
  /** No bot thinks longer about a decision than this, in milliseconds. */
  readonly longest: number;
  /** A thread that says nothing for so long will never do: bots stop by themselves long before. */
  readonly silence: number;
  /** The same of a machine, whose line may be slow. */
  readonly farSilence: number;
  /** What the chance of a thought comes from. */
  seed(): string;
}

const USUAL: How = {
  size: Math.max(1, Math.min(4, availableParallelism() - 1)),
  longest: 2_000,
  silence: 15_000,
  farSilence: 5_000,
  seed: () => randomBytes(16).toString('hex'),
};

export function openPool(onError: (error: unknown) => void, how: Partial<How> = {}): Pool {
  const { size, longest, silence, farSilence, seed } = { ...USUAL, ...how };
  const line = openLine();
  const threads: Thread[] = [];
  /** Those that are begun and not answered. */
  const jobs = new Set<Job>();
  let closed = false;

  function start(): Thread {
    const thinker = openThread({
      answered: (answer) => answered(thread, answer),
      gone: (why) => replace(thread, why),
    });
    const thread: Thread = { thinker, far: false, job: null, n: 0, alarm: null };
    threads.push(thread);
    return thread;
  }

  function answered(thread: Thread, answer: Answer): void {
    if (answer.error !== null) onError(new Error(answer.error));
    const { job, n } = thread;
    rest(thread);
    if (job?.answered(n, answer)) jobs.delete(job);
    serve();
  }

  /** What comes from a machine may be anything. */
  function heard(thread: Thread, answer: Answer): void {
    const { job } = thread;
    if (job !== null && isSensible(job.thought, answer)) answered(thread, answer);
    else replace(thread, new Error('a machine that thought for bots says nonsense'));
  }

  function rest(thread: Thread): void {
    if (thread.alarm !== null) clearTimeout(thread.alarm);
    thread.alarm = null;
    thread.job = null;
  }

  /** A thread that fell or does not answer is given up, and its seat plays something legal; but what broke a thread here
   *  would break the next one too, and a machine breaks for reasons of its own. */
  function replace(thread: Thread, why: unknown): void {
    if (!threads.includes(thread)) return;
    onError(why);
    threads.splice(threads.indexOf(thread), 1);
    void thread.thinker.end();
    const { job, n, far } = thread;
    rest(thread);
    if (far) job?.giveBack(n);
    else if (job !== null) {
      jobs.delete(job);
      job.giveUp();
    }
    if (!closed) serve();
  }

  /** Shares of what is begun come first: else many thoughts would be half thought for long. */
  function next(): { readonly job: Job; readonly share: Share } | null {
    for (const job of jobs) {
      const share = job.take();
      if (share !== null) return { job, share };
    }
    // A seat's second thought waits for its first, else two threads would answer the same seat.
    const taken = line.take((key) => [...jobs].some(({ thought }) => thought.key === key));
    if (taken === null) return null;
    const job = openJob(taken.thought, { seed: seed(), longest }, taken.done);
    jobs.add(job);
    return { job, share: job.take()! };
  }

  /** Gives every thread that is idle something to do, and starts others as long as there is more. */
  function serve(): void {
    for (;;) {
      const idle = threads.find(({ job }) => job === null);
      if (idle === undefined && threads.filter(({ far }) => !far).length === size) return;
      const found = next();
      if (found === null) return;
      const thread = idle ?? start();
      const { game } = found.share.thought;
      thread.job = found.job;
      thread.n = found.share.n;
      const patience = thread.far ? farSilence : silence;
      thread.alarm = setTimeout(() => replace(thread, new Error(`a bot of ${game} does not answer`)), patience).unref();
      thread.thinker.think(found.share);
    }
  }

  return {
    think(thought, done) {
      line.add({ thought, done });
      serve();
    },
    forget(key) {
      line.remove(key);
      for (const job of jobs) {
        if (job.thought.key !== key) continue;
        job.drop();
        jobs.delete(job);
      }
    },
    join(thinker) {
      const thread: Thread = { thinker, far: true, job: null, n: 0, alarm: null };
      threads.push(thread);
      serve();
      return { answered: (answer) => heard(thread, answer), gone: (why) => replace(thread, why) };
    },
    get waiting() {
      return line.size;
    },
    async close() {
      closed = true;
      line.clear();
      for (const { alarm } of threads) if (alarm !== null) clearTimeout(alarm);
      await Promise.all(threads.map(({ thinker }) => thinker.end()));
    },
  };
}
