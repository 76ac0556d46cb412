import { entryAfter, everyone, has, PUBLIC, type Seat } from '@insula/kernel';
import type { EntryRow } from '../store/store.ts';
import { drop, type No, no } from './answers.ts';
import { charged } from './clocks.ts';
import { inForce, past, rowsOf, stateBefore } from './history.ts';
import type { Match, Play, Step } from './match.ts';
import { count, refresh, remember } from './play.ts';
import { saveSnapshot, writeEntry } from './record.ts';

/** How often a seat takes back alone until something happens that stands: else a log would grow for ever. */
const MOST_UNDONE = 100;

/** Takes back the seat's last moves, as far as it may alone: they showed nothing new, and nobody has answered since. */
export function undo(match: Match, play: Play, seat: Seat, request: string): No | null {
  const at = match.at.now();
  const step = play.steps[play.steps.length - 1];
  if (step === undefined || step.seat !== seat)
    return lastChain(match, seat) === null ? no('nothing-to-undo') : no('undo-needs-consent');
  if (play.undone[seat] >= MOST_UNDONE || isTooLate(play, step, at)) return no('undo-needs-consent');
  const rest = play.steps.slice(0, -1);
  const since = sinceBefore(play, step, at);
  rewind(match, play, seat, step.from, step.told, request, at);
  play.steps = rest;
  play.undone[seat]++;
  for (let other = 0; other < since.length; other++) play.since[other] = since[other];
  if (step.left !== null) play.left[seat] = step.left;
  saveSnapshot(match, play);
  return null;
}

/** The question would come back with no time left for it. */
const isTooLate = (play: Play, { seat, thought, left }: Step, at: number): boolean =>
  left !== null && play.since[seat] - thought[seat] + left <= at;

/** When the questions of before a step began. To whoever takes it back, it is as if they had thought all the while. */
function sinceBefore(play: Play, { seat, thought }: Step, at: number): number[] {
  return play.since.map((since, other) => {
    if (other === seat) return since - thought[other];
    // Whoever had answered has waited since then, not thought.
    if (play.held[other] !== null) return at;
    return has(play.awaited, other) ? since : at - thought[other];
  });
}

/** Takes back everything from the seat's last moves on: all others have agreed. */
export function undoByConsent(match: Match, play: Play, seat: Seat): No | null {
  const from = lastChain(match, seat);
  if (from === null) return no('nothing-to-undo');
  const at = match.at.now();
  const left = leftBefore(match, play, from, at);
  rewind(match, play, seat, from, toldBefore(match, from), null, at);
  for (let other = 0; other < left.length; other++) play.left[other] = left[other];
  saveSnapshot(match, play);
  return null;
}

/** What the seats have once everything from an entry on is undone: all they have thought stays charged. */
function leftBefore(match: Match, play: Play, from: number, at: number): number[] {
  const { clock } = match.head;
  if (clock.kind !== 'bank') return play.left.slice();
  const increment = clock.increment * 1000;
  const given = increments(rowsOf(match), from, play.left.length);
  return play.left.map((left, seat) => {
    const answered = charged(match, play, seat, at);
    return Math.max(0, (answered === null ? left : answered - increment) - given[seat] * increment);
  });
}

/** How many increments each seat was given from an entry on. The moves of one kept answer have theirs together. */
function increments(rows: readonly EntryRow[], from: number, seats: number): number[] {
  const given = Array<number>(seats).fill(0);
  const last = Array<number | null>(seats).fill(null);
  const inForceStill = new Set(inForce(rows).map(({ n }) => n));
  for (const { entry, left } of rows) {
    const { n, seat } = entry;
    if (n < from || !inForceStill.has(n) || left === null || left === last[seat]) continue;
    given[seat]++;
    last[seat] = left;
  }
  return given;
}

/** The entry with which the seat's last moves begin; null where it has made none. */
export function lastChain(match: Match, seat: Seat): number | null {
  const rows = rowsOf(match);
  const requests = new Map(rows.map((row) => [row.entry.n, row.request]));
  const own = inForce(rows).filter((entry) => entry.seat === seat && entry.by !== 'bot');
  const last = own[own.length - 1];
  if (last === undefined) return null;
  const request = requests.get(last.n) ?? null;
  const chain = request === null ? [last] : own.filter((entry) => requests.get(entry.n) === request);
  return chain[0].n;
}

function toldBefore(match: Match, from: number): number[] {
  const told = Array<number>(match.head.seats.length + 1).fill(0);
  for (const { entry, happened } of past(match.game, match.head, rowsOf(match))) {
    if (entry.n === from) break;
    count(told, happened);
  }
  return told;
}

function rewind(
  match: Match,
  play: Play,
  seat: Seat,
  to: number,
  told: readonly number[],
  request: string | null,
  at: number,
): void {
  play.state = stateBefore(match, to);
  const happened = [{ item: { at, kind: 'undo' as const, seat }, to: PUBLIC, from: told }];
  match.outbox.happened.push(...happened);
  count(play.told, happened);
  play.steps = [];
  for (let other = 0; other < play.held.length; other++) drop(match, play, other);
  refresh(match.game, play, everyone(play.held.length), at);
  if (request !== null) remember(play, seat, request);
  const entry = entryAfter(match.log, play.last, { kind: 'undo', to }, { seat, by: 'person', at }, play.state);
  writeEntry(match, play, entry, request, null);
}
