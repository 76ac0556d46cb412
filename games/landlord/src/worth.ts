import type { Seat } from '@insula/kernel';
import type { State } from './types.ts';
export function worth(s: State, seat: Seat): number {
  return s.money[seat];
}
