import type { Beginning, Game } from '@insula/kernel';
import { census } from './census.ts';
import { clone } from './clone.ts';
import { determinize } from './determinize.ts';
import { draw } from './draw.ts';
import { measures } from './measures.ts';
import { alphabet } from './moves.ts';
import { read, write } from './notation.ts';
import { check, longest, options } from './options.ts';
import { outlook } from './outlook/outlook.ts';
import { locate, place } from './position/position.ts';
import { result } from './result.ts';
import { legal, play, toAct, whyNot, window } from './rules/rulebook.ts';
import { ask, sayEvent, sayMove } from './say.ts';
import { setup } from './setup.ts';
import type { State } from './state.ts';
import type { Event, Move, View } from './types.ts';
import { EARLIER_RULES, RULES, type Rules } from './version.ts';
import { view } from './view.ts';
import { worth } from './worth.ts';

export { type Route, routes } from './routes.ts';
export type { State } from './state.ts';
export type { Event, Move, View } from './types.ts';

const begunBy = (rules: Rules): Beginning<State> => ({
  version: rules,
  setup: (agreed, seats, rng) => setup(rules, agreed, seats, rng),
  place: (position) => place(rules, position),
});

/** Raja: architects travel across India and build palaces where the maharaja is about to call. */
export const raja: Game<State, Move, View, Event> = {
  id: 'raja',
  ...begunBy(RULES),
  earlier: [begunBy(EARLIER_RULES)],
  about: { minutes: [60, 90], weight: 3 },
  options,
  check,
  seats: (s) => s.seats,
  toAct,
  window,
  legal,
  whyNot,
  play,
  result,
  longest,
  clone,
  view,
  determinize,
  worth,
  foresight: {
    judge: worth,
    foretell: outlook,
    scale: 1,
    trust: 3,
    followed: false,
    curiosity: 1,
    onward: 0,
    tries: 6,
    efforts: { casual: 2, strong: 400, expert: 4000 },
    oversight: 4,
    talk: () => false,
    rude: () => false,
  },
  census,
  alphabet,
  write,
  read,
  draw,
  measures,
  round: ({ round }) => (round === 0 ? null : round),
  ask,
  sayMove,
  sayEvent,
  locate,
};

export const games = [raja];
