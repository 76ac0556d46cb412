import { type AnyGame, below, fork, generator, list, type Rng, type Seat } from '@insula/kernel';
import { whereChanceLives } from '../chance.ts';
import type { Law } from '../law.ts';
import { Ledger } from '../ledger.ts';
import { seatsOf } from '../moment.ts';
import { legalMoves } from '../policies.ts';
import type { Setting } from '../settings.ts';
import { demand } from '../violation.ts';

const BATCH = 250;
const FARTHEST = 6;
const PUBLIC_WORLDS = 8;

/**
 * Imagined states are distributed like true ones. True states are dealt by `setup`, or imagined by a bystander at some
 * moment; then a few moves are made that depend on public facts alone, so that what they tell is only that they were
 * legal. Whoever looks at such a state and imagines it anew must get everything equally often as it is true.
 */
export const uniform: Law = {
  name: 'imagined states are as likely as true ones',
  of: 'game',
  check({ game, scope, moments, matches }) {
    const rng = generator(`what may be imagined ${scope.seed}`);
    const ledgers = new Map<string, Ledger>();
    const tables = [...new Map(matches.map(({ setting }) => [JSON.stringify(setting), setting])).values()];
    for (let done = 0; done < scope.imagined; done += BATCH) {
      const atSetup = (done / BATCH) % 2 === 0;
      const at = moments[below(rng, moments.length)];
      const setting = atSetup ? tables[below(rng, tables.length)] : at.match.setting;
      const sight = game.view(at.state(), null);
      const deal = (): unknown =>
        atSetup ? game.setup(setting.options, setting.seats, fork(rng)) : game.determinize(sight, rng);
      // Places in a state mean the same only among tables of one kind.
      const kind = JSON.stringify(setting);
      const ledger = ledgers.get(kind) ?? new Ledger(whereChanceLives(game, setting));
      ledgers.set(kind, ledger);
      compare(game, setting, deal, ledger, rng);
    }
    for (const [kind, ledger] of ledgers) {
      const unfair = ledger.unfair();
      demand(unfair === null, () => `${unfair} (at a table of ${kind})`);
    }
  },
};

function compare(game: AnyGame, setting: Setting, deal: () => unknown, ledger: Ledger, rng: Rng): void {
  for (let k = 0; k < BATCH; k++) {
    const state = deal();
    if (!walk(game, state, setting.seats, k % (FARTHEST + 1), rng)) continue;
    const viewer = [...seatsOf(setting.seats), null][below(rng, setting.seats + 1)];
    ledger.enter(state, game.determinize(game.view(state, viewer), rng));
  }
}

/** Makes some moves that a bystander chose; false when one of them turns out not to be legal. */
function walk(game: AnyGame, state: unknown, seats: number, moves: number, rng: Rng): boolean {
  for (let n = 0; n < moves && game.toAct(state) !== 0; n++) {
    const asked = list(game.toAct(state));
    const seat = below(rng, 8) === 0 ? below(rng, seats) : asked[below(rng, asked.length)];
    const possible = thinkable(game, game.view(state, null), seat, rng);
    if (possible.length === 0) continue;
    const move = possible[below(rng, possible.length)];
    if (game.whyNot(state, seat, move) !== null) return false;
    game.play(state, seat, move);
  }
  return true;
}

/** The moves that a seat may have, for all a bystander knows, in an order that does not depend on the truth. */
function thinkable(game: AnyGame, sight: unknown, seat: Seat, rng: Rng): unknown[] {
  const moves = new Set<unknown>();
  for (let k = 0; k < PUBLIC_WORLDS; k++)
    for (const move of legalMoves(game, game.determinize(sight, rng), seat)) moves.add(move);
  return [...moves];
}
