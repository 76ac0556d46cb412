import type { OptionSpec, Options, Refusal } from '@insula/kernel';
import { DUEL_EVENTS, DUEL_SEATS, SEATS } from './refusals.ts';
import { ROYALS } from './types.ts';

export const options: readonly OptionSpec[] = [
  { key: 'royal', kind: 'choice', values: ROYALS, default: 'off', clause: 'S-50', with: null },
  { key: 'renovation', kind: 'flag', default: false, clause: 'S-51', with: null },
  { key: 'duel', kind: 'flag', default: false, clause: 'S-52', with: null },
];

export function check(chosen: Options, seats: number): Refusal | null {
  if (!Number.isInteger(seats) || seats < 2 || seats > 4) return SEATS;
  if (chosen.duel === true && seats !== 2) return DUEL_SEATS;
  if (chosen.duel === true && chosen.renovation === true) return DUEL_EVENTS;
  return null;
}
