import type { Game } from '@insula/kernel';
import { clone } from './clone.ts';
import { determinize } from './determinize.ts';
import { draw } from './draw.ts';
import { alphabet } from './moves.ts';
import { read, write } from './notation.ts';
import { check, longest, options } from './options.ts';
import { locate, place } from './position/position.ts';
import { census, result, worth } from './result.ts';
import { legal, play, toAct, whyNot, window } from './rules/rulebook.ts';
import { ask, sayEvent, sayMove } from './say.ts';
import { setup } from './setup.ts';
import type { State } from './state.ts';
import type { Event, Move, View } from './types.ts';
import { view } from './view.ts';

export type { State } from './state.ts';
export type { Event, Move, View } from './types.ts';

/** Lantern Lane: the small game that shows how a game is written. */
export const example: Game<State, Move, View, Event> = {
  id: 'example',
  version: 1,
  earlier: [],
  about: { minutes: [10, 20], weight: 2 },
  options,
  check,
  setup,
  seats: (s) => s.coins.length,
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
    foretell: worth,
    scale: 4,
    trust: 1,
    followed: false,
    curiosity: 1,
    onward: 0,
    tries: 6,
    efforts: { casual: 40, strong: 300, expert: 4000 },
    oversight: 30,
    talk: () => false,
    rude: () => false,
  },
  census,
  alphabet,
  write,
  read,
  draw,
  measures: ({ coins, rooms }) => [
    { what: 'coins', values: coins },
    { what: 'rooms', values: rooms.map(({ length }) => length) },
  ],
  round: ({ stack: [frame] }) => (frame?.kind === 'round' ? frame.number : null),
  ask,
  sayMove,
  sayEvent,
  place,
  locate,
};

export const games = [example];
