import type { Item } from '@insula/protocol';
import type { Event, View } from '@insula/raja';
import { asCounted } from '@insula/raja/face';
import type { Held } from '../table.ts';
import { countedIn, eventOf } from './scoring.ts';

/** Milliseconds: who has what, then how it is paid. Four seconds in all, at most. */
const COUNT = 2_600;
const PRIZES = 1_300;

/** What may come between a count and the next question. */
const BETWEEN: ReadonlySet<Event['is'] | undefined> = new Set(['round', 'chose', 'over']);

/** R-60 … R-62 A city is counted as it stood, before anything is paid; then everybody gets their prize; only then the
 *  maharaja goes on. Where still more has been told, the count is long over. */
export function holds(view: View, fresh: readonly Item[]): readonly Held<View>[] {
  const about = countedIn(fresh);
  const first = eventOf(about[0]);
  if (first?.is !== 'scored') return [];
  const until = about[about.length - 1].n;
  const since = fresh.filter(({ n, kind }) => n > until && kind === 'event').map((item) => eventOf(item) as Event);
  if (!since.every(({ is }) => BETWEEN.has(is))) return [];
  const paid = about.map((item) => eventOf(item) as Event);
  return [
    { until: about[0].n - 1, view: asCounted(view, first.city, [...paid, ...since]), about, lasts: COUNT },
    { until, view: asCounted(view, first.city, since), about, lasts: PRIZES },
  ];
}
