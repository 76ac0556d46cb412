import { BadInput, Drift } from '@insula/kernel';
import { Command, CommanderError } from 'commander';
import pc from 'picocolors';
import { analyseCommand } from './commands/analyse.ts';
import { arenaCommand } from './commands/arena.ts';
import { asideCommand } from './commands/aside.ts';
import { backupCommand, restoreCommand } from './commands/backup.ts';
import { benchCommand } from './commands/bench.ts';
import { botsCommand } from './commands/bots.ts';
import { checkCommand, salvageCommand } from './commands/check.ts';
import { gamesCommand } from './commands/games.ts';
import { lawsCommand } from './commands/laws.ts';
import { migrateCommand } from './commands/migrate.ts';
import { playCommand } from './commands/play.ts';
import { positionCommand } from './commands/position.ts';
import { replayCommand } from './commands/replay.ts';
import { simulateCommand } from './commands/simulate.ts';
import { verifyCommand } from './commands/verify.ts';

const COMMANDS = [
  gamesCommand,
  playCommand,
  simulateCommand,
  arenaCommand,
  positionCommand,
  replayCommand,
  verifyCommand,
  analyseCommand,
  lawsCommand,
  benchCommand,
  backupCommand,
  restoreCommand,
  asideCommand,
  migrateCommand,
  botsCommand,
  checkCommand,
  salvageCommand,
];

const FINE = 0;
const OUR_MISTAKE = 1;
const BAD_INPUT = 2;

/** Runs the command that `args` say and returns the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const program = new Command('insula')
    .description('Board games about building, letting and sharing homes. Seats are counted from 1.')
    .exitOverride()
    .configureOutput({ writeErr: () => {} });
  for (const command of COMMANDS) program.addCommand(quietly(command()));
  if (args.length === 0) {
    program.outputHelp();
    return FINE;
  }
  try {
    await program.parseAsync(args, { from: 'user' });
    return Number(process.exitCode ?? FINE);
  } catch (error) {
    return answerTo(error);
  }
}

/** Commander's own complaints come to us, to be said in one sentence like all others. */
const quietly = (command: Command): Command => command.exitOverride().configureOutput({ writeErr: () => {} });

function answerTo(error: unknown): number {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return FINE;
    return complain(sentence(error.message), BAD_INPUT);
  }
  if (error instanceof BadInput || error instanceof Drift) return complain(error.message, BAD_INPUT);
  const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return complain(`This is a mistake in Insula, not in what you typed: ${told}`, OUR_MISTAKE);
}

function complain(message: string, code: number): number {
  console.error(pc.isColorSupported && process.stderr.isTTY ? pc.red(message) : message);
  return code;
}

/** "error: unknown option '--gmaes'\n(Did you mean --games?)" as one sentence. */
function sentence(message: string): string {
  const line = message
    .replace(/^error: /, '')
    .replace(/\s+/g, ' ')
    .trim();
  return `${line[0].toUpperCase()}${line.slice(1)}${/[.?)]$/.test(line) ? '' : '.'}`;
}
