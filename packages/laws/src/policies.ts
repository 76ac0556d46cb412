import { type AnyGame, below, has, list, type Rng, type Seat } from '@insula/kernel';

/** Somebody makes one legal move. */
export interface Step {
  readonly seat: Seat;
  readonly move: unknown;
}

/** How all the seats of a match play. Null when somebody is asked and nobody can answer. */
export type Policy = (game: AnyGame, state: unknown, seats: number, rng: Rng) => Step | null;

/** Any legal move; now and then one that nobody waits for. */
const random: Policy = (game, state, seats, rng) => {
  if (below(rng, 12) === 0) {
    const aside = pick(interjections(game, state, seats), rng);
    if (aside !== null) return aside;
  }
  const asked = list(game.toAct(state));
  const seat = asked[below(rng, asked.length)];
  return pick(stepsOf(game, state, seat), rng);
};

const first: Policy = (game, state) => stepsOf(game, state, list(game.toAct(state))[0])[0] ?? null;

const last: Policy = (game, state) => stepsOf(game, state, list(game.toAct(state))[0]).at(-1) ?? null;

/** The move that looks best for its seat at once. */
const greedy: Policy = (game, state, _seats, rng) => {
  const asked = list(game.toAct(state));
  const steps = stepsOf(game, state, asked[below(rng, asked.length)]);
  return pick(
    best(steps, ({ seat, move }) => game.worth(after(game, state, seat, move), seat)),
    rng,
  );
};

/** Whatever keeps the match from getting anywhere: moves out of turn, then moves after which the same are asked again,
 *  then those that gain the least. */
const stalling: Policy = (game, state, seats, rng) => {
  const aside = pick(interjections(game, state, seats), rng);
  if (aside !== null) return aside;
  const asked = game.toAct(state);
  const seat = list(asked)[below(rng, list(asked).length)];
  const scored = new Map<Step, readonly [boolean, number]>();
  for (const step of stepsOf(game, state, seat)) {
    const then = after(game, state, seat, step.move);
    scored.set(step, [game.toAct(then) === asked, -game.worth(then, seat)]);
  }
  const again = [...scored.keys()].filter((step) => scored.get(step)?.[0]);
  return pick(
    best(again.length > 0 ? again : [...scored.keys()], (step) => scored.get(step)?.[1] ?? 0),
    rng,
  );
};

export const POLICIES = { random, greedy, stalling, first, last } as const;
export type PolicyName = keyof typeof POLICIES;

export function legalMoves(game: AnyGame, state: unknown, seat: Seat): unknown[] {
  const into: unknown[] = [];
  return into.slice(0, game.legal(state, seat, into));
}

const stepsOf = (game: AnyGame, state: unknown, seat: Seat): Step[] =>
  legalMoves(game, state, seat).map((move) => ({ seat, move }));

/** What the seats that nobody waits for may do. */
function interjections(game: AnyGame, state: unknown, seats: number): Step[] {
  const steps: Step[] = [];
  const asked = game.toAct(state);
  for (let seat = 0; seat < seats; seat++) if (!has(asked, seat)) steps.push(...stepsOf(game, state, seat));
  return steps;
}

function after(game: AnyGame, state: unknown, seat: Seat, move: unknown): unknown {
  const then = game.clone(state);
  game.play(then, seat, move);
  return then;
}

const pick = (steps: readonly Step[], rng: Rng): Step | null =>
  steps.length === 0 ? null : steps[below(rng, steps.length)];

function best(steps: readonly Step[], value: (step: Step) => number): Step[] {
  let top = Number.NEGATIVE_INFINITY;
  let chosen: Step[] = [];
  for (const step of steps) {
    const worth = value(step);
    if (worth > top) chosen = [];
    if (worth >= top) chosen.push(step);
    top = Math.max(top, worth);
  }
  return chosen;
}
