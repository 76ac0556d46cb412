import { rate, rating } from 'openskill';
import { bradleyTerryFull } from 'openskill/models';
import { wilson } from '../simulate/statistics.ts';
import { type Played, pairingsOf, type Tournament } from './tournament.ts';

/** What a tournament found, as `--json` prints it. */
export interface Standings {
  readonly pairings: readonly PairingStanding[];
  readonly ratings: { readonly [bot: string]: { readonly mu: number; readonly sigma: number } };
}

export interface PairingStanding {
  readonly a: string;
  readonly b: string;
  readonly games: number;
  readonly winsA: number;
  readonly winsB: number;
  /** Matches whose win `a` shares with others. */
  readonly draws: number;
  /** The interval that holds the true share of `a` in 95 of 100 cases. */
  readonly low: number;
  readonly high: number;
}

export function standingsOf(tournament: Tournament, played: readonly Played[]): Standings {
  const pairings = pairingsOf(tournament.bots).map(({ a, b }, pairing) => {
    const shares = sharesOf(played, pairing);
    const games = shares.flat();
    const [low, high] = interval(shares);
    return {
      a,
      b,
      games: games.length,
      winsA: games.filter((share) => share === 1).length,
      winsB: games.filter((share) => share === 0).length,
      draws: games.filter((share) => share > 0 && share < 1).length,
      low: rounded(low),
      high: rounded(high),
    };
  });
  return { pairings, ratings: ratingsOf(tournament, played) };
}

/** What `a` got of each match, by deal. */
const sharesOf = (played: readonly Played[], pairing: number): number[][] =>
  played.filter((deal) => deal.pairing === pairing).map(({ ranks }) => ranks.map((rank, seatOfA) => shareOf(rank, seatOfA)));

/** What `a` got of all matches, by pairing. */
export const meanShares = (tournament: Tournament, played: readonly Played[]): number[] =>
  pairingsOf(tournament.bots).map((_, pairing) => average(sharesOf(played, pairing).flat()));

/** A win shared by k seats counts as 1/k for each of them. */
export function shareOf(rank: readonly number[], seat: number): number {
  return rank[seat] === 1 ? 1 / rank.filter((place) => place === 1).length : 0;
}

/** Matches of one deal are alike, so it is deals that are counted: as many games as would spread as widely by chance. Between
 *  the number of deals and that of games, since few deals may agree by luck. */
export function interval(deals: readonly (readonly number[])[]): [number, number] {
  const games = deals.flat();
  const means = deals.map((shares) => average(shares));
  const share = average(means);
  const spread = means.reduce((sum, mean) => sum + (mean - share) ** 2, 0) / Math.max(1, deals.length - 1);
  const worthGames = spread === 0 ? 0 : (share * (1 - share) * deals.length) / spread;
  const counted = Math.min(games.length, Math.max(deals.length, worthGames));
  return wilson(share * counted, counted);
}

const average = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

/** Every match in order; a bot that sits in several seats moves by what those seats move on average. */
function ratingsOf(tournament: Tournament, played: readonly Played[]): Standings['ratings'] {
  const pairings = pairingsOf(tournament.bots);
  const known = new Map(tournament.bots.map((bot) => [bot, rating()]));
  for (const { pairing, ranks } of played)
    for (const [seatOfA, rank] of ranks.entries()) {
      const sitting = rank.map((_, seat) => (seat === seatOfA ? pairings[pairing].a : pairings[pairing].b));
      // The library's usual model rates ties wrongly.
      const after = rate(
        sitting.map((bot) => [known.get(bot)!]),
        { rank: [...rank], model: bradleyTerryFull },
      );
      for (const bot of new Set(sitting)) {
        const own = after.filter((_, seat) => sitting[seat] === bot).map(([one]) => one);
        known.set(bot, { mu: average(own.map(({ mu }) => mu)), sigma: average(own.map(({ sigma }) => sigma)) });
      }
    }
  return Object.fromEntries([...known].map(([bot, { mu, sigma }]) => [bot, { mu: rounded(mu), sigma: rounded(sigma) }]));
}

const rounded = (value: number): number => Math.round(value * 10000) / 10000;
