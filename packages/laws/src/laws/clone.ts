import { difference, shared } from '../compare.ts';
import type { Law } from '../law.ts';
import { begin } from '../match.ts';
import { demand } from '../violation.ts';

export const clone: Law = {
  name: 'a clone is the same and shares nothing',
  of: 'moment',
  check(at) {
    const { game, step } = at;
    const state = at.state();
    const copy = game.clone(state);
    demand(
      JSON.stringify(copy) === JSON.stringify(state),
      () => `the clone differs: ${difference(state, copy) ?? 'order of fields'}`,
    );
    const common = shared(state, copy);
    demand(common === null, () => `the clone and the original share ${common}`);
    if (step === null) return;
    const other = game.clone(state);
    game.play(copy, step.seat, step.move);
    demand(difference(state, other) === null, () => `playing on a clone changed the original: ${difference(state, other)}`);
    game.play(state, step.seat, step.move);
    demand(difference(state, copy) === null, () => `a clone plays on differently: ${difference(state, copy)}`);
  },
};

export const earlierClones: Law = {
  name: 'earlier clones stay as they were',
  of: 'match',
  check({ game, setting, secret, steps }) {
    const state = begin(game, setting, secret);
    const kept: { n: number; copy: unknown; text: string }[] = [];
    const stride = Math.ceil(steps.length / 12);
    for (const [n, { seat, move }] of steps.entries()) {
      if (n % stride === 0) kept.push({ n, copy: game.clone(state), text: JSON.stringify(state) });
      game.play(state, seat, move);
    }
    for (const { n, copy, text } of kept)
      demand(
        JSON.stringify(copy) === text,
        () => `a clone made after ${n} moves has changed: ${difference(JSON.parse(text), copy)}`,
      );
  },
};
