import type { AnyGame } from '@insula/kernel';
import type { Order } from '@insula/protocol';
import { branch } from '../match/answers.ts';
import { fold, logHead } from '../match/history.ts';
import type { Base, Head, Match, Play } from '../match/match.ts';
import { absorb, movedIn, openPlay, readKept, resumePlay, startOf } from '../match/play.ts';
import type { EntryRow, Gap, Store } from '../store/store.ts';
import { Damage } from '../store/trouble.ts';

/** Nobody has been asked one question for longer than so many restarts. */
const MOST_DOWNTIMES = 1000;

/** Notes that no process was there until now. Returns all such times: a question may be older than several of them. */
export async function noteDowntime(store: Store, began: number): Promise<readonly Gap[]> {
  const alive = Number((await store.note('alive')) ?? 0);
  const earlier = downtimesIn((await store.note('downtimes')) ?? '[]');
  if (!Number.isFinite(alive)) throw new Damage('the note "alive" is no moment');
  if (!(await store.isAlone())) return earlier;
  // A process that never came to say that it lived is part of the time in which there was none.
  const downtimes = [...earlier.filter((down) => down.alive < alive), { alive, began }].slice(-MOST_DOWNTIMES);
  await store.commit([{ put: 'note', name: 'downtimes', text: JSON.stringify(downtimes) }]);
  return downtimes;
}

function downtimesIn(text: string): Gap[] {
  try {
    const downtimes = JSON.parse(text) as Gap[];
    if (downtimes.every(({ alive, began }) => Number.isFinite(alive) && Number.isFinite(began))) return downtimes;
  } catch {
    // Said below.
  }
  throw new Damage('the note "downtimes" cannot be read');
}

/** A match as its last commit left it. */
export async function loadMatch(
  store: Store,
  head: Head,
  game: AnyGame,
  now: number,
  downtimes: readonly Gap[],
): Promise<Match> {
  const match = openMatch(head, game);
  for (const { seat, body } of await store.orders(head.id)) match.orders[seat] = JSON.parse(body) as Order[];
  if (head.phase !== 'open') match.play = await loadPlay(store, match, now, downtimes);
  return match;
}

export const openMatch = (head: Head, game: AnyGame): Match => ({
  head,
  log: logHead(head),
  game,
  play: null,
  orders: head.seats.map(() => []),
  said: new Map(),
  lines: null,
});

/** From the newest snapshot and the entries after it, of which there are never many. */
async function loadPlay(store: Store, { head, game }: Match, now: number, downtimes: readonly Gap[]): Promise<Play> {
  const gaps = [...downtimes].sort((a, b) => a.alive - b.alive);
  const snapshot = await store.snapshot(head.id);
  const base: Base = { n: snapshot?.n ?? 0, body: snapshot?.body ?? null };
  const kept = base.body === null ? null : readKept(base.body, head);
  const play = kept === null ? openPlay(game, head, startOf(head)) : resumePlay(game, head, kept, base);
  if (kept !== null && kept.moved === null) await count(store, play, head, base.n);
  play.rows = await entriesAfter(store, head, base.n);
  let known = kept?.at ?? startOf(head);
  let next = 0;
  for (const moment of fold(game, () => play, play.rows)) {
    const { entry, request, left } = play.rows[next++];
    skip(play, gaps, known, entry.at);
    absorb(game, play, moment, request, left);
    play.last = entry;
    known = entry.at;
  }
  skip(play, gaps, known, now);
  for (const { seat, moves, by, request, left } of await store.held(head.id)) {
    const spoken = moves.map((text) => ({ text, move: game.read(text) }));
    const { refused, done } = branch(game, play, seat, spoken);
    if (refused === null) play.held[seat] = { moves: spoken, by, request, left, done };
  }
  return play;
}

/** The snapshot's own entry must be there too, or what came after it may be missing as well. */
async function entriesAfter(store: Store, { id }: Head, n: number): Promise<EntryRow[]> {
  if (n === 0) return store.entries(id, 0);
  const [own, ...rows] = await store.entries(id, n - 1);
  if (own?.entry.n !== n) throw new Damage(`entry ${n} of match ${id} is missing`);
  return rows;
}

/** Snapshots of older stores do not say how many moves of each seat are in force. */
async function count(store: Store, play: Play, head: Head, until: number): Promise<void> {
  const rows = (await store.entries(head.id, 0)).filter(({ entry }) => entry.n <= until);
  for (const [seat, moves] of movedIn(rows, head.seats.length).entries()) play.moved[seat] = moves;
}

/** The time between two moments in which no process was there to hear the answers counts for nobody. */
function skip(play: Play, gaps: readonly Gap[], from: number, to: number): void {
  let gone = 0;
  let counted = from;
  // A match may have lost its process while all of them went.
  for (const { alive, began } of gaps) {
    gone += Math.max(0, Math.min(to, began) - Math.max(counted, alive));
    counted = Math.max(counted, Math.min(to, began));
  }
  for (let seat = 0; seat < play.since.length; seat++) play.since[seat] += gone;
  play.opened += gone;
}
