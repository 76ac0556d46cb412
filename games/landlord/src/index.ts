import type { Game } from '@insula/kernel';
import { clone } from './clone.ts';
import { determinize } from './determinize.ts';
import { draw } from './draw.ts';
import type { Event } from './events.ts';
import { longest } from './longest.ts';
import { alphabet } from './moves.ts';
import { read, write } from './notation.ts';
import { check, options } from './options.ts';
import { locate, place } from './position.ts';
import { census, result } from './result.ts';
import { legal, play, toAct, whyNot, window } from './rules/rulebook.ts';
import { ask, sayEvent, sayMove } from './say.ts';
import { setup } from './setup.ts';
import type { Move, State } from './types.ts';
import { type View, view } from './view.ts';
import { worth } from './worth.ts';

export { CARDS } from './cards.ts';
export type { Event } from './events.ts';
export type { RentLine } from './rules/rent.ts';
export type { Frame, Move, State, Variant } from './types.ts';
export type { HouseView, StretchView, View } from './view.ts';

/** Landlord!, the classic edition: build, let, and be a bad neighbour. */
export const landlord: Game<State, Move, View, Event> = {
  id: 'landlord',
  version: 1,
  about: { minutes: [20, 45], weight: 3 },
  options,
  check,
  setup,
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
  census,
  alphabet,
  write,
  read,
  draw,
  ask,
  sayMove,
  sayEvent,
  place,
  locate,
};

export const games = [landlord];
