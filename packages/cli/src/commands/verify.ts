import { replay } from '@insula/kernel';
import { Command } from 'commander';
import pc from 'picocolors';
import { readMatch } from '../files.ts';
import { know } from '../known.ts';
import { outcome } from '../outcome.ts';

export const verifyCommand = (): Command =>
  new Command('verify')
    .description('replay a saved match, check every move, every hash and the fair seed; refuse it at the first wrong entry')
    .argument('<file>', 'a saved match, or - for what is piped in')
    .action(async (file: string) => {
      const log = readMatch(file);
      const known = await know(log.game);
      let result = null;
      for (const moment of replay(known.game, log)) result = known.game.result(moment.state);
      const hashes = log.entries.filter((entry) => entry.state !== null).length;
      const givers = log.seed.contributions.filter((contribution) => contribution !== null).length;
      console.log(
        `${pc.green('Verified')}: ${log.game}, ${log.seats} seats, ${log.entries.length} entries, all legal and untouched.`,
      );
      console.log(
        `${hashes} state hashes are right; the seed is the one committed to, with ${givers} contributions of seats.`,
      );
      console.log(result === null ? 'The match is not finished.' : outcome(known, result));
    });
