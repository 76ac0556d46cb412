import { difference, eachLeaf, eachPart } from '../compare.ts';
import type { Law } from '../law.ts';
import { begin } from '../match.ts';
import { called, seatsOf } from '../moment.ts';
import { demand } from '../violation.ts';

export const json: Law = {
  name: 'states, views, events and moves survive JSON',
  of: 'match',
  check({ game, setting, secret, steps }) {
    const state = begin(game, setting, secret);
    const stride = Math.ceil(steps.length / 12);
    const look = (): void => {
      survives('the state', state);
      for (const viewer of [...seatsOf(setting.seats), null])
        survives(`the view of ${called(viewer)}`, game.view(state, viewer));
    };
    for (const [n, { seat, move }] of steps.entries()) {
      if (n % stride === 0) look();
      survives(`the move "${game.write(move)}"`, move);
      game.play(state, seat, move, (event) => survives('an event', event));
    }
    look();
  },
};

function survives(what: string, value: unknown): void {
  eachLeaf(value, (path, leaf) => {
    const plain = leaf === null || typeof leaf === 'boolean' || typeof leaf === 'string' || Number.isSafeInteger(leaf);
    demand(
      plain,
      () => `${what} has at "${path}" ${String(leaf)}, which is not null, true, false, a text or a whole number`,
    );
  });
  eachPart(value, (path, part) => {
    const kind = Object.getPrototypeOf(part);
    demand(
      kind === Object.prototype || kind === Array.prototype,
      () => `${what} has at "${path}" something that is neither a list nor a plain record`,
    );
  });
  const back = JSON.parse(JSON.stringify(value)) as unknown;
  demand(difference(value, back) === null, () => `${what} does not survive JSON: ${difference(value, back)}`);
}
