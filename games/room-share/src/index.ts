import { ENDLESS, type Game } from '@insula/kernel';
import { census } from './census.ts';
import { clone } from './clone.ts';
import { determinize } from './determinize.ts';
import { draw } from './draw.ts';
import { longest } from './longest.ts';
import { ALPHABET } from './moves.ts';
import { read, write } from './notation.ts';
import { check, options } from './options.ts';
import { locate } from './position/locate.ts';
import { place } from './position/place.ts';
import { legal, play, toAct, whyNot } from './rules/questions.ts';
import { ask, sayEvent, sayMove } from './say.ts';
import { result } from './scoring.ts';
import { setup } from './setup.ts';
import type { Event, Move, State, View } from './types.ts';
import { view } from './view.ts';
import { worth } from './worth.ts';

export const roomShare: Game<State, Move, View, Event> = {
  id: 'room-share',
  version: 1,
  earlier: [],
  about: { minutes: [20, 30], weight: 2 },
  options,
  check,
  setup,
  seats: (s) => s.seats,
  toAct,
  window: () => false,
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
    scale: 6,
    trust: 2,
    followed: false,
    curiosity: 1,
    onward: ENDLESS,
    tries: 1,
    efforts: { casual: 7, strong: 400, expert: 4000 },
    oversight: 20,
    talk: () => false,
    rude: () => false,
  },
  census,
  alphabet: ALPHABET,
  write,
  read,
  draw,
  measures: ({ points, reserve }) => [
    { what: 'points', values: points },
    { what: 'reserve', values: reserve.map((colours) => colours.reduce((sum, count) => sum + count, 0)) },
  ],
  round: () => null,
  ask,
  sayMove,
  sayEvent,
  place,
  locate,
};

export const games = [roomShare];

export { FLAT_NAMES, NEIGHBOURS } from './flats.ts';
export { colourOf } from './letters.ts';
export { ARROWS, CARDS, COLOURS, type Event, KINDS, type Move, type View } from './types.ts';
