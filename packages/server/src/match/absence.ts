import { type Entry, has, type Seat } from '@insula/kernel';
import { drop, type No, no } from './answers.ts';
import type { Match, Play } from './match.ts';
import { isAlone } from './play.ts';
import { endMatch, record, saveHead } from './record.ts';

/** The bot that stands in for people. */
const STAND_IN = 'greedy';
/** Whose time is up so often in a row is not there: a bot stays. */
const MOST_TIMEOUTS = 3;

/** A bot plays the seat until its person returns. */
export function takeOver(match: Match, play: Play, seat: Seat, by: Entry['by'], request: string | null): void {
  const sitter = match.head.seats[seat];
  sitter.standIn = true;
  sitter.brief = null;
  sitter.level = STAND_IN;
  drop(match, play, seat);
  record(match, play, { kind: 'takeover' }, seat, by, request);
  saveHead(match);
}

/** A seat's time is up: a bot plays the rest of that turn and no more, but for those who seem to be gone and for an empty
 *  bank, which would be empty at the next question too. */
export function timeOut(match: Match, play: Play, seat: Seat): void {
  const sitter = match.head.seats[seat];
  const question = { alone: isAlone(match.game, play, seat), decision: play.decisions[seat] };
  sitter.timeouts++;
  takeOver(match, play, seat, 'clock', null);
  if (match.head.clock.kind === 'bank' || sitter.timeouts >= MOST_TIMEOUTS) return;
  sitter.brief = question;
  saveHead(match);
}

/** Hands back the seats whose turn a bot has finished. */
export function handBack(match: Match, play: Play): void {
  for (const [seat, { standIn, brief }] of match.head.seats.entries()) {
    if (!standIn || brief === null) continue;
    const isOver = brief.alone
      ? !has(play.awaited, seat) && !match.game.window(play.state)
      : play.decisions[seat] !== brief.decision;
    if (isOver) restore(match, play, seat, 'clock', null);
  }
}

export function takeBack(match: Match, play: Play, seat: Seat, request: string | null): No | null {
  if (!match.head.seats[seat].standIn) return no('not-left');
  restore(match, play, seat, 'person', request);
  return null;
}

function restore(match: Match, play: Play, seat: Seat, by: Entry['by'], request: string | null): void {
  const sitter = match.head.seats[seat];
  sitter.standIn = false;
  sitter.brief = null;
  sitter.level = null;
  drop(match, play, seat);
  record(match, play, { kind: 'return' }, seat, by, request);
  saveHead(match);
}

/** A bot plays the seat to the end, unless only one seat is left that has not resigned. */
export function resign(match: Match, play: Play, seat: Seat, request: string): void {
  const sitter = match.head.seats[seat];
  sitter.resigned = true;
  sitter.standIn = false;
  sitter.brief = null;
  sitter.level = STAND_IN;
  drop(match, play, seat);
  record(match, play, { kind: 'resign' }, seat, 'person', request);
  const stayed = match.head.seats.filter((other) => !other.resigned);
  const people = stayed.filter((other) => other.kind === 'person');
  if (stayed.length === 1 || people.length === 0) endMatch(match, play, seat, 'resignation');
  else saveHead(match);
}
