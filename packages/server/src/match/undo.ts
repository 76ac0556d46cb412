import { entryAfter, everyone, has, type Seat } from '@insula/kernel';
import type { EntryRow } from '../store/store.ts';
import { remaining } from './clocks.ts';
import { count, inForce, type Past, stateBefore, toldBefore, undone } from './history.ts';
import { isPlayedByPerson, type Match, type Play, type Step } from './match.ts';
import { refresh, remember } from './play.ts';
import { drop, saveSnapshot, writeEntry } from './record.ts';
import { type No, no } from './refusal.ts';
import type { Turn } from './turn.ts';

/** How often a seat takes back alone until something happens that stands: else a log would grow for ever. */
const MOST_UNDONE = 100;

/** Takes back the seat's last moves, as far as it may alone: they showed nothing new, and nobody has answered since. */
export function undo(turn: Turn, play: Play, seat: Seat, request: string): No | null {
  const at = turn.now;
  const step = play.steps[play.steps.length - 1];
  if (step === undefined || step.seat !== seat)
    return play.moved[seat] === 0 ? no('nothing-to-undo') : no('undo-needs-consent');
  if (play.undone[seat] >= MOST_UNDONE || isTooLate(play, step, at)) return no('undo-needs-consent');
  const rest = play.steps.slice(0, -1);
  const since = sinceBefore(play, step, at);
  rewind(turn, play, seat, step.from, step.told, request);
  play.steps = rest;
  play.undone[seat]++;
  for (let other = 0; other < since.length; other++) play.since[other] = since[other];
  if (step.left !== null) play.left[seat] = step.left;
  saveSnapshot(turn, play, step.told);
  return null;
}

/** The question would come back with no time left for it. */
const isTooLate = (play: Play, { seat, thought, left }: Step, at: number): boolean =>
  left !== null && play.since[seat] - thought[seat] + left <= at;

/** When the questions of before a step began. To whoever takes it back, it is as if they had thought all the while; and so it
 *  is to those who had answered in secret, or their clock would tell. */
function sinceBefore(play: Play, { seat, thought }: Step, at: number): number[] {
  return play.since.map((since, other) => {
    if (other === seat) return since - thought[other];
    return has(play.awaited, other) ? since : at - thought[other];
  });
}

/** Takes back everything from the seat's last moves on: all others have agreed. */
export function undoByConsent(turn: Turn, play: Play, seat: Seat): void {
  const from = lastChain(play, seat);
  if (from === null) return;
  const left = leftBefore(turn.match, play, from, turn.now);
  const told = toldBefore(turn.match, play, from);
  rewind(turn, play, seat, from, told, null);
  for (let other = 0; other < left.length; other++) play.left[other] = left[other];
  saveSnapshot(turn, play, told);
}

/** More of the log is in memory from now on, until what is asked is done. */
export function recall(play: Play, { base, rows }: Past): void {
  play.recalled = true;
  play.base = base;
  play.rows = [...rows];
}

/** What the seats have once everything from an entry on is undone: all they have thought stays charged. Whoever has answered
 *  in secret has thought until now like all others, or their clock would tell. */
function leftBefore(match: Match, play: Play, from: number, at: number): number[] {
  const { clock } = match.head;
  if (clock.kind !== 'bank') return play.left.slice();
  const increment = clock.increment * 1000;
  const given = increments(play.rows, from, play.left.length);
  return play.left.map((left, seat) => {
    const isThinking = has(play.awaited, seat) && isPlayedByPerson(match.head.seats[seat]);
    const now = isThinking ? remaining(match, play, seat, at) : left;
    return Math.max(0, now - given[seat] * increment);
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
export function lastChain({ rows }: Pick<Past, 'rows'>, seat: Seat): number | null {
  const last = inForce(rows).findLast((entry) => entry.seat === seat && entry.by !== 'bot');
  if (last === undefined) return null;
  const end = rows.findIndex(({ entry }) => entry.n === last.n);
  const { request } = rows[end];
  let first = end;
  // Further back, the same id is another request.
  while (request !== null && rows[first - 1]?.request === request && rows[first - 1].entry.seat === seat) first--;
  return rows[first].entry.n;
}

function rewind(turn: Turn, play: Play, seat: Seat, to: number, told: readonly number[], request: string | null): void {
  const { match, now: at } = turn;
  play.beside++;
  for (const { n, seat: mover, by } of inForce(play.rows)) if (n >= to && by !== 'bot') play.moved[mover]--;
  play.state = stateBefore(match, play, to);
  const entry = entryAfter(match.log, play.last, { kind: 'undo', to }, { seat, by: 'person', at }, play.state);
  const { happened } = undone({ ...entry, to }, told, play.state);
  turn.told.happened.push(...happened);
  count(play.told, happened);
  play.steps = [];
  for (let other = 0; other < play.held.length; other++) drop(turn, play, other);
  refresh(match.game, play, everyone(play.held.length), at);
  if (request !== null) remember(play, seat, request);
  writeEntry(turn, play, entry, request, null);
}
