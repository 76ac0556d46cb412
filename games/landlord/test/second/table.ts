import { generator, type Json, readOptions } from '@insula/kernel';
import { CARDS, landlordSecond as game, type State } from '../../src/index.ts';
import { playing } from '../playing.ts';

interface Extras {
  readonly roof?: string | null;
  readonly cover?: boolean;
  readonly basement?: boolean;
  readonly hides?: readonly string[];
}

/** A house under a plain Roof whose floors hide Moves, unless they are named. */
export function house(
  owner: number,
  floors: number,
  tenants: { readonly [place: string]: Json } = {},
  extras: Extras = {},
): Json {
  return {
    owner,
    floors: extras.hides ?? new Array<string>(floors).fill('move'),
    roof: extras.roof === undefined ? 'roof' : extras.roof,
    cover: extras.cover ? 'roof-expansion' : null,
    cellar: extras.basement ? 'basement-expansion' : null,
    tenants,
  };
}

interface Setting {
  readonly seats: number;
  readonly options: { readonly [key: string]: Json };
  readonly money: readonly number[];
  readonly hands: readonly string[];
  readonly street: readonly Json[];
  readonly more: { readonly [field: string]: Json };
}

/** A moment of seat 1's turn, in its second phase unless `more` says otherwise; everybody has $10. */
export function table(given: Partial<Setting>): State {
  const seats = given.seats ?? 3;
  const each = Array.from({ length: seats }, (_, seat) => seat);
  return game.place({
    game: 'landlord-second',
    seats,
    options: given.options ?? {},
    money: each.map((seat) => given.money?.[seat] ?? 10),
    hands: each.map((seat) => (given.hands?.[seat] ?? '').split(' ').filter((card) => card !== '')),
    street: given.street ?? [],
    turn: 1,
    ...given.more,
  });
}

/** The first phase of seat 1's turn. */
export const examining = (given: Partial<Setting>): State => table({ ...given, more: { ...given.more, doing: 'examine' } });

export const setUp = (seats: number, given: { [key: string]: unknown } = {}, seed = 'second'): State =>
  game.setup(readOptions(game.options, given), seats, generator(seed));

export const { play, why, may, awaited, hand, tenants } = playing(game);

export const discards = (s: State): string[] => s.discards.map((kind) => CARDS[kind]);
/** What lies at the bottom of the pile. */
export const bottom = (s: State, cards: number): string[] =>
  s.pile
    .slice(0, cards)
    .map((kind) => CARDS[kind])
    .sort();
/** Roofs and Monsters left. */
export const supply = (s: State): readonly number[] => game.view(s, null).supply;

/** What seat 1 collects by ending its second phase. */
export function collected(s: State): number {
  play(s, '1 done');
  return s.earned;
}

/** F-2 as printed, tenant by tenant: rent, apartments, floors. */
export const PRINTED: readonly (readonly number[])[] = [
  [5, 2, 2],
  [4, 2, 4],
  [2, 1, 5],
  [4, 1, 3],
  [1, 1, 5],
  [2, 1, 4],
  [1, 1, 1],
  [2, 1, 3],
  [7, 2, 1],
  [3, 1, 4],
  [0, 1, 5],
  [3, 1, 5],
  [0, 1, 5],
  [3, 1, 5],
];
