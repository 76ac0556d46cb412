import type { Seat } from '@insula/kernel';
import type { Match } from '../match/match.ts';
import type { Listener } from './listener.ts';

/** A match, and those who are told about it. */
export interface Audience {
  readonly match: Match;
  readonly listeners: Set<Listener>;
}

/** Whether a person listens in a seat. */
export function isPresent({ listeners }: Audience, seat: Seat): boolean {
  for (const listener of listeners) if (listener.person && listener.seat === seat) return true;
  return false;
}
