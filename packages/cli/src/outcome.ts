import { phrase, type Result } from '@insula/kernel';
import { type Known, seatName } from './known.ts';

/** How a match ended: places, points, and where the points come from. */
export function outcome({ say }: Known, result: Result): string {
  const seats = result.rank.map((_, seat) => seat).sort((a, b) => result.rank[a] - result.rank[b] || a - b);
  const lines = seats.map((seat) => {
    const tally = result.tally[seat].map(
      (line) => `${say(phrase(`tally.${line.what}`, { count: line.count }))}: ${line.points}`,
    );
    return `${result.rank[seat]}. ${seatName(seat)}, ${result.points[seat]} points${tally.length === 0 ? '' : ` (${tally.join(', ')})`}`;
  });
  return [say(phrase(`ending.${result.ending}`)), ...lines].join('\n');
}
