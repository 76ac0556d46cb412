import { randomBytes } from 'node:crypto';
import { botNamed } from '@insula/bots';
import {
  type AnyGame,
  BadInput,
  commitmentTo,
  type Options,
  only,
  type Position,
  readOptions,
  type Seat,
} from '@insula/kernel';
import type { Create, WantedSeat } from '@insula/protocol';
import type { Head, Match, Person, Sitter } from './match.ts';
import { openPlay } from './play.ts';
import { saveHead } from './record.ts';
import { byRule, type No, no } from './refusal.ts';
import type { Turn } from './turn.ts';

/** Why there is no such match; null: there may be. */
export function whyNotNew(game: AnyGame, wanted: Create): No | null {
  const refusal = game.check(begun(game, wanted).options, wanted.seats.length);
  return refusal === null ? null : byRule(refusal, null);
}

/** With which options a match begins, and where. Throws `BadInput` for what makes no sense. */
function begun(game: AnyGame, wanted: Create): { readonly options: Options; readonly position: Position | null } {
  const position = wanted.position === null ? null : placed(game, wanted);
  return { options: position?.options ?? readOptions(game.options, wanted.options), position };
}

/** The head of a new match. */
export function newHead(game: AnyGame, wanted: Create, host: Person, origin: string, at: number): Head {
  const secret = randomBytes(32).toString('hex');
  return {
    id: randomBytes(9).toString('base64url'),
    game: game.id,
    version: game.version,
    ...begun(game, wanted),
    clock: wanted.clock,
    pause: wanted.pause,
    pace: wanted.pace,
    listed: wanted.listed,
    created: at,
    started: null,
    ended: null,
    host: host.id,
    origin,
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
    throw new BadInput(`The position has ${full.seats} seats, and "seats" has ${seats.length}: the two must be the same.`);
  return full;
}

function sitter(wanted: WantedSeat, host: Person): Sitter {
  switch (wanted.kind) {
    case 'me':
      return seated({ ...host, name: wanted.name ?? host.name });
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
export function joinMatch(turn: Turn, person: Person, wanted: Seat | null, seed: string | null): No | null {
  const { head } = turn.match;
  const own = head.seats.findIndex((sitter, seat) => sitter.person === person.id && (wanted === null || wanted === seat));
  const seat = own >= 0 ? own : (wanted ?? head.seats.findIndex((sitter) => sitter.kind === 'open'));
  if (own >= 0 && seed === null && head.phase !== 'open') return null;
  if (head.phase !== 'open') return no('not-open');
  if (seat < 0) return no('seat-taken');
  if (seat >= head.seats.length) return no('no-seat');
  if (own < 0 && head.seats[seat].kind !== 'open') return no('seat-taken');
  head.seats[seat] = seated(person);
  if (seed !== null) head.contributions[seat] = seed;
  saveHead(turn);
  return null;
}

/** Stands up before the start. */
export function standUp(turn: Turn, person: Person, seat: Seat): No | null {
  const { head } = turn.match;
  if (head.phase !== 'open') return no('not-open');
  if (head.seats[seat]?.person !== person.id) return no('not-yours');
  empty(turn, seat, { kind: 'open' }, person);
  return null;
}

/** Why a table cannot be closed by somebody; null: it can. */
export function whyNotClosed({ head }: Match, person: Person): No | null {
  if (head.host !== person.id) return no('not-host');
  return head.phase === 'open' ? null : no('not-open');
}

/** Throws `BadInput` for a bot that there is not: to be asked before anything is done to a match, which would end there. */
export function mustBeSeatable(wanted: WantedSeat): void {
  if (wanted.kind === 'bot') botNamed(wanted.level);
}

/** The host opens a seat, or puts a bot there, which must be one that there is. */
export function reseat(turn: Turn, person: Person, seat: Seat, to: WantedSeat): No | null {
  const { head } = turn.match;
  if (head.host !== person.id) return no('not-host');
  if (head.phase !== 'open') return no('not-open');
  if (seat >= head.seats.length) return no('no-seat');
  empty(turn, seat, to, person);
  return null;
}

function empty(turn: Turn, seat: Seat, to: WantedSeat, host: Person): void {
  const { match, changes, told } = turn;
  match.head.seats[seat] = sitter(to, host);
  match.head.contributions[seat] = null;
  // Neither what somebody ordered nor a socket that does not hang up may act for whoever sits here next.
  match.orders[seat] = [];
  changes.push({ put: 'orders', row: { match: match.head.id, seat, body: '[]' } });
  told.emptied |= only(seat);
  saveHead(turn);
}

/** Fills the generator from all contributions and deals. */
export function startMatch(turn: Turn, person: Person, seed: string | null): No | null {
  const { match, told, now } = turn;
  const { head, game } = match;
  if (head.host !== person.id) return no('not-host');
  if (head.phase !== 'open') return no('not-open');
  if (head.seats.some((sitter) => sitter.kind === 'open')) return no('seats-open');
  const own = head.seats.findIndex((sitter) => sitter.person === person.id);
  if (seed !== null && own >= 0) head.contributions[own] = seed;
  head.phase = 'playing';
  head.started = now;
  match.play = openPlay(game, head, now);
  told.all = true;
  saveHead(turn);
  return null;
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
    ended: null,
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
