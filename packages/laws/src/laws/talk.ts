import { list } from '@insula/kernel';
import type { Law } from '../law.ts';
import { called, seatsOf } from '../moment.ts';
import { legalMoves } from '../policies.ts';
import { demand } from '../violation.ts';

export const talk: Law = {
  name: 'what is only talk leaves everybody as well off as before',
  of: 'moment',
  check(at) {
    const { game } = at;
    const { judge, talk: isTalk } = game.foresight;
    const before = seatsOf(at.seats).map((seat) => judge(at.state(), seat));
    for (const seat of list(game.toAct(at.state())))
      for (const move of legalMoves(game, at.state(), seat).filter(isTalk)) {
        const then = at.state();
        game.play(then, seat, move);
        for (const [other, worth] of before.entries())
          demand(
            judge(then, other) === worth,
            () => `after "${game.write(move)}" ${called(other)} stands at ${judge(then, other)} instead of ${worth}`,
          );
      }
  },
};
