import { shown } from '../compare.ts';
import type { Law } from '../law.ts';
import { called, seatsOf } from '../moment.ts';
import { legalMoves } from '../policies.ts';
import { demand } from '../violation.ts';

export const legality: Law = {
  name: 'legal and whyNot agree over every move that can be written',
  of: 'moment',
  check(at) {
    const { game } = at;
    const state = at.state();
    for (const seat of seatsOf(at.seats)) {
      const legal = legalMoves(game, state, seat);
      const allowed = new Set(legal);
      demand(allowed.size === legal.length, () => `legal offers ${called(seat)} a move twice: ${legal.map(game.write)}`);
      for (const move of legal)
        demand(
          game.whyNot(state, seat, move) === null,
          () =>
            `legal offers ${called(seat)} "${game.write(move)}", and whyNot refuses it (${shown(game.whyNot(state, seat, move))})`,
        );
      for (const move of game.alphabet)
        demand(
          allowed.has(move) || game.whyNot(state, seat, move) !== null,
          () => `whyNot allows ${called(seat)} "${game.write(move)}", and legal does not offer it`,
        );
    }
  },
};
