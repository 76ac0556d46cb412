import { hash } from 'node:crypto';
import { type Act, type Entry, entryAfter, only, type Seat } from '@insula/kernel';
import type { Outcome } from '@insula/protocol';
import type { Change } from '../store/store.ts';
import { leftAfter } from './clocks.ts';
import { enact } from './history.ts';
import type { Head, Match, Play, Spoken } from './match.ts';
import { isTalk } from './pace.ts';
import { absorb, kept } from './play.ts';
import type { Turn } from './turn.ts';

const sha = (text: string): string => hash('sha256', text);

/** Entries between two snapshots: loading a match never plays more than these. */
const SNAPSHOT_EVERY = 32;
/** Entries between two milestones: no part of the past costs more than these to reach. */
const MILESTONE_EVERY = 256;

export const recordMove = (
  turn: Turn,
  play: Play,
  { text, move }: Spoken,
  seat: Seat,
  by: Entry['by'],
  request: string | null,
): void => write(turn, play, { kind: 'move', move: text }, move, seat, by, request);

/** Does something that stands in the log from now on. */
export const record = (
  turn: Turn,
  play: Play,
  act: Exclude<Act, { kind: 'undo' | 'move' }>,
  seat: Seat,
  by: Entry['by'],
  request: string | null,
): void => write(turn, play, act, null, seat, by, request);

function write(
  turn: Turn,
  play: Play,
  act: Exclude<Act, { kind: 'undo' }>,
  move: unknown,
  seat: Seat,
  by: Entry['by'],
  request: string | null,
): void {
  const { match, told, now: at } = turn;
  const left = leftAfter(match, play, act.kind, seat, at);
  const n = (play.last?.n ?? 0) + 1;
  const { awaited, window: isAnswer } = play;
  const decisions = play.decisions.slice();
  const moment = enact(match.game, play.state, act, { n, at, seat, by }, move);
  absorb(match.game, play, moment, request, left);
  told.happened.push(...moment.happened);
  told.all ||= play.awaited !== awaited;
  for (let other = 0; other < decisions.length; other++)
    if (play.decisions[other] !== decisions[other]) told.own |= only(other);
  writeEntry(turn, play, entryAfter(match.log, play.last, act, { seat, by, at }, play.state, sha), request, left);
  play.followed = by === 'order' ? play.followed + 1 : 0;
  // To answer what the others do interrupts nobody.
  if (by === 'bot') play.botsSince ??= at;
  else if (!isAnswer) play.botsSince = null;
  play.talking = by === 'bot' && isTalk(match.game, move) ? seat : null;
  if (act.kind === 'move') lapse(turn);
  if (n - play.saved.n >= SNAPSHOT_EVERY) saveSnapshot(turn, play);
  else letGo(play);
}

/** The game went on: taking something back is no longer what was proposed. */
function lapse(turn: Turn): void {
  const { head } = turn.match;
  if (!head.proposals.some(({ what }) => what === 'undo')) return;
  head.proposals = head.proposals.filter(({ what }) => what !== 'undo');
  saveHead(turn);
}

export function writeEntry(turn: Turn, play: Play, entry: Entry, request: string | null, left: number | null): void {
  const row = { match: turn.match.head.id, entry, request, left };
  play.last = entry;
  play.rows.push(row);
  turn.changes.push({ put: 'entry', row });
}

/** `from` is what each audience was told before what has just been taken back; null: nothing has. */
export function saveSnapshot(turn: Turn, play: Play, from: readonly number[] | null = null): void {
  const n = play.last?.n ?? 0;
  const passed = Math.floor(n / MILESTONE_EVERY) > Math.floor(play.saved.n / MILESTONE_EVERY);
  if (passed || from !== null) saveMilestone(turn, play, from);
  const body = JSON.stringify(kept(play, turn.now));
  play.saved = { n, body };
  turn.changes.push({ put: 'snapshot', row: { match: turn.match.head.id, n, body } });
  letGo(play);
}

function saveMilestone({ match, changes }: Turn, { state, told, last }: Play, from: readonly number[] | null): void {
  const body = JSON.stringify({ state, told });
  changes.push({ put: 'milestone', row: { match: match.head.id, n: last?.n ?? 0, told: [...told], from, body } });
}

/** Entries behind which no seat takes back alone need not stay in memory. */
function letGo(play: Play): void {
  const { saved, base, steps, recalled } = play;
  if (saved === base || recalled || (steps.length > 0 && steps[0].from <= saved.n)) return;
  play.base = saved;
  play.rows = play.rows.filter(({ entry }) => entry.n > saved.n);
}

/** Keeps the head as it is now, and tells everybody. */
export function saveHead({ match, changes, told }: Turn): void {
  changes.push(headChange(match.head));
  told.summary = true;
}

export function headChange(head: Head): Change {
  const people = head.seats.flatMap((sitter) => (sitter.person === null ? [] : [sitter.person]));
  const { id, phase, listed, created, ended, host, origin } = head;
  const ofBots = head.seats.every(({ kind }) => kind === 'bot');
  const everybody = [...new Set([...people, host])];
  const row = { id, phase, listed, created, ended, host, origin, ofBots, head: JSON.stringify(head), people: everybody };
  return { put: 'match', row };
}

/** Forgets an answer that waited. */
export function drop(turn: Turn, play: Play, seat: Seat): void {
  if (play.held[seat] === null) return;
  play.held[seat] = null;
  turn.changes.push({ drop: 'held', match: turn.match.head.id, seat });
}

export function endMatch(turn: Turn, play: Play, seat: Seat, why: Outcome['why']): void {
  const { match } = turn;
  record(turn, play, { kind: 'end', why }, seat, 'person', null);
  for (let other = 0; other < play.held.length; other++) drop(turn, play, other);
  match.head.phase = 'over';
  match.head.ended = turn.now;
  match.head.proposals = [];
  match.head.outcome = outcomeOf(match, play, why);
  saveSnapshot(turn, play);
  saveHead(turn);
}

function outcomeOf({ head, game }: Match, play: Play, why: Outcome['why']): Outcome {
  const result = game.result(play.state);
  if (why === 'rules' && result !== null) {
    const { ending, points, rank, tally } = result;
    return { why, ending, points: [...points], rank: [...rank], tally: tally.map((lines) => [...lines]) };
  }
  if (why === 'consent') return { why, ending: null, points: null, rank: null, tally: null };
  const stayed = head.seats.filter((sitter) => !sitter.resigned).length;
  return {
    why,
    ending: null,
    points: null,
    rank: head.seats.map((sitter) => (sitter.resigned ? stayed + 1 : 1)),
    tally: null,
  };
}
