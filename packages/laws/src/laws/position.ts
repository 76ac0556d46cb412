import { copied, difference } from '../compare.ts';
import type { Law } from '../law.ts';
import { demand } from '../violation.ts';

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
    demand(difference(written.options, options) === null, () => `the position's options: ${difference(written.options, options)}`);
    demand(difference(written, copied(written)) === null, () => 'the position does not survive JSON');
    const placed = game.place(copied(written));
    demand(difference(state, placed) === null, () => `place makes another state of it: ${difference(state, placed)}`);
    demand(JSON.stringify(state) === JSON.stringify(placed), () => 'place writes the fields of the state in another order');
  },
};
