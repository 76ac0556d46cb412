import { Command } from 'commander';

export const asideCommand = (): Command =>
  new Command('aside')
    .description('list the matches in which something went wrong, with what it was')
    .option('--data <folder>', 'the folder of the server', 'data')
    .option('--again <match>', 'let that match be played on')
    .action(async ({ data, again }: { data: string; again?: string }) => {
      const { listAside, tryAgain } = await import('@insula/server');
      if (again !== undefined) {
        tryAgain(data, again);
        console.log(`${again} can be played on.`);
        return;
      }
      const aside = listAside(data);
      if (aside.length === 0) console.log(`No match in ${data} is set aside.`);
      for (const { match, at, why } of aside) console.log(`${match}  ${new Date(at).toISOString()}\n${why}\n`);
    });
