import { appendFileSync, existsSync } from 'node:fs';
import { BadInput } from '@insula/kernel';
import { readText, writeText } from '../files.ts';
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
  // A line that was cut off when the power was is no deal, and would spoil the next one.
  const lines = existsSync(file) ? readText(file).split('\n').slice(0, -1) : [];
  if (lines.length === 0) lines.push(head);
  if (lines[0] !== head) throw new BadInput(`${file} holds another tournament: name another file, or play that one.`);
  const played = lines.slice(1).map((line, i) => dealIn(line, `${file}, line ${i + 2}`));
  writeText(file, lines.map((line) => `${line}\n`).join(''));
  return {
    played,
    write: (played) => appendFileSync(file, `${JSON.stringify(played)}\n`),
  };
}

function dealIn(line: string, where: string): Played {
  try {
    return JSON.parse(line) as Played;
  } catch {
    throw new BadInput(`${where} is no deal: take it out, and it is played again.`);
  }
}
