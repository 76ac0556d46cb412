import type { Usage } from '../running.ts';

/** Tells the process that started this one that the server listens, and from then on what it has used. */
export function report(stop: () => Promise<void> = async () => {}): void {
  process.on('message', async (asked) => {
    if (asked === 'usage') {
      const { user, system } = process.cpuUsage();
      const usage: Usage = { cpuMicros: user + system, memoryBytes: process.memoryUsage.rss() };
      process.send?.(usage);
    } else if (asked === 'stop') {
      await stop();
      process.exit(0);
    }
  });
  process.once('disconnect', () => process.exit(0));
  process.send?.('listening');
}

export const PORT = Number(process.argv[2]);
