import { createInterface } from 'node:readline';

export interface Lines {
  /** The next line, or null when there are no more. */
  ask(prompt: string): Promise<string | null>;
  close(): void;
}

/** What is typed or piped in, line by line. */
export function openLines(): Lines {
  const { stdin, stdout } = process;
  const typed = stdin.isTTY === true && stdout.isTTY === true;
  const reader = createInterface({ input: stdin, output: stdout, terminal: typed });
  // Taken at once: a piped line that arrives before anyone listens would be lost.
  const lines = reader[Symbol.asyncIterator]();
  reader.on('SIGINT', () => reader.close());
  return {
    async ask(prompt) {
      if (typed) {
        reader.setPrompt(prompt);
        reader.prompt();
      } else stdout.write(prompt);
      const { value, done } = await lines.next();
      if (!typed) stdout.write('\n');
      return done ? null : value;
    },
    close: () => reader.close(),
  };
}
