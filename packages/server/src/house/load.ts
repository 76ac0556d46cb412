import type { AnyGame, LogHead } from '@insula/kernel';
import type { Order } from '@insula/protocol';
import { branch } from '../match/answers.ts';
import type { Head, Match, Play, Surroundings } from '../match/match.ts';
import { absorb, type Kept, openPlay, standing } from '../match/play.ts';
import type { MatchRow } from '../store/store.ts';
import { emptyOutbox } from '../told/outbox.ts';

/** When the process began, and when the one before it was last known to live. */
export interface Downtime {
  readonly began: number;
  readonly alive: number;
}

/** A match as its last commit left it. */
export function loadMatch(row: MatchRow, game: AnyGame, at: Surroundings, down: Downtime): Match {
  const head = JSON.parse(row.head) as Head;
  const match = openMatch(head, game, at);
  for (const { seat, body } of at.store.orders(head.id)) match.orders[seat] = JSON.parse(body) as Order[];
  if (head.phase === 'open') return match;
  match.play = loadPlay(match, down);
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

function logHead({ game, version, options, seats, commitment, secret, contributions }: Head): LogHead {
  return { format: 1, game, version, options, seats: seats.length, seed: { commitment, secret, contributions } };
}

/** From the newest snapshot and the entries after it, of which there are never many. */
function loadPlay({ head, game, at }: Match, down: Downtime): Play {
  const snapshot = at.store.snapshot(head.id);
  const play =
    snapshot === null
      ? openPlay(game, head, head.created)
      : standing(game, head, JSON.parse(snapshot.body) as Kept, head.created);
  for (const { entry, request, left } of at.store.entries(head.id, snapshot?.n ?? 0)) {
    absorb(game, play, entry, entry, request, left);
    play.last = entry;
  }
  const since = resumed(play.last?.at ?? head.created, down, at.now());
  play.since.fill(since);
  play.opened = since;
  for (const { seat, moves, by, request, left } of at.store.held(head.id)) {
    const { refused, done } = branch(game, play, seat, moves);
    if (refused === null) play.held[seat] = { moves, by, request, left, done };
  }
  return play;
}

/** When the current question began, moved forward by the time that no process was there to hear the answer. */
function resumed(since: number, { began, alive }: Downtime, now: number): number {
  return since >= began ? since : Math.min(now, began - Math.max(0, alive - since));
}
