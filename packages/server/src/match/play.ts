import { type AnyGame, everyone, has, list, only, type Seat, type Seats } from '@insula/kernel';
import type { EntryRow } from '../store/store.ts';
import { begin, count, inForce, type Moment } from './history.ts';
import type { Base, Head, Play, Step } from './match.ts';

/** Requests remembered per seat. A client waits for its answer before it sends many more. */
const REMEMBERED = 64;
const MOST_STEPS = 200;
const BEGINNING: Base = { n: 0, body: null };

/** A play at its first moment. */
export function openPlay(game: AnyGame, head: Head, at: number): Play {
  const seats = head.seats.length;
  const kept: Kept = {
    state: begin(game, head),
    last: null,
    told: Array<number>(seats + 1).fill(0),
    decisions: Array<number>(seats).fill(1),
    steps: [],
    used: Array.from({ length: seats }, () => []),
    left: [],
    moved: Array<number>(seats).fill(0),
    beside: 0,
    ...askedAt(seats, at),
  };
  return resumePlay(game, head, kept, BEGINNING);
}

/** What a snapshot keeps. */
export interface Kept extends Pick<Play, 'state' | 'last' | 'told' | 'decisions' | 'steps' | 'left' | 'beside'>, Asked {
  readonly used: string[][];
  /** Null in snapshots of older stores: see `movedIn`. */
  readonly moved: number[] | null;
}

/** What a snapshot keeps about questions, and when it was taken. Those of older stores lack it. */
interface Asked extends Pick<Play, 'since' | 'opened' | 'undone'> {
  readonly at: number;
}

const askedAt = (seats: number, at: number): Asked => ({
  since: Array<number>(seats).fill(at),
  opened: at,
  undone: Array<number>(seats).fill(0),
  at,
});

/** What was kept, with what older stores lack: their questions begin with the last entry. */
export function readKept(body: string, head: Head): Kept {
  const kept = JSON.parse(body) as Kept;
  const asked = askedAt(head.seats.length, kept.last?.at ?? startOf(head));
  const steps = kept.steps.map((step: Omit<Step, 'thought' | 'left'>) => ({
    thought: head.seats.map(() => 0),
    left: null,
    ...step,
  }));
  return { ...asked, ...kept, moved: kept.moved ?? null, beside: kept.beside ?? 0, steps };
}

/** Heads of older stores do not say when the match started. */
export const startOf = ({ started, created }: Head): number => started ?? created;

/** A play from what was kept of it. Its fields are named one by one: copied with `...` every play would get a shape of its
 *  own, and every move would cost a tenth more. */
export function resumePlay(game: AnyGame, head: Head, kept: Kept, base: Base): Play {
  const { state, last, told, decisions, steps, undone, used, left, since, opened, moved, beside } = kept;
  const seats = head.seats.length;
  return {
    state,
    last,
    told,
    decisions,
    steps,
    undone,
    used: used.map((requests) => new Set(requests)),
    beside,
    moved: moved ?? Array<number>(seats).fill(0),
    left: left.length === seats ? left : Array<number>(seats).fill(fullClock(head)),
    since,
    opened,
    awaited: game.toAct(state),
    window: game.window(state),
    legal: Array.from({ length: seats }, (_, seat) => legalNow(game, state, seat)),
    held: Array<null>(seats).fill(null),
    followed: 0,
    botsSince: null,
    talking: null,
    saved: base,
    base,
    rows: [],
    recalled: false,
  };
}

export function kept(play: Play, at: number): Kept {
  const { state, last, told, decisions, steps, left, since, opened, undone, moved, beside } = play;
  const used = play.used.map((requests) => [...requests]);
  return { state, last, told, decisions, steps, used, left, since, opened, undone, moved, beside, at };
}

/** Milliseconds a seat has for a question, or in all. */
export function fullClock(head: Head): number {
  const { clock } = head;
  if (clock.kind === 'days') return clock.days * 86_400_000;
  return clock.kind === 'none' ? 0 : clock.seconds * 1000;
}

const scratch: unknown[] = [];
function legalNow(game: AnyGame, state: unknown, seat: Seat): unknown[] {
  const count = game.legal(state, seat, scratch);
  return scratch.slice(0, count);
}

/** What older snapshots do not keep: how many moves of each seat's person are in force. */
export function movedIn(rows: readonly EntryRow[], seats: number): number[] {
  const moved = Array<number>(seats).fill(0);
  for (const { seat, by } of inForce(rows)) if (by !== 'bot') moved[seat]++;
  return moved;
}

/** Takes a moment that the state has gone through into the play: the same whether it is now or read from the store. Not
 *  for `undo`: see `rewind`. */
export function absorb(game: AnyGame, play: Play, moment: Moment, request: string | null, left: number | null): void {
  const { act, happened, showed, whose } = moment;
  const { n, at, seat, by } = whose;
  if (act.kind === 'move') {
    const alone = isAlone(play, seat);
    const thought = play.since.map((since) => at - since);
    const step = { seat, from: n, request, told: play.told.slice(), thought, left: left === null ? null : play.left[seat] };
    keepSteps(play, alone && !showed && by !== 'bot' ? withStep(play.steps, step) : []);
    if (by !== 'bot') play.moved[seat]++;
    refresh(game, play, only(seat), at);
  } else {
    play.beside++;
    keepSteps(play, []);
  }
  count(play.told, happened);
  if (left !== null) {
    play.left[seat] = left;
    play.since[seat] = at;
  }
  if (request !== null) remember(play, seat, request);
}

/** The seat decides for itself, and nobody else has to answer at the same time. */
export const isAlone = (play: Play, seat: Seat): boolean =>
  !has(play.awaited, seat) || (play.awaited === only(seat) && !play.window);

/** Where nothing is left to take back, or only what is another seat's, every seat may take back anew. */
function keepSteps(play: Play, steps: Step[]): void {
  const before = play.steps[0];
  if (steps.length === 0 || (before !== undefined && before.seat !== steps[0].seat)) play.undone.fill(0);
  play.steps = steps;
}

function withStep(steps: readonly Step[], step: Step): Step[] {
  const top = steps[steps.length - 1];
  if (top === undefined || top.seat !== step.seat) return [step];
  if (step.request !== null && top.request === step.request) return [...steps];
  return [...steps.slice(-MOST_STEPS), step];
}

/** A seat's question is a new one when it has moved, or when it is asked or may do something else than before. What all
 *  can see of that, how long it thinks and when the window closes, follows from public facts alone: not from what its
 *  hand allows. */
export function refresh(game: AnyGame, play: Play, moved: Seats, at: number): void {
  const awaited = game.toAct(play.state);
  const changed = awaited ^ play.awaited;
  for (let seat = 0; seat < play.decisions.length; seat++) {
    const legal = play.legal[seat];
    const size = game.legal(play.state, seat, scratch);
    const same = size === legal.length && isInScratch(legal);
    const isAskedAnew = has(changed | moved, seat);
    if (same && !isAskedAnew) continue;
    if (!same) play.legal[seat] = scratch.slice(0, size);
    play.decisions[seat]++;
    if (isAskedAnew) play.since[seat] = at;
  }
  const isInterrupted = (moved & ~awaited) !== 0;
  if (isInterrupted || (awaited & (changed | moved)) !== 0) play.opened = at;
  play.awaited = awaited;
  play.window = game.window(play.state);
}

function isInScratch(moves: readonly unknown[]): boolean {
  for (let i = 0; i < moves.length; i++) if (moves[i] !== scratch[i]) return false;
  return true;
}

export function remember({ used }: Play, seat: Seat, request: string): void {
  used[seat].add(request);
  letGo(used[seat]);
}

/** Of what was asked only the latest is remembered. */
export function letGo(known: Set<string> | Map<string, unknown>): void {
  if (known.size > REMEMBERED) for (const oldest of known.keys()) return void known.delete(oldest);
}

export const awaitedSeats = (play: Play): Seat[] => list(play.awaited & everyone(play.decisions.length));
