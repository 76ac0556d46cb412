import type { View } from '@insula/raja';
import { CITIES } from '@insula/raja/face';
import type { Seen } from '../table.ts';
import { roundAt, scoringShown } from './scoring.ts';
import { say as words } from './words.ts';

/** The scoring that is being counted. */
export function tells(seen: Seen<View>): string | null {
  const scoring = scoringShown(seen);
  if (scoring === null) return null;
  const round = roundAt(seen.items, scoring.n, seen.view);
  return words('scoring.title', { city: seen.say(`place.${CITIES[scoring.city]}`), round });
}
