// What was played of a cell, in a file of its own: the first line says of which bots and rules, each further line is a deal.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openJournal } from '../../packages/cli/dist/arena/journal.js';
import { GAMES } from './cells.mjs';

/** Opens the file of a cell to go on with it. What bots of another stamp (deal.mjs) have played is not mixed with what is to come: it
 *  goes, and `toss` is told. */
export function openKept(folder, cell, stamp, toss) {
  const file = fileOf(folder, cell);
  const head = headOf(cell, stamp);
  if (existsSync(file) && readFileSync(file, 'utf8').split('\n')[0] !== JSON.stringify(head)) {
    toss(file);
    rmSync(file);
  }
  return openJournal(file, head);
}

/** What stands in the file of a cell; no deals where they are not these bots'. */
export function readKept(folder, cell, stamp) {
  const file = fileOf(folder, cell);
  if (!existsSync(file)) return [];
  const [head, ...lines] = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  return head === JSON.stringify(headOf(cell, stamp)) ? lines.map((line) => JSON.parse(line)) : [];
}

const fileOf = (folder, { of, seats, a, b }) => join(folder, `${of}-${seats}-${a}-${b}.jsonl`);

const headOf = ({ of, seats, a, b, seed }, stamp) => ({ ...GAMES[of], seats, a, b, seed, ...stamp });
