import { type AnyGame, type Entry, hears, PUBLIC, type Seat } from '@insula/kernel';
import type { Item } from '@insula/protocol';
import type { EntryRow } from '../store/store.ts';
import type { Happening } from '../updates/happening.ts';
import type { Head, Match } from './match.ts';
import { announced, begin, count, type Kept } from './play.ts';

/** A moment of a match's past: the entry, what happened in it, and the state after it (which walks on). */
export interface Past {
  readonly entry: Entry;
  readonly happened: readonly Happening[];
  readonly state: unknown;
}

type MoveEntry = Extract<Entry, { kind: 'move' }>;

/** All entries of a match, those just written included. */
export function rowsOf(match: Match): EntryRow[] {
  match.at.journal.flush();
  return match.at.store.entries(match.head.id, 0);
}

/** Walks through a match from its beginning, undone moves included. `told` counts along for every audience. */
export function* past(game: AnyGame, head: Head, rows: readonly EntryRow[]): Generator<Past> {
  const told = Array<number>(head.seats.length + 1).fill(0);
  const before = new Map<number, readonly number[]>();
  let state = begin(game, head);
  let inForce: MoveEntry[] = [];
  for (const { entry } of rows) {
    const { at, seat, by } = entry;
    before.set(entry.n, [...told]);
    const happened = announced(at, seat, by);
    if (entry.kind === 'move') {
      inForce.push(entry);
      game.play(state, seat, game.read(entry.move), (event, to) =>
        happened.push({ item: { at, kind: 'event', event }, to, from: null }),
      );
    } else if (entry.kind === 'undo') {
      inForce = inForce.filter((earlier) => earlier.n < entry.to);
      state = replayed(game, head, inForce);
      happened.push({ item: { at, kind: 'undo', seat }, to: PUBLIC, from: before.get(entry.to) ?? null });
    } else if (entry.kind === 'end')
      happened.push({ item: { at, kind: 'end', seat, why: entry.why }, to: PUBLIC, from: null });
    else happened.push({ item: { at, kind: entry.kind, seat }, to: PUBLIC, from: null });
    count(told, happened);
    yield { entry, happened, state };
  }
}

/** The moves that stand, after all that was taken back. */
export function inForce(rows: readonly EntryRow[]): MoveEntry[] {
  let moves: MoveEntry[] = [];
  for (const { entry } of rows)
    if (entry.kind === 'move') moves.push(entry);
    else if (entry.kind === 'undo') moves = moves.filter((earlier) => earlier.n < entry.to);
  return moves;
}

/** How the table stood before an entry. Every undo takes a snapshot, so that what comes after one is in force. */
export function stateBefore(match: Match, to: number): unknown {
  const { game, head, at } = match;
  at.journal.flush();
  const snapshot = at.store.snapshot(head.id);
  // Else to move and undo in circles would cost more each time.
  if (snapshot !== null && snapshot.n < to) {
    const { state } = JSON.parse(snapshot.body) as Kept;
    return walked(game, state, before(inForce(at.store.entries(head.id, snapshot.n)), to));
  }
  return replayed(game, head, before(inForce(rowsOf(match)), to));
}

const before = (moves: readonly MoveEntry[], to: number): MoveEntry[] => moves.filter(({ n }) => n < to);

function replayed(game: AnyGame, head: Head, moves: readonly MoveEntry[]): unknown {
  return walked(game, begin(game, head), moves);
}

function walked(game: AnyGame, state: unknown, moves: readonly MoveEntry[]): unknown {
  for (const { seat, move } of moves) game.play(state, seat, game.read(move));
  return state;
}

/** An item as one audience is told it: numbered, and with a phrase where that was asked for. */
export function numbered(game: AnyGame, { item, from }: Happening, who: number, n: number, phrases: boolean): Item {
  if (item.kind === 'event') {
    const { at, kind, event } = item;
    return { n, at, kind, event, say: phrases ? phraseOf(game, event) : undefined };
  }
  if (item.kind === 'undo') return { n, ...item, from: (from?.[who] ?? 0) + 1 };
  return { n, ...item };
}

function phraseOf(game: AnyGame, event: unknown): Extract<Item, { kind: 'event' }>['say'] {
  const { key, values } = game.sayEvent(event);
  return { key, values: { ...values } };
}

/** What an audience was told after its item number `since`, out of the whole past. */
export function itemsSince(match: Match, seat: Seat | null, since: number, phrases: boolean): Item[] {
  const { game, head } = match;
  const who = seat ?? head.seats.length;
  const items: Item[] = [];
  let n = 0;
  for (const { happened } of past(game, head, rowsOf(match)))
    for (const happening of happened)
      if (hears(happening.to, seat) && ++n > since) items.push(numbered(game, happening, who, n, phrases));
  return items;
}
