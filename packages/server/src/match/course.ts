import { type AnyGame, hears, type Seat, type Seats } from '@insula/kernel';
import type { Course, Item, Replayed } from '@insula/protocol';
import { begin, type Moment, numbered } from './history.ts';
import type { Match } from './match.ts';
import type { Happening } from './turn.ts';

/** Through whose eyes the past is seen: a seat's, a bystander's (null) or, once nothing is secret any more, everybody's. */
export type Eyes = Seat | null | 'all';

/** A match from its beginning, a stretch at a time, for others have their turn in between. */
export type Stretches = AsyncIterable<Iterable<Moment>>;

/** The turns of a match up to now: when each began, whose it was, and what could be measured then. */
export async function courseOf(match: Match, past: Stretches, eyes: Eyes): Promise<Course> {
  const { game, head } = match;
  const measured = (state: unknown) => game.measures(game.view(state, eyes === 'all' ? null : eyes));
  const valuesIn = (state: unknown): number[][] => measured(state).map(({ values }) => [...values]);
  const start = begin(game, head);
  const turns: Course['turns'] = [{ n: 0, seat: turnIn(game, start, null), values: valuesIn(start) }];
  const measures = measured(start).map(({ what }) => what);
  let n = 0;
  let now = start;
  for await (const stretch of past)
    for (const { happened, state } of stretch) {
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
export async function* openItems(match: Match, past: Stretches): AsyncGenerator<Item[]> {
  for await (const stretch of toldToAll(match, past))
    yield Array.from(stretch, ({ n, happening, before }) => itemOf(match.game, happening, n, before));
}

/** How the table stood for everybody after item `n`; null: so much has not happened. */
export async function openMoment(match: Match, past: Stretches, n: number): Promise<Replayed | null> {
  const { game, head } = match;
  const seen = (state: unknown): Pick<Replayed, 'view' | 'views'> => ({
    view: game.view(state, null),
    views: head.seats.map((_, seat) => game.view(state, seat)),
  });
  if (n === 0) return { n, of: null, item: null, ...seen(begin(game, head)) };
  for await (const stretch of toldToAll(match, past))
    for (const told of stretch)
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

/** The state walks on: each stretch is to be gone through before the next. */
async function* toldToAll(match: Match, past: Stretches): AsyncGenerator<Iterable<Told>> {
  const toldThen = new Map<number, number>();
  let n = 0;
  function* told(stretch: Iterable<Moment>): Generator<Told> {
    for (const { act, whose, happened, state } of stretch) {
      toldThen.set(whose.n, n);
      const before = act.kind === 'undo' ? (toldThen.get(act.to) ?? 0) : 0;
      for (const happening of happened)
        if (isHeard(happening.to, 'all', match.head.seats.length)) yield { n: ++n, happening, before, state };
    }
  }
  for await (const stretch of past) yield told(stretch);
}

function itemOf(game: AnyGame, happening: Happening, n: number, before: number): Item {
  const item = numbered(game, happening, 0, n, true);
  return item.kind === 'undo' ? { ...item, from: before + 1 } : item;
}
