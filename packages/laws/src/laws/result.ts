import type { Result } from '@insula/kernel';
import { shown } from '../compare.ts';
import type { Law } from '../law.ts';
import { demand } from '../violation.ts';

export const result: Law = {
  name: 'a result has points, a place and a reckoning for every seat',
  of: 'match',
  check({ game, setting, end, stopped }) {
    if (stopped !== null) return;
    const outcome = game.result(JSON.parse(end)) as Result;
    demand(outcome !== null, () => 'the match is over and has no result');
    const { points, rank, ending, tally } = outcome;
    for (const list of [points, rank, tally])
      demand(
        list.length === setting.seats,
        () => `a list has ${list.length} entries for ${setting.seats} seats: ${shown(list)}`,
      );
    demand(typeof ending === 'string' && ending !== '', () => 'the ending has no name');
    demand(points.every(Number.isInteger), () => `points must be whole numbers: ${shown(points)}`);
    for (const place of rank)
      demand(
        place === 1 + rank.filter((better) => better < place).length,
        () => `each place must be one more than the number of seats before it: ${shown(rank)}`,
      );
    for (const [seat, lines] of tally.entries()) {
      const sum = lines.reduce((total, line) => total + line.points, 0);
      demand(
        lines.length === 0 || sum === points[seat],
        () => `seat ${seat + 1} has ${points[seat]} points and its tally adds up to ${sum}`,
      );
    }
  },
};
