import { checkLaws, LAWS, USUAL, Violation } from '@insula/laws';
import { Command } from 'commander';
import pc from 'picocolors';
import { wholeNumber } from '../flags.ts';
import { know } from '../known.ts';

interface Flags {
  readonly games: number;
  readonly seed: string;
  readonly json?: boolean;
}

export const lawsCommand = (): Command =>
  new Command('laws')
    .description('hold a game to the laws that every game obeys: fair, secret, finite, replayable')
    .argument('<game>')
    .option(
      '--games <n>',
      'random matches for every number of players and every variant',
      wholeNumber('--games', 1, 100_000),
      1,
    )
    .option('--seed <text>', 'what all chance comes from', USUAL.seed)
    .option('--json', 'as JSON')
    .action(async (id: string, { games, seed, json }: Flags) => {
      const { game } = await know(id);
      try {
        const examined = checkLaws(game, { games, seed });
        if (json) return console.log(JSON.stringify({ game: id, laws: LAWS.length, broken: null, ...examined }, null, 2));
        const { settings, matches, moves, moments, longest } = examined;
        console.log(
          `${pc.green('All')} ${LAWS.length} laws hold for ${id}: ${matches} matches (${moves} moves) at ${settings} settings,`,
        );
        console.log(`${moments} moments examined; the longest match took ${longest} moves.`);
      } catch (error) {
        if (!(error instanceof Violation)) throw error;
        // A broken law is what was asked about, and no mistake in what was typed.
        process.exitCode = 1;
        if (json)
          console.log(JSON.stringify({ game: id, laws: LAWS.length, broken: error.law, why: error.message }, null, 2));
        else console.error(error.message);
      }
    });
