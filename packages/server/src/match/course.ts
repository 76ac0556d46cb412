import { type AnyGame, hears, type Seat, type Seats } from '@insula/kernel';
import type { Course, Item, Replayed } from '@insula/protocol';
import { begin, type Moment, numbered } from './history.ts';
import type { Match } from './match.ts';
import type { Happening } from './turn.ts';

/** Through whose eyes the past is seen: a seat's, a bystander's (null) or, once nothing is secret any more, everybody's. */
export type Eyes = Seat | null | 'all';

/** A match from its beginning, a stretch at a time, for others have their turn in between. */
export type Stretches = AsyncIterable<Iterable<Moment>>;

/** What can be measured in a match. */
export const measuresOf = (match: Match): string[] =>
  measured(match, begin(match.game, match.head), null).map(({ what }) => what);

/** The turns of a match up to now, a stretch at a time: when each began, whose it was, and what could be measured then. */
export async function* turnsOf(match: Match, past: Stretches, eyes: Eyes): AsyncGenerator<Course['turns']> {
  const { game, head } = match;
  const valuesIn = (state: unknown): number[][] => measured(match, state, eyes).map(({ values }) => [...values]);
  let now = begin(game, head);
  let n = 0;
  let turn: Course['turns'][number] = { n, seat: turnIn(game, now, null), values: valuesIn(now) };
  for await (const stretch of past) {
    const over: Course['turns'] = [];
    for (const { happened, state } of stretch) {
      for (const { to } of happened) if (isHeard(to, eyes, head.seats.length)) n++;
      now = state;
      const seat = turnIn(game, now, turn.seat);
      if (seat === turn.seat) continue;
      // Else there would be a turn in which nothing can be seen.
      if (turn.n < n) over.push(turn);
      turn = { n, seat, values: valuesIn(now) };
    }
    yield over;
  }
  yield [turn];
  if (n > turn.n) yield [{ n, seat: null, values: valuesIn(now) }];
}

const measured = ({ game }: Match, state: unknown, eyes: Eyes): ReturnType<AnyGame['measures']> =>
  game.measures(game.view(state, eyes === 'all' ? null : eyes));

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
  const toldThen = new Map<number, number>();
  let n = 0;
  for await (const stretch of past) {
    const items: Item[] = [];
    for (const { act, whose, happened } of stretch) {
      toldThen.set(whose.n, n);
      const before = act.kind === 'undo' ? (toldThen.get(act.to) ?? 0) : 0;
      for (const happening of happened)
        if (isHeard(happening.to, 'all', match.head.seats.length)) items.push(itemOf(match.game, happening, ++n, before));
    }
    yield items;
  }
}

/** How many items everybody together had been told after each entry, and before the first. */
export async function openCounts({ head }: Match, past: Stretches): Promise<number[]> {
  const counts = [0];
  let n = 0;
  for await (const stretch of past)
    for (const { happened } of stretch) {
      for (const { to } of happened) if (isHeard(to, 'all', head.seats.length)) n++;
      counts.push(n);
    }
  return counts;
}

/** How the table stood for everybody at the beginning. */
export const openBeginning = (match: Match): Replayed => ({
  n: 0,
  of: null,
  item: null,
  ...seenByAll(match, begin(match.game, match.head)),
});

/** How the table stood for everybody after item `n`, which was told at that moment. */
export function openMoment(
  match: Match,
  { act, whose, happened, state }: Moment,
  counts: readonly number[],
  n: number,
): Replayed {
  const told = happened.filter(({ to }) => isHeard(to, 'all', match.head.seats.length));
  const happening = told[n - counts[whose.n - 1] - 1];
  const before = act.kind === 'undo' ? counts[act.to - 1] : 0;
  return { n, of: null, item: itemOf(match.game, happening, n, before), ...seenByAll(match, state) };
}

const seenByAll = ({ game, head }: Match, state: unknown): Pick<Replayed, 'view' | 'views'> => ({
  view: game.view(state, null),
  views: head.seats.map((_, seat) => game.view(state, seat)),
});

function itemOf(game: AnyGame, happening: Happening, n: number, before: number): Item {
  const item = numbered(game, happening, 0, n, true);
  return item.kind === 'undo' ? { ...item, from: before + 1 } : item;
}
