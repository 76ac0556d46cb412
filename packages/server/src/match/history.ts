import { type Act, type AnyGame, beginning, type Entry, hears, type LogHead, only, PUBLIC, type Seat } from '@insula/kernel';
import type { Item } from '@insula/protocol';
import type { EntryRow } from '../store/store.ts';
import type { Base, Head, Match } from './match.ts';
import type { Happening } from './turn.ts';

/** A moment of a match: what was done, by whom, what happened, and the state after it (which walks on). */
export interface Moment {
  readonly act: Act;
  readonly whose: Whose;
  readonly happened: Happening[];
  /** Whether somebody was shown what they could not have known. */
  readonly showed: boolean;
  readonly state: unknown;
}
type Whose = Pick<Entry, 'n' | 'at' | 'seat' | 'by'>;
type MoveEntry = Extract<Entry, { kind: 'move' }>;

/** Where a walk through a log begins. */
export interface Start {
  readonly state: unknown;
  /** Items told by then: to each seat, then to bystanders. */
  readonly told: readonly number[];
}

/** What stands above the entries of a match's log. */
export function logHead(head: Head): LogHead {
  const { game, version, options, seats, commitment, secret, contributions, position } = head;
  const begun = { game, version, options, seats: seats.length, seed: { commitment, secret, contributions } };
  return position === null ? { format: 1, ...begun } : { format: 2, ...begun, position };
}

export const begin = (game: AnyGame, head: Head): unknown => beginning(game, logHead(head));

/** A start of its own each time it is asked for: whoever walks changes it. */
export function startAt({ game, head }: Pick<Match, 'game' | 'head'>, { body }: Base): Start {
  if (body === null) return { state: begin(game, head), told: Array<number>(head.seats.length + 1).fill(0) };
  return JSON.parse(body) as Start;
}

/** How the table stood when something had been taken back, and what each audience had been told before that. */
export interface TakenBack {
  readonly state: unknown;
  readonly from: readonly number[];
}

/** Walks through a log, undone moves included: whatever is told of the past, and whatever is loaded, comes by here. Where
 *  an entry takes back what is not in `rows`, `taken` knows of it. */
export function* fold(
  game: AnyGame,
  start: () => Start,
  rows: readonly EntryRow[],
  taken: ReadonlyMap<number, TakenBack> = NOTHING_TAKEN,
): Generator<Moment> {
  const first = start();
  let { state } = first;
  const told = [...first.told];
  const toldThen = new Map<number, readonly number[]>();
  for (const [i, { entry }] of rows.entries()) {
    toldThen.set(entry.n, [...told]);
    let moment: Moment;
    if (entry.kind === 'undo') {
      const back = taken.get(entry.n);
      state = back === undefined ? walked(game, start().state, inForce(rows.slice(0, i + 1))) : back.state;
      moment = undone(entry, back?.from ?? toldThen.get(entry.to) ?? null, state);
    } else moment = enact(game, state, entry, entry, entry.kind === 'move' ? game.read(entry.move) : null);
    count(told, moment.happened);
    yield moment;
  }
}

/** Does to a state what somebody did: the same whether it is done now or read from a log. */
export function enact(
  game: AnyGame,
  state: unknown,
  act: Exclude<Act, { kind: 'undo' }>,
  whose: Whose,
  move: unknown,
): Moment {
  const { at, seat, by } = whose;
  const happened: Happening[] = announced(at, seat, by);
  let showed = false;
  if (act.kind === 'move')
    game.play(state, seat, move, (event, to, shows) => {
      happened.push({ item: { at, kind: 'event', event }, to, from: null });
      showed ||= shows;
    });
  else if (act.kind === 'end') happened.push({ item: { at, kind: 'end', seat, why: act.why }, to: PUBLIC, from: null });
  else happened.push({ item: { at, kind: act.kind, seat }, to: PUBLIC, from: null });
  return { act, whose, happened, showed, state };
}

/** `told` is what each audience was told before what is taken back. */
export function undone(entry: Whose & { readonly to: number }, told: readonly number[] | null, state: unknown): Moment {
  const { n, at, seat, by, to } = entry;
  const happened: Happening[] = [{ item: { at, kind: 'undo', seat }, to: PUBLIC, from: told }];
  return { act: { kind: 'undo', to }, whose: { n, at, seat, by }, happened, showed: false, state };
}

/** Whoever comes back finds out what was answered in their name. To others it is an answer like any other. */
const announced = (at: number, seat: Seat, by: Entry['by']): Happening[] =>
  by === 'order' ? [{ item: { at, kind: 'order', seat }, to: only(seat), from: null }] : [];

/** Numbers are per audience: an item that a seat may not know does not count for it. The last one is for bystanders. */
export function count(told: number[], happened: readonly Happening[]): void {
  for (const { to } of happened)
    for (let who = 0; who < told.length; who++) if (hears(to, who === told.length - 1 ? null : who)) told[who]++;
}

/** The moves that stand, after all that was taken back. */
export function inForce(rows: readonly EntryRow[]): MoveEntry[] {
  let moves: MoveEntry[] = [];
  for (const { entry } of rows)
    if (entry.kind === 'move') moves.push(entry);
    else if (entry.kind === 'undo') moves = moves.filter((earlier) => earlier.n < entry.to);
  return moves;
}

const NOTHING_TAKEN: ReadonlyMap<number, TakenBack> = new Map();

/** How the table stood before an entry that is at hand. */
export function stateBefore(match: Match, { base, rows }: Past, to: number): unknown {
  const before = inForce(rows).filter(({ n }) => n < to);
  return walked(match.game, startAt(match, base).state, before);
}

/** What each audience had been told before an entry that is at hand. */
export function toldBefore(match: Match, { base, rows }: Past, to: number): number[] {
  const told = [...startAt(match, base).told];
  for (const { whose, happened } of fold(match.game, () => startAt(match, base), rows)) {
    if (whose.n === to) break;
    count(told, happened);
  }
  return told;
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

/** The part of a log that is at hand: entries, and where they begin. */
export interface Past {
  readonly base: Base;
  readonly rows: readonly EntryRow[];
}

/** Whether what is in memory tells all that an audience has heard after its item number `since`. */
export function reaches(match: Match, { base, rows }: Past, seat: Seat | null, since: number): boolean {
  if (base.n === 0) return true;
  const told = startAt(match, base).told[seat ?? match.head.seats.length];
  return told <= since && rows.every(({ entry }) => entry.kind !== 'undo' || entry.to > base.n);
}

/** What an audience was told after its item number `since`. */
export function itemsSince(match: Match, { base, rows }: Past, seat: Seat | null, since: number, phrases: boolean): Item[] {
  const { game, head } = match;
  const who = seat ?? head.seats.length;
  const items: Item[] = [];
  let n = startAt(match, base).told[who];
  for (const { happened } of fold(game, () => startAt(match, base), rows))
    for (const happening of happened)
      if (hears(happening.to, seat) && ++n > since) items.push(numbered(game, happening, who, n, phrases));
  return items;
}
