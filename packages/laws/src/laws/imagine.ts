import type { Seat } from '@insula/kernel';
import { partAt, whereChanceLives } from '../chance.ts';
import { copied, difference, shared, shown } from '../compare.ts';
import type { Law } from '../law.ts';
import { called, type Moment, seatsOf } from '../moment.ts';
import { legalMoves } from '../policies.ts';
import { demand } from '../violation.ts';

/** What is peeked at may well be the same in one imagined state and in the real one. */
const WORLDS = 4;

export const imagine: Law = {
  name: 'an imagined state looks the same to whoever imagines it',
  of: 'moment',
  check(at) {
    const { game } = at;
    const state = at.state();
    const rng = at.rng();
    for (const viewer of at.viewers()) {
      const view = game.view(state, viewer);
      const imagined = game.determinize(copied(view), rng);
      const again = game.view(imagined, viewer);
      demand(
        difference(view, again) === null,
        () => `${called(viewer)} would see another table: ${difference(view, again)}`,
      );
      demand(shared(view, imagined) === null, () => `the imagined state and the view share ${shared(view, imagined)}`);
      demand(
        game.toAct(imagined) === game.toAct(state) && game.window(imagined) === game.window(state),
        () => `who is asked, or whether it is an answer window, depends on what ${called(viewer)} cannot see`,
      );
      if (viewer === null) continue;
      sameMoves(at, state, imagined, viewer);
      for (let more = 1; more < WORLDS; more++) sameMoves(at, state, game.determinize(view, rng), viewer);
    }
  },
};

function sameMoves(at: Moment, state: unknown, imagined: unknown, seat: Seat): void {
  const { game } = at;
  const real = legalMoves(game, state, seat).map(game.write);
  const other = legalMoves(game, imagined, seat).map(game.write);
  demand(
    difference(real, other) === null,
    () => `what ${called(seat)} may do depends on what it cannot see: ${shown(real)} or ${shown(other)}`,
  );
  for (const move of game.alphabet) {
    const refusal = game.whyNot(state, seat, move);
    const elsewhere = game.whyNot(imagined, seat, move);
    demand(
      refusal?.code === elsewhere?.code && refusal?.rule === elsewhere?.rule,
      () =>
        `why ${called(seat)} may not play "${game.write(move)}" depends on what it cannot see: ${shown(refusal)} or ${shown(elsewhere)}`,
    );
  }
}

export const freshChance: Law = {
  name: 'chance lives in the state, and imagined futures have chances of their own',
  of: 'moment',
  check(at) {
    const { game } = at;
    const path = whereChanceLives(game, at.match.setting);
    demand(path !== null, () => 'the generator given to setup is nowhere in the state');
    const rng = at.rng();
    for (const viewer of [...seatsOf(at.seats), null]) {
      const view = game.view(at.state(), viewer);
      const chances = [at.state(), game.determinize(view, rng), game.determinize(view, rng)].map((s) => partAt(s, path));
      demand(chances[0] !== chances[1], () => `${called(viewer)} imagines the real future: the generator is in its view`);
      demand(chances[1] !== chances[2], () => `${called(viewer)} imagines the same future each time`);
    }
  },
};
