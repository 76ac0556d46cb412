import { has, list, type Seat, without } from '@insula/kernel';
import { difference } from '../compare.ts';
import type { Law } from '../law.ts';
import { called, type Moment } from '../moment.ts';
import { aftermath } from '../news.ts';
import { legalMoves } from '../policies.ts';
import { demand } from '../violation.ts';

/** While others still choose, one secret choice looks like any other. */
export const secret: Law = {
  name: 'a secret choice shows nothing while others still choose',
  of: 'moment',
  check(at) {
    const asked = list(at.game.toAct(at.state()));
    if (asked.length > 1) for (const seat of asked) showsNothing(at, seat);
  },
};

function showsNothing(at: Moment, seat: Seat): void {
  const { game } = at;
  const state = at.state();
  const choices = answersOf(at, seat);
  for (const viewer of at.viewers()) {
    if (viewer === seat) continue;
    const first = { choice: '', text: '' };
    for (const choice of choices) {
      const text = JSON.stringify(aftermath(game, state, seat, choice, viewer));
      if (first.text === '') Object.assign(first, { choice: game.write(choice), text });
      demand(
        first.text === text,
        () =>
          `${called(viewer)} can tell whether ${called(seat)} chose "${first.choice}" or "${game.write(choice)}": ${difference(JSON.parse(first.text), JSON.parse(text))}`,
      );
    }
  }
}

/** The moves with which a seat has given its answer. Afterwards all the others must still be asked. */
export function answersOf(at: Moment, seat: Seat): unknown[] {
  const { game } = at;
  const asked = game.toAct(at.state());
  return legalMoves(game, at.state(), seat).filter((move) => {
    const then = at.state();
    game.play(then, seat, move);
    if (has(game.toAct(then), seat)) return false;
    demand(
      game.toAct(then) === without(asked, seat),
      () => `"${game.write(move)}" of ${called(seat)} ends the question before the others have answered`,
    );
    return true;
  });
}
