import { type ChildProcess, type ForkOptions, fork } from 'node:child_process';

/** A process of ours that answers what it is asked, one question at a time. */
export interface Child {
  ask(question: string): Promise<unknown>;
  stop(): Promise<void>;
}

/** Starts a script and waits until it says that it is ready. */
export async function openChild(file: string, args: readonly string[], options: ForkOptions = {}): Promise<Child> {
  // What a process prints on its way up is no figure.
  const child = fork(file, args, { ...options, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  child.once('exit', (code) => {
    if (code !== 0 && code !== null) throw new Error(`${[file, ...args].join(' ')} ended with code ${code}`);
  });
  await answer(child);
  return {
    ask(question) {
      child.send(question);
      return answer(child);
    },
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.send('stop');
      await gone;
    },
  };
}

const answer = (child: ChildProcess): Promise<unknown> => new Promise((resolve) => child.once('message', resolve));

/** The other end: tells the process that started this one that it is ready, and answers until it is told to stop. */
export function answerParent(answers: { [question: string]: () => unknown }, stop: () => Promise<void>): void {
  process.on('message', async (question: string) => {
    if (question === 'stop') {
      await stop();
      process.exit(0);
    }
    process.send?.((await answers[question]()) ?? null);
  });
  process.once('disconnect', () => process.exit(0));
  process.send?.('ready');
}
