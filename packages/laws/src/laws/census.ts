import { shown } from '../compare.ts';
import type { Law } from '../law.ts';
import { begin } from '../match.ts';
import { called } from '../moment.ts';
import { demand } from '../violation.ts';

export const census: Law = {
  name: 'nothing appears and nothing vanishes',
  of: 'match',
  check({ game, setting, secret, steps }) {
    const state = begin(game, setting, secret);
    const counted = JSON.stringify(game.census(state));
    for (const [n, { seat, move }] of steps.entries()) {
      game.play(state, seat, move);
      const now = JSON.stringify(game.census(state));
      demand(
        now === counted,
        () => `after move ${n + 1}, "${game.write(move)}" of ${called(seat)}, the census is ${now} and no longer ${counted}`,
      );
    }
  },
};

export const imaginedCensus: Law = {
  name: 'nothing appears or vanishes in what is imagined',
  of: 'moment',
  check(at) {
    const { game } = at;
    const counted = shown(game.census(at.state()));
    const rng = at.rng();
    for (const viewer of at.viewers()) {
      const imagined = game.determinize(game.view(at.state(), viewer), rng);
      const there = shown(game.census(imagined));
      demand(there === counted, () => `the census is ${counted}, and ${there} where ${called(viewer)} imagines it`);
    }
  },
};
