import { Command } from 'commander';

export const migrateCommand = (): Command =>
  new Command('migrate')
    .description('carry all matches of a server over from its file to an empty PostgreSQL; stop it first')
    .requiredOption('--from <file>', 'the insula.sqlite in the folder of the server; it stays as it is')
    .requiredOption('--to <url>', 'the database, such as postgres://user:password@host/name')
    .action(async ({ from, to }: { from: string; to: string }) => {
      const { moveToPostgres } = await import('@insula/server');
      const { matches, sum } = await moveToPostgres(from, to);
      console.log(`${matches} matches are in the database as they were in ${from} (SHA-256 ${sum}).`);
    });
