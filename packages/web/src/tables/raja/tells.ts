import type { View } from '@insula/raja';
import { CITIES } from '@insula/raja/face';
import type { Seen } from '../table.ts';
import { dueScoring, roundAt, scoringOf } from './scoring.ts';
import { say as words } from './words.ts';

/** The scoring that is being counted, or is about to be. */
export function tells({ items, looks, view, say }: Seen<View>): string | null {
  const n = looks.scoring === undefined ? dueScoring(items, looks) : Number(looks.scoring);
  const scoring = n === null ? null : scoringOf(items, n);
  if (scoring === null) return null;
  return words('scoring.title', { city: say(`place.${CITIES[scoring.city]}`), round: roundAt(items, scoring.n, view) });
}
