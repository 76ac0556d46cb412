import type { Report } from '@insula/server';
import { Command } from 'commander';

const DAMAGED = 2;

export const checkCommand = (): Command =>
  new Command('check')
    .description('say what is damaged in what a server has kept')
    .option('--data <folder>', 'the folder of the server', 'data')
    .action(async ({ data }: { data: string }) => {
      const { check } = await import('@insula/server');
      const report = check(data);
      tell(report);
      if (report.faults.length + report.matches.length > 0) process.exitCode = DAMAGED;
      console.log(`${report.saved} ${report.saved === 1 ? 'match' : 'matches'} can be read.`);
    });

export const salvageCommand = (): Command =>
  new Command('salvage')
    .description('save every match that can be read in a new file, and list the others')
    .argument('<file>', 'the file to write')
    .option('--data <folder>', 'the folder of the server', 'data')
    .action(async (file: string, { data }: { data: string }) => {
      const { salvage } = await import('@insula/server');
      const report = await salvage(data, file);
      tell(report);
      console.log(`${report.saved} ${report.saved === 1 ? 'match is' : 'matches are'} saved in ${file}.`);
    });

function tell({ faults, matches }: Report): void {
  for (const fault of faults) console.log(fault);
  for (const { id, faults: own } of matches) console.log(`${id}: ${own.join('; ')}`);
}
