import type { Seat } from '@insula/kernel';
import { palacesEach, type State } from './state.ts';

export function worth(s: State, seat: Seat): number {
  return 100 * (palacesEach(s) - s.palaces[seat]) + s.gold[seat];
}
