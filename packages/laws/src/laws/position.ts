import { BadInput } from '@insula/kernel';
import { copied, difference } from '../compare.ts';
import type { Law } from '../law.ts';
import { called } from '../moment.ts';
import { Broken, demand } from '../violation.ts';

export const position: Law = {
  name: 'a state written as a position is the same state again',
  of: 'moment',
  check(at) {
    const { game } = at;
    const state = at.state();
    const written = game.locate(state);
    demand(written.game === game.id, () => `the position says it is of "${written.game}"`);
    demand(written.seats === at.seats, () => `the position says there are ${written.seats} seats`);
    const { options } = at.match.setting;
    demand(
      difference(written.options, options) === null,
      () => `the position's options: ${difference(written.options, options)}`,
    );
    demand(difference(written, copied(written)) === null, () => 'the position does not survive JSON');
    const placed = placing(() => game.place(copied(written)), 'the state');
    demand(difference(state, placed) === null, () => `place makes another state of it: ${difference(state, placed)}`);
    demand(JSON.stringify(state) === JSON.stringify(placed), () => 'place writes the fields of the state in another order');
  },
};

/** A position is checked for sense when it is placed, known facts included: so what is imagined makes sense too. */
export const imaginedPosition: Law = {
  name: 'an imagined state is a position that makes sense',
  of: 'moment',
  check(at) {
    const { game } = at;
    const rng = at.rng();
    for (const viewer of at.viewers()) {
      const imagined = game.determinize(game.view(at.state(), viewer), rng);
      const placed = placing(() => game.place(copied(game.locate(imagined))), `what ${called(viewer)} imagines`);
      demand(
        difference(imagined, placed) === null,
        () => `place makes another state of it: ${difference(imagined, placed)}`,
      );
    }
  },
};

function placing<T>(place: () => T, what: string): T {
  try {
    return place();
  } catch (error) {
    throw error instanceof BadInput ? new Broken(`${what} is refused as a position: ${error.message}`) : error;
  }
}
