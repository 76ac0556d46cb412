import type { Bot, Mind } from '@insula/bots';
import {
  type AnyGame,
  fill,
  first,
  generator,
  has,
  type Options,
  type Result,
  type Rng,
  type Seat,
  seedFrom,
} from '@insula/kernel';

export interface Played {
  readonly result: Result;
  readonly moves: number;
}

/** Plays one match to its end. Everything in it comes from `secret`; each bot draws from a generator of its own. */
export function playMatch(game: AnyGame, options: Options, bots: readonly Bot[], secret: string): Played {
  const seats = bots.length;
  const state = game.setup(options, seats, fill(seedFrom(secret, new Array(seats).fill(null))));
  const minds = bots.map((bot, seat) => bot.open(game, seat));
  const chance = bots.map((_, seat) => botChance(secret, seat));
  const longest = game.longest(options, seats);
  let moves = 0;
  for (;;) {
    const next = nextMove(game, state, minds, chance);
    if (next === null) break;
    const refusal = game.whyNot(state, next.seat, next.move);
    if (refusal !== null)
      throw new Error(
        `${game.id} offers "${game.write(next.move)}" as legal and refuses it (${refusal.rule} ${refusal.code})`,
      );
    game.play(state, next.seat, next.move);
    if (++moves > longest) throw new Error(`${game.id} promises to end within ${longest} moves and did not`);
  }
  const result = game.result(state);
  if (result === null) throw new Error(`${game.id} waits for nobody and has no result`);
  return { result, moves };
}

export const botChance = (secret: string, seat: Seat): Rng => generator(JSON.stringify(['insula bot', secret, seat]));

interface Next {
  readonly seat: Seat;
  readonly move: unknown;
}

/** What happens next at a table of bots (null where a person sits), or null when the match is over or a person is
 *  awaited. Those who may play out of turn are asked first. What is legal is read from the true state, because that is
 *  quicker and tells a bot nothing: by law it is the same in every state its view allows. */
export function nextMove(
  game: AnyGame,
  state: unknown,
  minds: readonly (Mind | null)[],
  chance: readonly Rng[],
): Next | null {
  const awaited = game.toAct(state);
  if (awaited === 0) return null;
  for (const [seat, mind] of minds.entries()) {
    if (mind === null || has(awaited, seat) || game.legal(state, seat, aside) === 0) continue;
    const move = mind.interject(game.view(state, seat), chance[seat]);
    if (move !== null) return { seat, move };
  }
  const seats = minds.reduce((sitting, mind, seat) => (mind === null ? sitting : sitting | (1 << seat)), 0);
  if ((awaited & seats) === 0) return null;
  const seat = first(awaited & seats);
  if (game.legal(state, seat, aside) === 1) return { seat, move: aside[0] };
  return { seat, move: (minds[seat] as Mind).choose(game.view(state, seat), chance[seat], null) };
}

const aside: unknown[] = [];
