import { entryAfter, everyone, PUBLIC, type Seat } from '@insula/kernel';
import { drop, type No, no } from './answers.ts';
import { saveSnapshot, writeEntry } from './deeds.ts';
import { inForce, past, replayed, rowsOf } from './history.ts';
import type { Match, Play } from './match.ts';
import { count, refresh, remember } from './play.ts';

/** Takes back the seat's last moves, as far as it may alone: they showed nothing new, and nobody has answered since. */
export function undo(match: Match, play: Play, seat: Seat, request: string): No | null {
  const step = play.steps[play.steps.length - 1];
  if (step !== undefined && step.seat === seat) {
    const rest = play.steps.slice(0, -1);
    rewind(match, play, seat, step.from, step.told, request);
    play.steps = rest;
    saveSnapshot(match, play);
    return null;
  }
  return lastChain(match, seat) === null ? no('nothing-to-undo') : no('undo-needs-consent');
}

/** Takes back everything from the seat's last moves on: all others have agreed. */
export function undoByConsent(match: Match, play: Play, seat: Seat): No | null {
  const from = lastChain(match, seat);
  if (from === null) return no('nothing-to-undo');
  rewind(match, play, seat, from, toldBefore(match, from), null);
  saveSnapshot(match, play);
  return null;
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

function rewind(match: Match, play: Play, seat: Seat, to: number, told: readonly number[], request: string | null): void {
  const { game, head, at } = match;
  play.state = replayed(
    game,
    head,
    inForce(rowsOf(match)).filter((entry) => entry.n < to),
  );
  const happened = [{ item: { at: at.now(), kind: 'undo' as const, seat }, to: PUBLIC, from: told }];
  match.outbox.happened.push(...happened);
  count(play.told, happened);
  play.steps = [];
  for (let other = 0; other < play.held.length; other++) drop(match, play, other);
  refresh(game, play, everyone(play.held.length), at.now());
  if (request !== null) remember(play, seat, request);
  const entry = entryAfter(match.log, play.last, { kind: 'undo', to }, { seat, by: 'person', at: at.now() }, play.state);
  writeEntry(match, play, entry, request, null);
}
