import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { BadInput } from '@insula/kernel';
import type { Played, Tournament } from './tournament.ts';

/** Where deals are written down as soon as they are played, so that a long tournament can go on another day. */
export interface Journal {
  readonly played: readonly Played[];
  write(played: Played): void;
}

export const noJournal: Journal = { played: [], write() {} };

/** The first line of the file says which tournament it belongs to, each further line is a deal. */
export function openJournal(file: string, tournament: Tournament): Journal {
  const head = JSON.stringify(tournament);
  if (!existsSync(file)) writeFileSync(file, `${head}\n`);
  // A line that was cut off when the power was is no deal, and would spoil the next one.
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  if (lines[0] !== head) throw new BadInput(`${file} holds another tournament: name another file, or play that one.`);
  writeFileSync(file, lines.map((line) => `${line}\n`).join(''));
  return {
    played: lines.slice(1).map((line) => JSON.parse(line) as Played),
    write: (played) => appendFileSync(file, `${JSON.stringify(played)}\n`),
  };
}
