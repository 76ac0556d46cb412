import type { Item } from '@insula/protocol';
import type { Event, View } from '@insula/raja';
import { moment } from '../../net/api.ts';
import type { Seen } from '../table.ts';

/** One scoring of a city, as the log has it. */
export interface Scoring {
  /** The number of its first line. */
  readonly n: number;
  readonly city: number;
  /** Best first; whoever had no points is not there. */
  readonly ranks: readonly { readonly seat: number; readonly points: number; readonly prize: number }[];
  /** The seat that was alone, or -1. */
  readonly alone: number;
}

export const eventOf = (item: Item | undefined): Event | null => (item?.kind === 'event' ? (item.event as Event) : null);

/** The scoring that is counted just now, or that was picked in the log. */
export function scoringShown({ held, looks, items }: Pick<Seen<View>, 'held' | 'looks' | 'items'>): Scoring | null {
  if (held !== null) return scoringOf(held, held[0].n);
  return looks.scoring === undefined ? null : scoringOf(items, Number(looks.scoring));
}

/** The scoring whose first line has this number. */
function scoringOf(items: readonly Item[], n: number): Scoring | null {
  const from = items.findIndex((item) => item.n === n);
  const first = eventOf(items[from]);
  if (first?.is !== 'scored') return null;
  const ranks: { seat: number; points: number; prize: number }[] = [];
  let alone = -1;
  for (let i = from; i < items.length; i++) {
    const event = eventOf(items[i]);
    if (event?.is === 'scored') ranks.push({ seat: event.seat, points: event.points, prize: event.gold });
    else if (event?.is === 'alone') alone = event.seat;
    else break;
  }
  return { n, city: first.city, ranks: ranks.sort((one, other) => other.prize - one.prize), alone };
}

/** The scoring that a line of the log belongs to, by the number of its first line; null: it belongs to none. */
export function scoringAt(items: readonly Item[], n: number): number | null {
  let from = items.findIndex((item) => item.n === n);
  if (!isScoring(items[from])) return null;
  while (isScoring(items[from - 1])) from--;
  return items[from].n;
}

const isScoring = (item: Item | undefined): boolean => {
  const is = eventOf(item)?.is;
  return is === 'scored' || is === 'alone';
};

/** The lines of the last scoring among these; empty: there was none. */
export function countedIn(items: readonly Item[]): readonly Item[] {
  const last = items.findLastIndex(isScoring);
  let from = last;
  while (isScoring(items[from - 1])) from--;
  return last < 0 ? [] : items.slice(from, last + 1);
}

/** The round that a line belongs to. The log may begin in the middle of it, at a written position: then it is the one before
 *  the next that the log tells of, or the one that is played now. */
export function roundAt(items: readonly Item[], n: number, now: View): number {
  const before = eventOf(items.findLast((item) => item.n < n && eventOf(item)?.is === 'round'));
  if (before?.is === 'round') return before.round;
  const after = eventOf(items.find((item) => item.n > n && eventOf(item)?.is === 'round'));
  return after?.is === 'round' ? after.round - 1 : now.round;
}

/** What stood on the table when a city was counted: by match and line. */
const counted = new Map<string, View>();

/** What stood on the table at the count that is shown; null: this page has not seen it. */
export const countedView = (
  { held, view, summary }: Pick<Seen<View>, 'held' | 'view' | 'summary'>,
  { n }: Scoring,
): View | null => (held === null ? (counted.get(`${summary.id} ${n}`) ?? null) : view);

/** Asks how the table stood. Without an answer only points and prizes can be told. */
export async function recount(match: string, seat: number | null, n: number): Promise<void> {
  if (counted.has(`${match} ${n}`)) return;
  const told = await moment(match, seat, n).catch(() => null);
  if (told !== null) counted.set(`${match} ${n}`, told.view as View);
}
