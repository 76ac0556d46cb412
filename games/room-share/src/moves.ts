import { FLAT_NAMES } from './flats.ts';
import { ARROWS, type Arrow, type Card, COLOURS, type Colour, DEPARTURE, type Move, NONE, RENOVATION } from './types.ts';

/** Every move exists once. Those with two coordinates are found at first * size of the second + second. */
const move = (
  does: Move['does'],
  colour: Colour,
  flat: number,
  arrow: Arrow,
  other: Arrow = NONE,
  card: Card = NONE,
): Move => ({
  does,
  card,
  colour,
  flat,
  arrow,
  other,
});

const byFlat = (does: Move['does']): Move[] => FLAT_NAMES.map((_, flat) => move(does, NONE, flat, NONE));
const byColourAndFlat = (does: Move['does']): Move[] =>
  COLOURS.flatMap((_, colour) => FLAT_NAMES.map((_name, flat) => move(does, colour, flat, NONE)));
const byPlace = (does: Move['does']): Move[] =>
  FLAT_NAMES.flatMap((_, flat) => ARROWS.map((_name, arrow) => move(does, NONE, flat, arrow)));

export const GUESTS = COLOURS.map((_, colour) => move('guests', colour, NONE, NONE));
export const KEY = byColourAndFlat('key');
export const COMMUNICATE = byColourAndFlat('communication');
export const DEPART = byPlace('departure');
export const EVICT = byFlat('eviction');
export const SIGN = byFlat('contract');
export const SWAP_FROM = byPlace('swap');
export const SWAP_WITH = byPlace('with');
/** The pairs of arrows of a flat, six each. */
export const PAIRS: readonly (readonly [Arrow, Arrow])[] = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
];
export const RENOVATE = FLAT_NAMES.flatMap((_, flat) =>
  PAIRS.map(([arrow, other]) => move('renovation', NONE, flat, arrow, other)),
);
export const NO_DEPARTURE = move('nothing', NONE, NONE, NONE, NONE, DEPARTURE);
export const NO_RENOVATION = move('nothing', NONE, NONE, NONE, NONE, RENOVATION);
export const ROOM = byFlat('room');
export const TENANT = COLOURS.flatMap((_, colour) => ARROWS.map((_name, arrow) => move('tenant', colour, NONE, arrow)));
export const LANDLORD = byFlat('landlord');
export const ARROW = ARROWS.map((_, arrow) => move('arrow', NONE, NONE, arrow));
export const PASS = move('pass', NONE, NONE, NONE);

export const ALPHABET: readonly Move[] = [
  ...GUESTS,
  ...KEY,
  ...COMMUNICATE,
  ...DEPART,
  NO_DEPARTURE,
  ...EVICT,
  ...SIGN,
  ...SWAP_FROM,
  ...SWAP_WITH,
  ...RENOVATE,
  NO_RENOVATION,
  ...ROOM,
  ...TENANT,
  ...LANDLORD,
  ...ARROW,
  PASS,
];
