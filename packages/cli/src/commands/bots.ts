import { availableParallelism } from 'node:os';
import { BadInput } from '@insula/kernel';
import { Command } from 'commander';
import { wholeNumber } from '../flags.ts';

export const botsCommand = (): Command =>
  new Command('bots')
    .description('think for the bots of a server on this machine too; both need the same THINK_TOKEN in their environment')
    .requiredOption('--server <url>', 'its address, such as https://play.example.org')
    .option('--threads <number>', 'how many may think at once', wholeNumber('--threads', 1, 64), availableParallelism())
    .action(async ({ server, threads }: { server: string; threads: number }) => {
      const token = process.env.THINK_TOKEN ?? '';
      if (token === '') throw new BadInput('Set THINK_TOKEN to the one with which the server was started.');
      const { thinkFor } = await import('@insula/server');
      const end = new AbortController();
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end.abort());
      console.log(
        `${threads === 1 ? 'One thread thinks' : `${threads} threads think`} for ${server} until you press Ctrl+C.`,
      );
      await thinkFor({ url: server, token, threads, signal: end.signal });
    });
