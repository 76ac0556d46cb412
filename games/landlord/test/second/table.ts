import { generator, hears, type Json, list, readOptions } from '@insula/kernel';
import { CARDS, type Event, landlordSecond as game, type State } from '../../src/index.ts';

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

const moveNamed = (text: string) => {
  const move = game.read(text);
  if (move === null) throw new Error(`"${text}" is no move`);
  return move;
};

/** Plays `"1 bomb 2"`: the seat, then the move. Returns what everybody was told. */
export function play(s: State, ...steps: readonly string[]): Event[] {
  const told: Event[] = [];
  for (const step of steps) {
    const refusal = game.whyNot(s, Number(step[0]) - 1, moveNamed(step.slice(2)));
    if (refusal !== null) throw new Error(`"${step}" is refused: ${refusal.rule} ${refusal.code}`);
    game.play(s, Number(step[0]) - 1, moveNamed(step.slice(2)), (event, to) => {
      if (hears(to, null)) told.push(event);
    });
  }
  return told;
}

/** Why a seat may not: `"F-31 too-high"`; null if it may. */
export function why(s: State, step: string): string | null {
  const refusal = game.whyNot(s, Number(step[0]) - 1, moveNamed(step.slice(2)));
  return refusal === null ? null : `${refusal.rule} ${refusal.code}`;
}

/** All legal moves of a seat in text, or those with a certain beginning. */
export function may(s: State, seat: number, beginning = ''): string[] {
  const into: Parameters<typeof game.legal>[2] = [];
  const count = game.legal(s, seat - 1, into);
  return into
    .slice(0, count)
    .map(game.write)
    .filter((text) => text.startsWith(beginning));
}

export const awaited = (s: State): number[] => list(game.toAct(s)).map((seat) => seat + 1);

export const hand = (s: State, seat: number): string =>
  CARDS.flatMap((name, kind) => new Array<string>(s.hands[(seat - 1) * CARDS.length + kind]).fill(name)).join(' ');

/** Who lives in a house: `{ 1: 'hacker' }`. */
export function tenants(s: State, number: number): { [place: string]: string } {
  const seen = game.view(s, null).street[number - 1];
  return Object.fromEntries(
    ['c', '1', '2', '3', '4', '5', 'r'].flatMap((place, i) =>
      seen !== undefined && seen.tenants[i] >= 0 ? [[place, CARDS[seen.tenants[i]]]] : [],
    ),
  );
}

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
