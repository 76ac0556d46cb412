import { type Phrase, phrase, type Result, type Words } from '@insula/kernel';
import { type Known, seatName } from './known.ts';

/** How a match ended: places, points, and where the points come from. */
export function outcome({ say, words }: Known, result: Result): string {
  const seats = result.rank.map((_, seat) => seat).sort((a, b) => result.rank[a] - result.rank[b] || a - b);
  const lines = seats.map((seat) => {
    const tally = result.tally[seat].map(
      (line) => `${say(phrase(`tally.${line.what}`, { count: line.count }))}: ${line.points}`,
    );
    return `${result.rank[seat]}. ${seatName(seat)}, ${result.points[seat]} points${tally.length === 0 ? '' : ` (${tally.join(', ')})`}`;
  });
  return [say(endingOf(words, result)), ...lines].join('\n');
}

/** Where a game has words for it, with the names of those who have most points. */
function endingOf(words: Words, { ending, points }: Result): Phrase {
  const named = `ending.${ending}.by`;
  if (!(named in words)) return phrase(`ending.${ending}`);
  const most = points.flatMap((count, seat) => (count === Math.max(...points) ? [{ seat }] : []));
  return phrase(named, { most: { list: most }, mostCount: most.length });
}
