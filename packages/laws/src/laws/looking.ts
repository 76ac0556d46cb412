import { difference } from '../compare.ts';
import type { Law } from '../law.ts';
import { called } from '../moment.ts';
import { demand } from '../violation.ts';

export const looking: Law = {
  name: 'looking changes nothing',
  of: 'moment',
  check(at) {
    const { game } = at;
    const state = at.state();
    const before = at.state();
    const unchanged = (by: string): void =>
      demand(difference(before, state) === null, () => `${by} changes the state: ${difference(before, state)}`);
    game.toAct(state);
    game.window(state);
    game.result(state);
    game.census(state);
    unchanged('toAct, window, result or census');
    game.locate(state);
    unchanged('locate');
    const into: unknown[] = [];
    for (const viewer of at.viewers()) {
      const view = game.view(state, viewer);
      const seen = JSON.stringify(view);
      game.draw(view);
      game.ask(view);
      for (const { what, values } of game.measures(view))
        demand(values.length === game.seats(state) && values.every(Number.isFinite), () => `${what} is ${values}`);
      const round = game.round(view);
      demand(round === null || (Number.isInteger(round) && round > 0), () => `the round is ${round}`);
      demand(JSON.stringify(view) === seen, () => 'draw, ask, measures or round changes the view');
      game.determinize(view, at.rng());
      demand(JSON.stringify(view) === seen, () => `determinize changes the view of ${called(viewer)}`);
      unchanged('view, draw, ask or determinize');
      if (viewer === null) continue;
      game.legal(state, viewer, into);
      unchanged('legal');
      for (const move of game.alphabet) game.whyNot(state, viewer, move);
      unchanged('whyNot');
      const worth = game.worth(state, viewer);
      demand(Number.isFinite(worth), () => `the worth of the match for ${called(viewer)} is ${worth}`);
      unchanged('worth');
    }
  },
};
