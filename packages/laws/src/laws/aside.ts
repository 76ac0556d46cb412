import { has } from '@insula/kernel';
import type { Law } from '../law.ts';
import { called, seatsOf } from '../moment.ts';
import { legalMoves } from '../policies.ts';
import { demand } from '../violation.ts';

export const aside: Law = {
  name: 'nobody waits for a move out of turn, or because of one',
  of: 'moment',
  check(at) {
    const { game } = at;
    const asked = game.toAct(at.state());
    for (const seat of seatsOf(at.seats)) {
      if (has(asked, seat)) continue;
      for (const move of legalMoves(game, at.state(), seat)) {
        const then = at.state();
        game.play(then, seat, move);
        const now = game.toAct(then);
        demand(
          now === asked || now === 0,
          () => `"${game.write(move)}" of ${called(seat)}, whom nobody asked, changes who is asked from ${asked} to ${now}`,
        );
      }
    }
  },
};
