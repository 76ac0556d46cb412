import type { Item } from '@insula/protocol';
import type { Event } from '@insula/raja';

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

/** The number of the first line of the newest scoring up to a line; null: there was none. */
export function lastScoring(items: readonly Item[], until: number): number | null {
  let found: number | null = null;
  for (let i = items.length - 1; i >= 0; i--) {
    if (items[i].n > until) continue;
    if (eventOf(items[i])?.is === 'scored') found = items[i].n;
    else if (found !== null) return found;
  }
  return found;
}
