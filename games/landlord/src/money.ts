import type { Seat } from '@insula/kernel';
import type { State, Variant } from './types.ts';

/** L-93: a sum as people are told it. */
export const inDollars = ({ variant }: { readonly variant: Variant }, sum: number): number =>
  variant.times100 ? sum * 100 : sum;

/** From the bank. */
export function earn(s: State, seat: Seat, dollars: number): void {
  s.money[seat] += dollars;
  if (s.variant.end === 'money' && s.money[seat] >= s.variant.money) s.rich = true;
}

/** L-73: whoever owes more than they have pays all they have. Returns what was paid. */
export function pay(s: State, from: Seat, to: Seat, dollars: number): number {
  const paid = Math.min(dollars, s.money[from]);
  s.money[from] -= paid;
  earn(s, to, paid);
  return paid;
}
