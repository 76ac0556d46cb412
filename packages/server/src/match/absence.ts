import type { Entry, Seat } from '@insula/kernel';
import { drop, type No, no } from './answers.ts';
import type { Match, Play } from './match.ts';
import { endMatch, record, saveHead } from './record.ts';

/** The bot that stands in for people. */
const STAND_IN = 'greedy';

/** A bot plays the seat until its person returns. */
export function takeOver(match: Match, play: Play, seat: Seat, by: Entry['by'], request: string | null): void {
  const sitter = match.head.seats[seat];
  sitter.standIn = true;
  sitter.level = STAND_IN;
  drop(match, play, seat);
  record(match, play, { kind: 'takeover' }, seat, by, request);
  saveHead(match);
}

export function takeBack(match: Match, play: Play, seat: Seat, request: string | null): No | null {
  const sitter = match.head.seats[seat];
  if (!sitter.standIn) return no('not-left');
  sitter.standIn = false;
  sitter.level = null;
  drop(match, play, seat);
  record(match, play, { kind: 'return' }, seat, 'person', request);
  saveHead(match);
  return null;
}

/** A bot plays the seat to the end, unless only one seat is left that has not resigned. */
export function resign(match: Match, play: Play, seat: Seat, request: string): void {
  const sitter = match.head.seats[seat];
  sitter.resigned = true;
  sitter.standIn = false;
  sitter.level = STAND_IN;
  drop(match, play, seat);
  record(match, play, { kind: 'resign' }, seat, 'person', request);
  const stayed = match.head.seats.filter((other) => !other.resigned);
  const people = stayed.filter((other) => other.kind === 'person');
  if (stayed.length === 1 || people.length === 0) endMatch(match, play, seat, 'resignation');
  else saveHead(match);
}
