import { shuffle } from '@insula/kernel';
import { difference } from '../compare.ts';
import type { Law } from '../law.ts';
import { called, type Moment } from '../moment.ts';
import { aftermath } from '../news.ts';
import { legalMoves } from '../policies.ts';
import { demand } from '../violation.ts';

const MOVES = 6;
const WORLDS = 4;

export const shows: Law = {
  name: 'a move that is said to show nothing shows nothing',
  of: 'moment',
  check(at) {
    if (at.step === null) return;
    const { seat, move } = at.step;
    const others = shuffle(at.rng(), legalMoves(at.game, at.state(), seat)).slice(0, MOVES);
    for (const candidate of [move, ...others]) if (!isToldToShow(at, candidate)) foreseeable(at, candidate);
  },
};

function isToldToShow(at: Moment, move: unknown): boolean {
  let told = false;
  at.game.play(at.state(), at.step!.seat, move, (_event, _to, showing) => {
    told ||= showing;
  });
  return told;
}

/** What is seen after the move was known before it, the move being given. */
function foreseeable(at: Moment, move: unknown): void {
  const { game } = at;
  const seat = at.step!.seat;
  const rng = at.rng();
  for (const viewer of at.viewers()) {
    const view = game.view(at.state(), viewer);
    const { sight } = aftermath(game, at.state(), seat, move, viewer);
    for (let world = 0; world < WORLDS; world++) {
      const imagined = game.determinize(view, rng);
      if (game.whyNot(imagined, seat, move) !== null) continue;
      const other = aftermath(game, imagined, seat, move, viewer);
      demand(
        other.sight === sight,
        () =>
          `"${game.write(move)}" of ${called(seat)} tells nothing with shows, and ${called(viewer)} learns something: ${difference(JSON.parse(sight), JSON.parse(other.sight))}`,
      );
    }
  }
}
