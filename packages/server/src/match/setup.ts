import { randomBytes } from 'node:crypto';
import { botNamed } from '@insula/bots';
import { type AnyGame, BadInput, commitmentTo, type Position, readOptions, type Seat } from '@insula/kernel';
import type { Code, Create, WantedSeat } from '@insula/protocol';
import type { Head, Match, Sitter } from './match.ts';
import { openPlay } from './play.ts';
import { saveHead } from './record.ts';

/** The server says no to something asked over HTTP. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: Code | string;
  readonly rule: string | null;
  constructor(code: Code | string, message: string, rule: string | null = null) {
    super(message);
    this.code = code;
    this.rule = rule;
  }
}

export interface Person {
  readonly id: string;
  readonly name: string;
}

/** The head of a new match. Throws `BadInput` for options that make no sense, `Refused` where they do not go together. */
export function newHead(game: AnyGame, wanted: Create, host: Person, at: number): Head {
  const position = wanted.position === null ? null : placed(game, wanted);
  const options = position?.options ?? readOptions(game.options, wanted.options);
  const refusal = game.check(options, wanted.seats.length);
  if (refusal !== null)
    throw new Refused(
      refusal.code,
      `These options do not go with ${wanted.seats.length} seats (${refusal.rule}).`,
      refusal.rule,
    );
  const secret = randomBytes(32).toString('hex');
  return {
    id: randomBytes(9).toString('base64url'),
    game: game.id,
    version: game.version,
    options,
    position,
    clock: wanted.clock,
    pause: wanted.pause,
    pace: wanted.pace,
    listed: wanted.listed,
    created: at,
    started: null,
    host: host.id,
    secret,
    commitment: commitmentTo(secret),
    contributions: wanted.seats.map(() => null),
    seats: wanted.seats.map((seat) => sitter(seat, host)),
    phase: 'open',
    proposals: [],
    outcome: null,
    rematch: null,
  };
}

/** Whoever has just sat down. */
const PRESENT = { standIn: false, brief: null, timeouts: 0, resigned: false } as const;

/** The position to begin at, complete, so that it stands for the same moment for ever. */
function placed(game: AnyGame, { position, options, seats, listed }: Create): Position {
  if (Object.keys(options).length > 0) throw new BadInput('A position says its own options: leave "options" out.');
  if (listed) throw new BadInput('A match that begins at a position is private: leave "listed" out.');
  const full = game.locate(game.place(position as unknown as Position));
  if (full.seats !== seats.length)
    throw new BadInput(`The position has ${full.seats} seats, and "seats" has ${seats.length}: let them be as many.`);
  return full;
}

function sitter(wanted: WantedSeat, host: Person): Sitter {
  switch (wanted.kind) {
    case 'me':
      return seated(host);
    case 'open':
      return { kind: 'open', person: null, name: '', level: null, ...PRESENT };
    case 'bot':
      return { kind: 'bot', person: null, name: '', level: botNamed(wanted.level).name, ...PRESENT };
  }
}

const seated = ({ id, name }: Person): Sitter => ({
  kind: 'person',
  person: id,
  name,
  level: null,
  ...PRESENT,
});

/** Takes an open seat; `wanted` null: the first one. Whoever sits there already is simply back. */
export function joinMatch(match: Match, person: Person, wanted: Seat | null, seed: string | null): void {
  const { head } = match;
  const own = head.seats.findIndex((sitter, seat) => sitter.person === person.id && (wanted === null || wanted === seat));
  const seat = own >= 0 ? own : (wanted ?? head.seats.findIndex((sitter) => sitter.kind === 'open'));
  if (own >= 0 && seed === null && head.phase !== 'open') return;
  mustBeOpen(match);
  if (seat < 0) throw new Refused('seat-taken', 'All seats of this match are taken.');
  if (seat >= head.seats.length) throw new Refused('no-seat', `This match has ${head.seats.length} seats.`);
  if (own < 0 && head.seats[seat].kind !== 'open') throw new Refused('seat-taken', `Seat ${seat + 1} is taken.`);
  head.seats[seat] = seated(person);
  if (seed !== null) head.contributions[seat] = seed;
  saveHead(match);
}

/** Stands up before the start. */
export function standUp(match: Match, person: Person, seat: Seat): void {
  mustBeOpen(match);
  if (match.head.seats[seat]?.person !== person.id) throw new Refused('not-yours', `Seat ${seat + 1} is not yours.`);
  empty(match, seat, { kind: 'open' }, person);
}

/** The host opens a seat, or puts a bot there. */
export function reseat(match: Match, person: Person, seat: Seat, to: WantedSeat): void {
  mustBeHost(match, person);
  mustBeOpen(match);
  if (seat >= match.head.seats.length) throw new Refused('no-seat', `This match has ${match.head.seats.length} seats.`);
  empty(match, seat, to, person);
}

function empty(match: Match, seat: Seat, to: WantedSeat, host: Person): void {
  match.head.seats[seat] = sitter(to, host);
  match.head.contributions[seat] = null;
  // Neither what somebody ordered nor a socket that does not hang up may act for whoever sits here next.
  match.orders[seat] = [];
  match.at.journal.write({ put: 'orders', row: { match: match.head.id, seat, body: '[]' } });
  for (const listener of match.listeners)
    if (listener.seat === seat) {
      match.listeners.delete(listener);
      listener.close();
    }
  saveHead(match);
}

/** Fills the generator from all contributions and deals. */
export function startMatch(match: Match, person: Person, seed: string | null): void {
  const { head, game, at } = match;
  mustBeHost(match, person);
  mustBeOpen(match);
  if (head.seats.some((sitter) => sitter.kind === 'open'))
    throw new Refused('seats-open', 'A match starts when no seat is open: wait, or put bots there.');
  const own = head.seats.findIndex((sitter) => sitter.person === person.id);
  if (seed !== null && own >= 0) head.contributions[own] = seed;
  head.phase = 'playing';
  head.started = at.now();
  match.play = openPlay(game, head, head.started);
  match.outbox.all = true;
  saveHead(match);
}

function mustBeOpen({ head }: Match): void {
  if (head.phase !== 'open') throw new Refused('not-open', 'This match has already started.');
}

function mustBeHost({ head }: Match, person: Person): void {
  if (head.host !== person.id) throw new Refused('not-host', 'Only the host of a match may do that.');
}

/** The same people, bots and options again, everyone one seat further. */
export function rematchHead(match: Match, at: number): Head {
  const { head, game } = match;
  const secret = randomBytes(32).toString('hex');
  const seats = head.seats.map((_, seat) => head.seats[(seat + head.seats.length - 1) % head.seats.length]);
  return {
    ...head,
    id: randomBytes(9).toString('base64url'),
    version: game.version,
    created: at,
    started: null,
    secret,
    commitment: commitmentTo(secret),
    contributions: seats.map(() => null),
    seats: seats.map((sitter) => ({
      ...sitter,
      level: sitter.kind === 'bot' ? sitter.level : null,
      ...PRESENT,
    })),
    phase: 'open',
    proposals: [],
    outcome: null,
    rematch: null,
  };
}
