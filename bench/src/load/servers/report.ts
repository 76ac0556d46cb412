import { answerParent } from '../child.ts';
import type { Usage } from '../running.ts';

/** The server listens: from now on it tells what it has used, and whatever else it has to say. */
export function report(stop: () => Promise<void> = async () => {}, more: { [question: string]: () => unknown } = {}): void {
  answerParent({ usage, ...more }, stop);
}

function usage(): Usage {
  const { user, system } = process.cpuUsage();
  return { cpuMicros: user + system, memoryBytes: process.memoryUsage.rss() };
}

export const PORT = Number(process.argv[2]);
