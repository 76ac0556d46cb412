import { below, list, type Seat, shuffle } from '@insula/kernel';
import { difference } from '../compare.ts';
import type { Law } from '../law.ts';
import { called } from '../moment.ts';
import { demand } from '../violation.ts';
import { answersOf } from './secret.ts';

const CHOICES = 3;
const ORDERS = 4;

export const commute: Law = {
  name: 'answers given at the same time may arrive in any order',
  of: 'moment',
  check(at) {
    const { game } = at;
    const asked = list(game.toAct(at.state()));
    if (asked.length < 2) return;
    const rng = at.rng();
    const answers = new Map<Seat, unknown[]>(asked.map((seat) => [seat, answersOf(at, seat)]));
    const ready = asked.filter((seat) => answers.get(seat)!.length > 0);
    for (let choice = 0; choice < CHOICES; choice++) {
      const chosen = new Map(ready.map((seat) => [seat, answers.get(seat)![below(rng, answers.get(seat)!.length)]]));
      const inTurn = played(ready);
      for (let order = 0; order < ORDERS; order++) {
        const otherwise = played(shuffle(rng, [...ready]));
        demand(
          difference(inTurn, otherwise) === null,
          () => `the order of the answers matters: ${difference(inTurn, otherwise)}`,
        );
      }

      function played(order: readonly Seat[]): unknown {
        const state = at.state();
        for (const seat of order) {
          const move = chosen.get(seat);
          demand(
            game.whyNot(state, seat, move) === null,
            () => `once others have answered, ${called(seat)} may no longer answer "${game.write(move)}"`,
          );
          game.play(state, seat, move);
        }
        return state;
      }
    }
  },
};
