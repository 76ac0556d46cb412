import { everyone, list } from '@insula/kernel';
import { shown } from '../compare.ts';
import type { Law } from '../law.ts';
import { called } from '../moment.ts';
import { legalMoves } from '../policies.ts';
import { demand } from '../violation.ts';

export const answers: Law = {
  name: 'whoever is asked can answer',
  of: 'moment',
  check(at) {
    const { game } = at;
    const state = at.state();
    const asked = game.toAct(state);
    demand((asked & ~everyone(at.seats)) === 0, () => `toAct is ${asked}, which names a seat that is not at the table`);
    for (const seat of list(asked))
      demand(legalMoves(game, state, seat).length > 0, () => `${called(seat)} is asked and has no legal move`);
    const result = game.result(state);
    demand((asked === 0) === (result !== null), () => `toAct is ${asked} and the result is ${shown(result)}`);
    if (asked !== 0) return;
    for (let seat = 0; seat < at.seats; seat++)
      demand(legalMoves(game, state, seat).length === 0, () => `${called(seat)} has a legal move after the end`);
  },
};
