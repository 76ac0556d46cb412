import { Command } from 'commander';

const FOLDER = 'data';

export const backupCommand = (): Command =>
  new Command('backup')
    .description('copy all matches of a server into one file, also while it runs')
    .argument('<file>', 'the copy; it must not be there yet')
    .option('--data <folder>', 'the folder of the server', FOLDER)
    .action(async (file: string, { data }: { data: string }) => {
      const { backup } = await import('@insula/server');
      backup(data, file);
      console.log(`Everything in ${data} is copied to ${file}.`);
    });

export const restoreCommand = (): Command =>
  new Command('restore')
    .description('put a copy made with backup in the place of what a server has; stop it first')
    .argument('<file>', 'the copy')
    .option('--data <folder>', 'the folder of the server', FOLDER)
    .action(async (file: string, { data }: { data: string }) => {
      const { restore } = await import('@insula/server');
      const { kept } = restore(file, data);
      console.log(`${data} is now as it was in ${file}.${kept === null ? '' : ` What was there is kept as ${kept}.`}`);
    });
