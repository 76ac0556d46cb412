import { below, type Rng, type Seat } from '@insula/kernel';
import { within } from '../beliefs.ts';
import { whereChanceLives } from '../chance.ts';
import { eachLeaf, shown } from '../compare.ts';
import type { Law } from '../law.ts';
import { called, type Moment } from '../moment.ts';
import { Broken, demand } from '../violation.ts';

/** So rare is a false alarm: once in as many, at most. */
const IMAGINED = 2000;

/** What all imagined states agree upon is what the viewer claims to know. It must be so. */
export const facts: Law = {
  name: 'what a viewer knows for certain is true',
  of: 'moment',
  check(at, { scope }) {
    const { game } = at;
    const rng = at.rng();
    for (const viewer of at.viewers()) {
      const lie = scope.facts(game.view(at.state(), viewer), at.state());
      if (lie !== null) throw new Broken(`${called(viewer)} knows what is not so: ${lie}`);
    }
    for (const viewer of [null, below(rng, at.seats)]) certainties(at, viewer, scope.beliefs, rng);
  },
};

function certainties(at: Moment, viewer: Seat | null, beliefs: readonly string[], rng: Rng): void {
  const { game } = at;
  const view = game.view(at.state(), viewer);
  const leftOut = [...beliefs, whereChanceLives(game, at.match.setting)];
  const real = leaves(at.state());
  const agreed = leaves(game.determinize(view, rng));
  // Only where the first imagined state differs from the truth is there anything to find out.
  for (const [path, value] of agreed) if (within(path, leftOut) || real.get(path) === value) agreed.delete(path);
  for (let k = 0; k < IMAGINED && agreed.size > 0; k++) {
    const other = leaves(game.determinize(view, rng));
    for (const [path, value] of agreed) if (other.get(path) !== value) agreed.delete(path);
  }
  for (const [path, value] of agreed)
    demand(false, () => `${called(viewer)} takes ${path} to be ${shown(value)}, and it is ${shown(real.get(path))}`);
}

function leaves(state: unknown): Map<string, unknown> {
  const found = new Map<string, unknown>();
  eachLeaf(state, (path, value) => found.set(path, value));
  return found;
}
