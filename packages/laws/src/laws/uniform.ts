import { type AnyGame, below, fork, generator, list, type Rng, type Seat } from '@insula/kernel';
import { believed } from '../beliefs.ts';
import { whereChanceLives } from '../chance.ts';
import type { Law } from '../law.ts';
import { Ledger } from '../ledger.ts';
import { seatsOf } from '../moment.ts';
import { legalMoves } from '../policies.ts';
import type { Sample } from '../sample.ts';
import type { Setting } from '../settings.ts';
import { demand } from '../violation.ts';

const FARTHEST = 6;
const PUBLIC_WORLDS = 5;

/**
 * Imagined states are distributed like true ones. A match is dealt, and a few moves are made that were chosen by public
 * facts alone, so that they tell no more than that they were legal. Whoever looks at it then and imagines it anew must
 * get everything as often as it is true. Matches in which the viewer has come to know a hidden card are left out: what
 * is forgotten later makes the truth likelier than it may imagine.
 */
export const uniform: Law = {
  name: 'imagined states are as likely as true ones',
  of: 'game',
  check(sample) {
    const { game, scope, matches } = sample;
    const rng = generator(`what may be imagined ${scope.seed}`);
    const tables = [...new Map(matches.map(({ setting }) => [JSON.stringify(setting), setting])).values()];
    // One ledger for all tables: true and imagined state can be exchanged at each of them.
    const ledger = new Ledger([...scope.beliefs, whereChanceLives(game, tables[0])]);
    for (let k = 0; k < scope.imagined; k++)
      compare(sample, tables[below(rng, tables.length)], k % (FARTHEST + 1), ledger, rng);
    const unfair = ledger.unfair();
    demand(unfair === null, () => `${unfair}, at all tables together`);
  },
};

function compare({ game, scope }: Sample, setting: Setting, moves: number, ledger: Ledger, rng: Rng): void {
  const { options, seats } = setting;
  const viewer = [...seatsOf(seats), null][below(rng, seats + 1)];
  const state = game.setup(options, seats, fork(rng));
  const knows = (): string => believed(game.view(state, viewer), scope.beliefs);
  const before = knows();
  for (let n = 0; n < moves && game.toAct(state) !== 0; n++)
    if (!blindMove(game, state, seats, rng) || knows() !== before) return;
  ledger.enter(state, game.determinize(game.view(state, viewer), rng));
}

/** Makes a move that a bystander chose; false when it turns out not to be legal. */
function blindMove(game: AnyGame, state: unknown, seats: number, rng: Rng): boolean {
  const asked = list(game.toAct(state));
  const seat = below(rng, 8) === 0 ? below(rng, seats) : asked[below(rng, asked.length)];
  const possible = thinkable(game, game.view(state, null), seat, rng);
  if (possible.length === 0) return true;
  const move = possible[below(rng, possible.length)];
  if (game.whyNot(state, seat, move) !== null) return false;
  game.play(state, seat, move);
  return true;
}

/** The moves that a seat may have, for all a bystander knows, in an order that does not depend on the truth. */
function thinkable(game: AnyGame, sight: unknown, seat: Seat, rng: Rng): unknown[] {
  const moves = new Set<unknown>();
  for (let k = 0; k < PUBLIC_WORLDS; k++)
    for (const move of legalMoves(game, game.determinize(sight, rng), seat)) moves.add(move);
  return [...moves];
}
