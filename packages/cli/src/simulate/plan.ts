import { botNamed } from '@insula/bots';
import type { AnyGame, Options } from '@insula/kernel';
import { playMatch } from './match.ts';
import { count, noTally, type Tally } from './tally.ts';

/** A simulation, as plain data that can be handed to another thread. */
export interface Plan {
  readonly game: string;
  readonly options: Options;
  readonly bots: readonly string[];
  readonly games: number;
  readonly seed: string;
}

/** Matches per portion of work: fixed, so that the result does not depend on who does which portion. */
const PORTION = 25;

export const portions = (plan: Plan): number => Math.ceil(plan.games / PORTION);
export const portionSize = (plan: Plan, portion: number): number => Math.min(PORTION, plan.games - portion * PORTION);

/** Plays one portion of the plan. Match n of a seed is always the same match. */
export function playPortion(plan: Plan, game: AnyGame, portion: number): Tally {
  const bots = plan.bots.map((name) => botNamed(name));
  const seats = bots.length;
  const tally = noTally(seats);
  const from = portion * PORTION;
  for (let match = from; match < from + portionSize(plan, portion); match++) {
    // Each bot moves one seat on with every match, so that nobody owes a win to the seat.
    const sitting = bots.map((_, seat) => (seat + match) % seats);
    const secret = `${plan.seed}/${match}`;
    const seated = sitting.map((bot) => bots[bot]);
    count(tally, playMatch(game, plan.options, seated, secret), sitting);
  }
  return tally;
}
