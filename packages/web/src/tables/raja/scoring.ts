import type { Item } from '@insula/protocol';
import type { Event, View } from '@insula/raja';
import { ranking } from '@insula/raja/face';
import type { Parts } from '../../choose/narrow.ts';
import { moment } from '../../net/api.ts';

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

const eventOf = (item: Item | undefined): Event | null => (item?.kind === 'event' ? (item.event as Event) : null);

/** The scoring whose first line has this number. */
export function scoringOf(items: readonly Item[], n: number): Scoring | null {
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
export const countedOf = (match: string, n: number): View | null => counted.get(`${match} ${n}`) ?? null;

/** Nothing is built between a count and the next turn; but news may have come in one with those of later turns. */
export function keepCounted(items: readonly Item[], n: number, view: View, match: string): void {
  const scoring = scoringOf(items, n);
  const agrees = (seat: number, points: number): boolean =>
    ranking(view, scoring?.city ?? 0).some((rank) => rank.seat === seat && rank.points === points);
  if (scoring?.ranks.every(({ seat, points }) => agrees(seat, points))) counted.set(`${match} ${n}`, view);
}

/** Asks how the table stood, if this page has not seen it. Without an answer only points and prizes can be told. */
export async function recount(match: string, seat: number | null, n: number): Promise<void> {
  if (countedOf(match, n) !== null) return;
  const told = await moment(match, seat, n).catch(() => null);
  if (told !== null) counted.set(`${match} ${n}`, told.view as View);
}

/** The number of the first line of the newest scoring; null: there was none. */
export function lastScoring(items: readonly Item[]): number | null {
  let found: number | null = null;
  for (let i = items.length - 1; i >= 0; i--) {
    if (eventOf(items[i])?.is === 'scored') found = items[i].n;
    else if (found !== null) return found;
  }
  return found;
}

/** The newest scoring, if it has not been counted on this page and happened since the page was opened. */
export function dueScoring(items: readonly Item[], looks: Parts): number | null {
  const newest = lastScoring(items);
  return newest !== null && looks.counted !== undefined && newest > Number(looks.counted) ? newest : null;
}
