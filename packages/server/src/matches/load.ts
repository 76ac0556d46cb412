import type { AnyGame } from '@insula/kernel';
import type { Order } from '@insula/protocol';
import { branch } from '../match/answers.ts';
import { readHead } from '../match/head.ts';
import type { Head, Match, Play, Surroundings } from '../match/match.ts';
import { absorb, logHead, openPlay, readKept, resumePlay, startOf } from '../match/play.ts';
import type { MatchRow, Store } from '../store/store.ts';
import { emptyOutbox } from '../updates/outbox.ts';

/** When a process began, and when the one before it was last known to live. */
interface Downtime {
  readonly alive: number;
  readonly began: number;
}

/** Nobody has been asked one question for longer than so many restarts. */
const MOST_DOWNTIMES = 1000;

/** Notes that no process was there until now. Returns all such times: a question may be older than several of them. */
export function noteDowntime(store: Store, began: number): readonly Downtime[] {
  const alive = Number(store.note('alive') ?? 0);
  const earlier = JSON.parse(store.note('downtimes') ?? '[]') as Downtime[];
  // A process that never came to say that it lived is part of the time in which there was none.
  const downtimes = [...earlier.filter((down) => down.alive < alive), { alive, began }].slice(-MOST_DOWNTIMES);
  store.commit([{ put: 'note', name: 'downtimes', text: JSON.stringify(downtimes) }]);
  return downtimes;
}

/** A match as its last commit left it. */
export function loadMatch(row: MatchRow, game: AnyGame, at: Surroundings, downtimes: readonly Downtime[]): Match {
  const head = readHead(row.head);
  const match = openMatch(head, game, at);
  for (const { seat, body } of at.store.orders(head.id)) match.orders[seat] = JSON.parse(body) as Order[];
  if (head.phase === 'open') return match;
  match.play = loadPlay(match, downtimes);
  return match;
}

export const openMatch = (head: Head, game: AnyGame, at: Surroundings): Match => ({
  head,
  log: logHead(head),
  game,
  at,
  play: null,
  orders: head.seats.map(() => []),
  said: new Set(),
  listeners: new Set(),
  outbox: emptyOutbox(),
  timer: null,
  touched: at.now(),
});

/** From the newest snapshot and the entries after it, of which there are never many. */
function loadPlay({ head, game, at }: Match, downtimes: readonly Downtime[]): Play {
  const snapshot = at.store.snapshot(head.id);
  const kept = snapshot === null ? null : readKept(snapshot.body, head);
  const play = kept === null ? openPlay(game, head, startOf(head)) : resumePlay(game, head, kept);
  let known = kept?.at ?? startOf(head);
  for (const { entry, request, left } of at.store.entries(head.id, snapshot?.n ?? 0)) {
    skip(play, downtimes, known, entry.at);
    absorb(game, play, entry, entry, request, left);
    play.last = entry;
    known = entry.at;
  }
  skip(play, downtimes, known, at.now());
  for (const { seat, moves, by, request, left } of at.store.held(head.id)) {
    const { refused, done } = branch(game, play, seat, moves);
    if (refused === null) play.held[seat] = { moves, by, request, left, done };
  }
  return play;
}

/** The time between two moments in which no process was there to hear the answers counts for nobody. */
function skip(play: Play, downtimes: readonly Downtime[], from: number, to: number): void {
  let gone = 0;
  for (const { alive, began } of downtimes) gone += Math.max(0, Math.min(to, began) - Math.max(from, alive));
  for (let seat = 0; seat < play.since.length; seat++) play.since[seat] += gone;
  play.opened += gone;
}
