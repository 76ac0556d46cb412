import { botNamed, botsAt } from '@insula/bots';
import { type AnyGame, BadInput, type Options } from '@insula/kernel';
import { playMatch } from '../simulate/match.ts';

/** Bots against each other, as plain data that can be handed to another thread. */
export interface Tournament {
  readonly game: string;
  readonly options: Options;
  readonly seats: number;
  readonly bots: readonly string[];
  readonly seed: string;
  /** Multiplies what the bots that think may think. */
  readonly scale: number;
}

/** One bot `a` at a table of bots `b`. */
export interface Pairing {
  readonly a: string;
  readonly b: string;
}

/** Everybody against everybody. */
export function pairingsOf(bots: readonly string[]): Pairing[] {
  if (bots.length < 2) throw new BadInput('--bots must name two bots or more, as in --bots strong,greedy.');
  if (new Set(bots).size < bots.length) throw new BadInput('--bots names the same bot twice.');
  return bots.flatMap((a, i) => bots.slice(i + 1).map((b) => ({ a, b })));
}

/** A deal of a pairing: the same cards once for every seat that `a` can sit in. */
export interface Task {
  readonly pairing: number;
  readonly deal: number;
}

/** How a deal went: the places at the end, by the seat that `a` had and then by seat. */
export interface Played extends Task {
  readonly ranks: readonly (readonly number[])[];
}

/** Plays a deal. Deal n of a seed is the same for every pairing. */
export function playDeal(t: Tournament, game: AnyGame, task: Task): Played {
  const bots = botsAt(t.scale);
  const { a, b } = pairingsOf(t.bots)[task.pairing];
  const guest = botNamed(a, bots);
  const host = botNamed(b, bots);
  const ranks = Array.from({ length: t.seats }, (_, seatOfA) => {
    const seated = Array.from({ length: t.seats }, (_, seat) => (seat === seatOfA ? guest : host));
    return playMatch(game, t.options, seated, `${t.seed}/${task.deal}`).result.rank;
  });
  return { ...task, ranks };
}
