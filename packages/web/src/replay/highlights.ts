import type { Course, Item } from '@insula/protocol';
import type { Sign } from '../tables/sign.ts';
import type { AnyTable } from '../tables/table.ts';
import { turnAt } from './turns.ts';

/** A moment that a match is remembered by. */
export interface Highlight {
  readonly n: number;
  readonly sign: Sign;
  /** How much it changed: of two that stand too close the larger stays. */
  readonly weight: number;
}

const MOST = 9;

/** The moments of a match worth going to: what the table says of its events, who takes the lead, and the end. */
export function highlights(items: readonly Item[], { turns, measures }: Course, table: AnyTable): Highlight[] {
  const found = items.flatMap((item): Highlight[] => {
    if (item.kind === 'end') return [{ n: item.n, sign: 'flag', weight: Number.POSITIVE_INFINITY }];
    const sign = item.kind === 'event' ? table.sign(item.event) : null;
    return sign === null ? [] : [{ n: item.n, sign, weight: change(turns, item.n) }];
  });
  return measures.length === 0 ? found : [...found, ...leads(turns)];
}

/** Those that are shown: at most nine, none closer to another than `apart`, in their order. */
export function shownOf(all: readonly Highlight[], xOf: (n: number) => number, apart: number): Highlight[] {
  const shown: Highlight[] = [];
  for (const one of [...all].sort((a, b) => b.weight - a.weight || a.n - b.n))
    if (shown.length < MOST && shown.every(({ n }) => Math.abs(xOf(n) - xOf(one.n)) >= apart)) shown.push(one);
  return shown.sort((a, b) => a.n - b.n);
}

/** By how much the first measure of any seat changed in the turn of a moment. */
function change(turns: Course['turns'], n: number): number {
  // What a turn tells comes after it has begun: the moment `n` is part of the turn that `n - 1` stands in.
  const at = turnAt(turns, n - 1);
  const [before, after] = [turns[at], turns[at + 1]];
  if (after === undefined || before.values[0] === undefined) return 0;
  return Math.max(...before.values[0].map((value, seat) => Math.abs(after.values[0][seat] - value)));
}

/** When somebody other than before is alone in front. */
function leads(turns: Course['turns']): Highlight[] {
  let before: number | null = null;
  return turns.flatMap(({ n, values: [values] }, i) => {
    const leader = aloneInFront(values);
    if (leader === null || leader === before) return [];
    const isNew = before !== null;
    before = leader;
    return isNew ? [{ n, sign: 'crown' as const, weight: change(turns, turns[i - 1].n + 1) }] : [];
  });
}

function aloneInFront(values: readonly number[]): number | null {
  const most = Math.max(...values);
  return values.filter((value) => value === most).length === 1 ? values.indexOf(most) : null;
}
