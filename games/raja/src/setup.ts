import { below, type Options, type Rng, shuffle } from '@insula/kernel';
import { NO_DISC } from './actions.ts';
import { CHARACTER_COUNT, FREE, NOT_IN_PLAY, YOGI } from './characters.ts';
import { HOUSES_EACH, HOUSES_TO_PLACE } from './facts.ts';
import { CITY_COUNT, START, VILLAGES } from './maps/places.ts';
import { STARTING_GOLD } from './moves.ts';
import { advancedOf, mapOf, shortOf } from './options.ts';
import { settle } from './rules/rulebook.ts';
import type { State } from './state.ts';
import { NONE } from './types.ts';
import { playedBy, type Rules } from './version.ts';

export function setup(rules: Rules, options: Options, seats: number, rng: Rng): State {
  const each = (value: number): number[] => new Array<number>(seats).fill(value);
  const short = shortOf(options);
  const advanced = advancedOf(options);
  const squares = shuffle(
    rng,
    Array.from({ length: CITY_COUNT }, (_, square) => square),
  );
  const holder = new Array<number>(CHARACTER_COUNT).fill(FREE);
  if (advanced === 0) holder[YOGI] = NOT_IN_PLAY;

  const s = playedBy<State>(rules, {
    rng,
    seats,
    short,
    advanced,
    map: mapOf(options),
    first: below(rng, seats),
    round: 0,
    maharaja: START,
    squares,
    holder,
    architects: each(START),
    gold: each(STARTING_GOLD),
    supply: each(HOUSES_TO_PLACE),
    quarry: each(HOUSES_EACH - HOUSES_TO_PLACE),
    palaces: each(short ? 6 : 7),
    markers: each(0),
    villages: new Array<number>(VILLAGES.length).fill(0),
    houses: new Array<number>(CITY_COUNT * seats).fill(0),
    large: new Array<number>(CITY_COUNT).fill(NONE),
    small: new Array<number>(CITY_COUNT * seats).fill(0),
    ending: null,
    discs: each(NO_DISC),
    stack: [{ kind: 'game', step: 0 }],
  });
  settle(s, null, () => {});
  return s;
}
