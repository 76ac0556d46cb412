import type { Seat } from '@insula/kernel';
import { holds, lowestCard } from '../cards.ts';
import { PRIEST } from '../characters.ts';
import type { Place } from '../maps/places.ts';
import { ALONE, aloneIn, placeIn, pointsIn, prizeFor } from '../standings.ts';
import type { Table } from '../types.ts';

/** R-60 What a seat's points in a city come from. */
export interface Count {
  readonly architect: number;
  readonly houses: number;
  /** R-22 Twice as many for the Priest. */
  readonly small: number;
  readonly large: number;
  /** */
  readonly home: number;
}

export function countIn(table: Table, city: Place, seat: Seat): Count {
  const at = city * table.seats + seat;
  return {
    architect: table.architects[seat] === city ? 1 : 0,
    houses: table.houses[at],
    small: table.small[at] * (holds(table, seat, PRIEST) ? 2 : 1),
    large: table.large[city] === seat ? 3 : 0,
    home: table.advanced > 0 && table.holder[city] === seat ? 1 : 0,
  };
}

/** What a seat would get if the city were scored now. */
export interface Rank {
  readonly seat: Seat;
  readonly points: number;
  /** R-61, without R-62. */
  readonly prize: number;
  readonly alone: number;
  /** Whether another seat has as many points, so that characters decide. */
  readonly tied: boolean;
}

/** R-61 Best first; whoever has no points stands last and gets nothing. */
export function ranking(table: Table, city: Place): Rank[] {
  const alone = aloneIn(table, city);
  const ranks = table.gold.map((_, seat) => {
    const points = pointsIn(table, city, seat);
    return {
      seat,
      points,
      prize: points > 0 ? prizeFor(table, placeIn(table, city, seat)) : 0,
      alone: seat === alone ? ALONE : 0,
      tied: points > 0 && table.gold.some((_, other) => other !== seat && pointsIn(table, city, other) === points),
    };
  });
  return ranks.sort((a, b) => b.points - a.points || lowestCard(table, a.seat) - lowestCard(table, b.seat));
}
