import { BadInput } from './errors.ts';
import type { AnyGame, Beginning, Position, Tell } from './game.ts';
import { type Options, readOptions } from './options.ts';
import type { Seat } from './seats.ts';
import { commitmentTo, fill, type Seed } from './seed.ts';
import { sha256hex } from './sha256.ts';

/** The whole truth about a match: append-only, and enough to bring back any of its moments. */
export type MatchLog = LogHead & { readonly entries: Entry[] };

/** A log without its entries: what they are tied to. A match of format 1 begins with the set-up; one of format 2 at a
 *  position written by hand, which has its own chance, so that the seed decides nothing. */
export type LogHead = Begun & ({ readonly format: 1 } | { readonly format: 2; readonly position: Position });

interface Begun {
  readonly game: string;
  readonly version: number;
  readonly options: Options;
  readonly seats: number;
  readonly seed: Seed;
}

export const BY = ['person', 'bot', 'clock', 'order'] as const;
export const ENDS = ['rules', 'consent', 'resignation'] as const;

/** What may be written in a log. Only `move` and `undo` touch the state; `undo` takes back entry `to` and all after it. */
export type Act =
  | { readonly kind: 'move'; readonly move: string }
  | { readonly kind: 'undo'; readonly to: number }
  | { readonly kind: 'resign' }
  | { readonly kind: 'takeover' }
  | { readonly kind: 'return' }
  | { readonly kind: 'end'; readonly why: (typeof ENDS)[number] };

export type Entry = Act & {
  /** From 1, without gaps. */
  readonly n: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly seat: Seat;
  readonly by: (typeof BY)[number];
  /** The state's hash after this entry; null but for every 16th, so that a replay that drifts says where. */
  readonly state: string | null;
  /** Ties the entry to all before it, so that the first one tampered with is found. */
  readonly sum: string;
};

type MoveEntry = Extract<Entry, { kind: 'move' }>;

const HASH_EVERY = 16;

/** Writes one more entry. `state` is the match's state once the act is done. */
export function append(log: MatchLog, act: Act, seat: Seat, by: Entry['by'], at: number, state: unknown): void {
  log.entries.push(entryAfter(log, log.entries[log.entries.length - 1] ?? null, act, { seat, by, at }, state));
}

/** The entry that comes after `last` (null: the first one), for whoever does not hold the whole log in memory. `sha` is
 *  SHA-256 in hexadecimal, where the platform has a faster one. */
export function entryAfter(
  log: LogHead,
  last: Entry | null,
  act: Act,
  { seat, by, at }: Pick<Entry, 'seat' | 'by' | 'at'>,
  state: unknown,
  sha = sha256hex,
): Entry {
  const n = last === null ? 1 : last.n + 1;
  const hash = n % HASH_EVERY === 0 || act.kind === 'end' ? sha(JSON.stringify(state)) : null;
  // Nearly all entries are moves, and a `...` in the middle takes longer than all the rest.
  const entry =
    act.kind === 'move'
      ? { n, at, seat, by, kind: act.kind, move: act.move, state: hash, sum: '' }
      : { n, at, seat, by, ...act, state: hash, sum: '' };
  entry.sum = sumOf(log, last, entry, sha);
  return entry;
}

/** The moment after an entry; before the first one, `entry` is null. */
export interface Moment {
  readonly entry: Entry | null;
  /** Walks on with the replay: clone it to keep it. */
  readonly state: unknown;
}

/** A replay that went wrong, and the entry where it did (0: what stands above the entries). */
export class Drift extends Error {
  override readonly name = 'Drift';
  readonly entry: number;
  constructor(entry: number, why: string) {
    super(entry === 0 ? `The head of the log is wrong: ${why}.` : `Entry ${entry} is wrong: ${why}.`);
    this.entry = entry;
  }
}

/** Plays a log again, moment by moment, checking everything on the way. Throws `Drift` at the first thing wrong. */
export function* replay(game: AnyGame, log: MatchLog, tell?: Tell<unknown>): Generator<Moment> {
  const fault = headFault(game, log);
  if (fault !== null) throw new Drift(0, fault);
  let state = beginning(game, log);
  let inForce: MoveEntry[] = [];
  yield { entry: null, state };
  for (const [i, entry] of log.entries.entries()) {
    checkEntry(log, entry, i);
    if (entry.kind === 'move') {
      playEntry(game, state, entry, tell);
      inForce.push(entry);
    } else if (entry.kind === 'undo') {
      inForce = inForce.filter((earlier) => earlier.n < entry.to);
      state = beginning(game, log);
      for (const earlier of inForce) playEntry(game, state, earlier, undefined);
    } else if (entry.kind === 'end' && entry.why === 'rules' && game.result(state) === null) {
      throw new Drift(entry.n, 'the rules do not end the match here');
    }
    if (entry.state !== null && entry.state !== sha256hex(JSON.stringify(state)))
      throw new Drift(entry.n, 'the state there is another one');
    yield { entry, state };
  }
}

/** The state before the first entry, by the rules the match was begun with. */
export function beginning(game: AnyGame, log: LogHead): unknown {
  const rules = inVersion(game, log.version) ?? game;
  return log.format === 2 ? rules.place(log.position) : rules.setup(log.options, log.seats, fill(log.seed));
}

/** How this game begins by that version of its rules; null where it is not played any more, or not yet. */
export const inVersion = (game: AnyGame, version: number): Beginning<unknown> | null =>
  [game, ...game.earlier].find((rules) => rules.version === version) ?? null;

/** The last moment of a replay. */
export const replayToEnd = (game: AnyGame, log: MatchLog): Moment => [...replay(game, log)].pop() as Moment;

function playEntry(game: AnyGame, state: unknown, entry: MoveEntry, tell: Tell<unknown> | undefined): void {
  const move = game.read(entry.move);
  if (move === null) throw new Drift(entry.n, `"${entry.move}" is no move of ${game.id}`);
  const refusal = game.whyNot(state, entry.seat, move);
  if (refusal !== null)
    throw new Drift(entry.n, `seat ${entry.seat + 1} may not play "${entry.move}" (${refusal.rule} ${refusal.code})`);
  game.play(state, entry.seat, move, tell);
}

/** What is wrong above the entries, or null. */
function headFault(game: AnyGame, log: MatchLog): string | null {
  if (log.game !== game.id) return `it is a match of ${log.game}, not of ${game.id}`;
  const rules = inVersion(game, log.version);
  if (rules === null) return `version ${log.version} of the rules played it, and this is version ${game.version}`;
  try {
    const options = readOptions(game.options, log.options);
    if (JSON.stringify(options) !== JSON.stringify(log.options)) return 'its options are not complete';
  } catch (error) {
    return (error as BadInput).message.replace(/\.$/, '');
  }
  const refusal = game.check(log.options, log.seats);
  if (refusal !== null) return `these options and seats do not go together (${refusal.rule} ${refusal.code})`;
  const misplaced = log.format === 2 ? positionFault(rules, log.position, log) : null;
  if (misplaced !== null) return misplaced;
  if (log.seed.contributions.length !== log.seats) return 'it needs one seed contribution, or null, per seat';
  if (log.seed.secret === null) return 'its seed is not revealed yet';
  return commitmentTo(log.seed.secret) === log.seed.commitment ? null : 'the seed is not the one the host committed to';
}

function positionFault(rules: Beginning<unknown>, position: Position, { options, seats }: LogHead): string | null {
  if (JSON.stringify(position.options) !== JSON.stringify(options)) return 'its position has other options';
  if (position.seats !== seats) return `its position has ${position.seats} seats, not ${seats}`;
  try {
    rules.place(position);
    return null;
  } catch (error) {
    if (error instanceof BadInput) return error.message.replace(/\.$/, '');
    throw error;
  }
}

/** Whether every entry is the one that was written, as far as that can be told without playing. Throws `Drift`. */
export function checkSums(log: MatchLog): void {
  for (const [i, entry] of log.entries.entries()) checkEntry(log, entry, i);
}

function checkEntry(log: MatchLog, entry: Entry, i: number): void {
  if (entry.n !== i + 1) throw new Drift(i + 1, `it is numbered ${entry.n}`);
  if (entry.sum !== sumOf(log, log.entries[i - 1] ?? null, entry)) throw new Drift(entry.n, 'its sum does not fit');
  if (i > 0 && log.entries[i - 1].kind === 'end') throw new Drift(entry.n, 'it stands after the end');
}

/** Built from the entry's own fields in a fixed order: the order of keys in a file must not matter. */
function sumOf(log: LogHead, last: Entry | null, entry: Entry, sha = sha256hex): string {
  const before = last === null ? headSum(log) : last.sum;
  const { n, at, seat, by, kind, state } = entry;
  const act = kind === 'move' ? [entry.move] : kind === 'undo' ? [entry.to] : kind === 'end' ? [entry.why] : [];
  return sha(JSON.stringify([before, n, at, seat, by, kind, act, state])).slice(0, 16);
}

function headSum(log: LogHead): string {
  const { format, game, version, options, seats, seed } = log;
  const head = [format, game, version, options, seats, seed.commitment, seed.contributions];
  return sha256hex(JSON.stringify(log.format === 2 ? [...head, log.position] : head));
}
