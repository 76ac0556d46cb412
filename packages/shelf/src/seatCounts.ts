import { type AnyGame, type Options, readOptions } from '@insula/kernel';

const MOST_SEATS = 8;

/** How many seats a match with these options may have, ascending. */
export function seatCounts(game: AnyGame, options: Options = readOptions(game.options, {})): number[] {
  return Array.from({ length: MOST_SEATS }, (_, i) => i + 1).filter((seats) => game.check(options, seats) === null);
}
