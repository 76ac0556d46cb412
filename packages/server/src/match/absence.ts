import { type Entry, has, type Seat } from '@insula/kernel';
import type { Match, Play } from './match.ts';
import { isAlone } from './play.ts';
import { drop, endMatch, record, saveHead } from './record.ts';
import { type No, no } from './refusal.ts';
import type { Turn } from './turn.ts';

/** The bot that stands in for people. */
const STAND_IN = 'casual';
/** Whose time is up so often in a row is not there: a bot stays. */
const MOST_TIMEOUTS = 3;

/** Of what is no move only so much is done in one match: else its log would grow for ever, and with it what it costs to
 *  look back. */
const MOST_BESIDE = 1_000;
export const isFull = ({ beside }: Play): boolean => beside >= MOST_BESIDE;

/** A bot plays the seat until its person returns. */
export function takeOver(turn: Turn, play: Play, seat: Seat, by: Entry['by'], request: string | null): void {
  const sitter = turn.match.head.seats[seat];
  sitter.standIn = true;
  sitter.brief = null;
  sitter.level = STAND_IN;
  drop(turn, play, seat);
  record(turn, play, { kind: 'takeover' }, seat, by, request);
  saveHead(turn);
}

/** A seat's time is up: a bot plays the rest of that turn and no more, but for those who seem to be gone and for an empty
 *  bank, which would be empty at the next question too. */
export function timeOut(turn: Turn, play: Play, seat: Seat): void {
  const sitter = turn.match.head.seats[seat];
  const question = { alone: isAlone(play, seat), decision: play.decisions[seat] };
  sitter.timeouts++;
  takeOver(turn, play, seat, 'clock', null);
  if (turn.match.head.clock.kind === 'bank' || sitter.timeouts >= MOST_TIMEOUTS) return;
  sitter.brief = question;
  saveHead(turn);
}

/** Hands back the seats whose turn a bot has finished. */
export function handBack(turn: Turn, play: Play): void {
  for (const [seat, { standIn, brief }] of turn.match.head.seats.entries()) {
    if (!standIn || brief === null) continue;
    const isOver = brief.alone ? !has(play.awaited, seat) && !play.window : play.decisions[seat] !== brief.decision;
    if (isOver) restore(turn, play, seat, 'clock', null);
  }
}

export function takeBack(turn: Turn, play: Play, seat: Seat, request: string | null): No | null {
  if (!turn.match.head.seats[seat].standIn) return no('not-left');
  if (isFull(play) && isTooLate(turn.match, play, seat)) return no('too-many');
  restore(turn, play, seat, 'person', request);
  return null;
}

/** For what the seat is asked no time is left: what would be granted for it would run out, the person return, and so on. */
const isTooLate = ({ head }: Match, play: Play, seat: Seat): boolean =>
  head.clock.kind !== 'none' && has(play.awaited, seat) && play.left[seat] === 0;

function restore(turn: Turn, play: Play, seat: Seat, by: Entry['by'], request: string | null): void {
  const sitter = turn.match.head.seats[seat];
  sitter.standIn = false;
  sitter.brief = null;
  sitter.level = null;
  drop(turn, play, seat);
  record(turn, play, { kind: 'return' }, seat, by, request);
  saveHead(turn);
}

/** A bot plays the seat to the end, unless only one seat is left that has not resigned. */
export function resign(turn: Turn, play: Play, seat: Seat, request: string): void {
  const sitter = turn.match.head.seats[seat];
  sitter.resigned = true;
  sitter.standIn = false;
  sitter.brief = null;
  sitter.level = STAND_IN;
  drop(turn, play, seat);
  record(turn, play, { kind: 'resign' }, seat, 'person', request);
  const stayed = turn.match.head.seats.filter((other) => !other.resigned);
  const people = stayed.filter((other) => other.kind === 'person');
  if (stayed.length === 1 || people.length === 0) endMatch(turn, play, seat, 'resignation');
  else saveHead(turn);
}
