import type { Played } from './match.ts';

/** How often, and how well. */
export interface Score {
  games: number;
  /** A win shared by k seats counts as 1/k for each of them. */
  wins: number;
  points: number;
  squares: number;
}

/** What is counted over many matches. */
export interface Tally {
  matches: number;
  moves: number;
  squares: number;
  shortest: number;
  longest: number;
  readonly endings: { [ending: string]: number };
  readonly seats: Score[];
  /** By the place of the bot in `--bots`. */
  readonly bots: Score[];
}

const noScore = (): Score => ({ games: 0, wins: 0, points: 0, squares: 0 });

export const noTally = (seats: number): Tally => ({
  matches: 0,
  moves: 0,
  squares: 0,
  shortest: Number.MAX_SAFE_INTEGER,
  longest: 0,
  endings: {},
  seats: Array.from({ length: seats }, noScore),
  bots: Array.from({ length: seats }, noScore),
});

/** Counts one match; `sitting[seat]` is the place in `--bots` of the bot that sat there. */
export function count(tally: Tally, { result, moves }: Played, sitting: readonly number[]): void {
  tally.matches++;
  tally.moves += moves;
  tally.squares += moves * moves;
  tally.shortest = Math.min(tally.shortest, moves);
  tally.longest = Math.max(tally.longest, moves);
  tally.endings[result.ending] = (tally.endings[result.ending] ?? 0) + 1;
  const winners = result.rank.filter((rank) => rank === 1).length;
  for (const [seat, bot] of sitting.entries())
    for (const score of [tally.seats[seat], tally.bots[bot]]) {
      score.games++;
      score.wins += result.rank[seat] === 1 ? 1 / winners : 0;
      score.points += result.points[seat];
      score.squares += result.points[seat] ** 2;
    }
}

/** Adds `other` to `tally`. Thirds do not add up exactly, so the order of additions is part of the result. */
export function add(tally: Tally, other: Tally): void {
  tally.matches += other.matches;
  tally.moves += other.moves;
  tally.squares += other.squares;
  tally.shortest = Math.min(tally.shortest, other.shortest);
  tally.longest = Math.max(tally.longest, other.longest);
  for (const [ending, times] of Object.entries(other.endings)) tally.endings[ending] = (tally.endings[ending] ?? 0) + times;
  for (const [seat, score] of other.seats.entries()) addScore(tally.seats[seat], score);
  for (const [bot, score] of other.bots.entries()) addScore(tally.bots[bot], score);
}

export function addScore(score: Score, other: Score): void {
  score.games += other.games;
  score.wins += other.wins;
  score.points += other.points;
  score.squares += other.squares;
}
