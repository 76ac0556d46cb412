import { isLastRound, lastSquare, mostRounds } from '../facts.ts';
import { lowerGovernor } from '../governors.ts';
import type { Place } from '../maps/places.ts';
import type { View } from '../types.ts';

/** R-30 The cities in the order in which the maharaja will call, as things stand. */
export const visits = (squares: readonly number[]): Place[] =>
  squares.map((_, city) => city).sort((one, other) => squares[one] - squares[other]);

/** R-47 The squares once a governor has been moved down. */
export function governed(squares: readonly number[], governor: Place): number[] {
  const after = { squares: squares.slice() };
  lowerGovernor(after, governor);
  return after.squares;
}

/** R-70 How many rounds follow this one as things stand: each sends a governor one square above the highest. None once the
 *  end is certain: a governor who has entered the last square may be moved down, and has entered it all the same. */
export const roundsLeft = (view: View, squares: readonly number[] = view.squares): number =>
  isLastRound(view) ? 0 : Math.max(0, Math.min(lastSquare(view) - Math.max(...squares), mostRounds(view) - view.round));
