import { type AnyGame, hears, type Seat, type Seats } from '@insula/kernel';
import type { Course, Item, Replayed } from '@insula/protocol';
import { begin, fold, type Moment, numbered, type Past, startAt } from './history.ts';
import type { Base, Match } from './match.ts';
import type { Happening } from './turn.ts';

/** Through whose eyes the past is seen: a seat's, a bystander's (null) or, once nothing is secret any more, everybody's. */
export type Eyes = Seat | null | 'all';

type Rows = Past['rows'];
const BEGINNING: Base = { n: 0, body: null };

const momentsOf = (match: Match, rows: Rows): Generator<Moment> => fold(match.game, () => startAt(match, BEGINNING), rows);

/** The turns of a match up to now: when each began, whose it was, and what could be measured then. */
export function courseOf(match: Match, rows: Rows, eyes: Eyes): Course {
  const { game, head } = match;
  const measured = (state: unknown) => game.measures(game.view(state, eyes === 'all' ? null : eyes));
  const valuesIn = (state: unknown): number[][] => measured(state).map(({ values }) => [...values]);
  const start = begin(game, head);
  const turns: Course['turns'] = [{ n: 0, seat: turnIn(game, start, null), values: valuesIn(start) }];
  const measures = measured(start).map(({ what }) => what);
  let n = 0;
  let now = start;
  for (const { happened, state } of momentsOf(match, rows)) {
    for (const { to } of happened) if (isHeard(to, eyes, head.seats.length)) n++;
    now = state;
    const turn = turns[turns.length - 1];
    const seat = turnIn(game, now, turn.seat);
    if (seat === turn.seat) continue;
    // Else there would be a turn in which nothing can be seen.
    if (turn.n === n) turns.pop();
    turns.push({ n, seat, values: valuesIn(now) });
  }
  if (n > turns[turns.length - 1].n) turns.push({ n, seat: null, values: valuesIn(now) });
  return { measures, turns };
}

/** Whose turn it is, by public facts alone: whoever is awaited and does not merely answer. Null: several, or nobody. */
function turnIn(game: AnyGame, state: unknown, before: Seat | null): Seat | null {
  if (game.window(state)) return before;
  const awaited = game.toAct(state);
  return awaited !== 0 && (awaited & (awaited - 1)) === 0 ? 31 - Math.clz32(awaited) : null;
}

/** Whoever sees everything is told nothing twice: what some seat is not told, it is told in better words of its own. */
function isHeard(to: Seats, eyes: Eyes, seats: number): boolean {
  if (eyes !== 'all') return hears(to, eyes);
  if (!hears(to, null)) return true;
  for (let seat = 0; seat < seats; seat++) if (!hears(to, seat)) return false;
  return true;
}

/** All that happened, with numbers of its own. */
export const openItems = (match: Match, rows: Rows): Item[] =>
  [...toldToAll(match, rows)].map(({ n, happening, before }) => itemOf(match.game, happening, n, before));

/** How the table stood for everybody after item `n`; null: so much has not happened. */
export function openMoment(match: Match, rows: Rows, n: number): Replayed | null {
  const { game, head } = match;
  const seen = (state: unknown): Pick<Replayed, 'view' | 'views'> => ({
    view: game.view(state, null),
    views: head.seats.map((_, seat) => game.view(state, seat)),
  });
  if (n === 0) return { n, of: null, item: null, ...seen(begin(game, head)) };
  for (const told of toldToAll(match, rows))
    if (told.n === n) return { n, of: null, item: itemOf(game, told.happening, n, told.before), ...seen(told.state) };
  return null;
}

interface Told {
  readonly n: number;
  readonly happening: Happening;
  /** How many items had been told before what is taken back; 0 where nothing is. */
  readonly before: number;
  readonly state: unknown;
}

function* toldToAll(match: Match, rows: Rows): Generator<Told> {
  const toldThen = new Map<number, number>();
  let n = 0;
  for (const { act, whose, happened, state } of momentsOf(match, rows)) {
    toldThen.set(whose.n, n);
    const before = act.kind === 'undo' ? (toldThen.get(act.to) ?? 0) : 0;
    for (const happening of happened)
      if (isHeard(happening.to, 'all', match.head.seats.length)) yield { n: ++n, happening, before, state };
  }
}

function itemOf(game: AnyGame, happening: Happening, n: number, before: number): Item {
  const item = numbered(game, happening, 0, n, true);
  return item.kind === 'undo' ? { ...item, from: before + 1 } : item;
}
