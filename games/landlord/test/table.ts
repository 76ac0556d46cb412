import type { Json } from '@insula/kernel';
import { hears, list } from '@insula/kernel';
import { CARDS, type Event, landlord, type Move, type State } from '../src/index.ts';

export type Table = State;

type Tenants = { readonly [place: string]: Json };
interface Extras {
  readonly roof?: string | null;
  readonly cover?: string;
  readonly cellar?: boolean;
  readonly tenants?: Tenants;
  readonly hides?: readonly string[];
}

/** A house whose floors hide Roofs, unless they are named. */
export function house(owner: number, floors: number, tenants: Tenants = {}, extras: Extras = {}): Json {
  return {
    owner,
    floors: extras.hides ?? new Array<string>(floors).fill('roof'),
    roof: extras.roof === undefined ? 'roof' : extras.roof,
    cover: extras.cover ?? null,
    cellar: extras.cellar ? 'cellar-renovation' : null,
    tenants,
  };
}

interface Setting {
  readonly seats: number;
  readonly options: { readonly [key: string]: Json };
  readonly money: readonly number[];
  /** By seat, the cards with blanks between them. */
  readonly hands: readonly string[];
  readonly street: readonly Json[];
  readonly turn: number;
  readonly more: { readonly [field: string]: Json };
}

/** A moment in seat 1's play phase; what is not named is empty, and everybody has $10. */
export function table(given: Partial<Setting>): Table {
  const seats = given.seats ?? 3;
  const hands = Array.from({ length: seats }, (_, seat) =>
    (given.hands?.[seat] ?? '').split(' ').filter((card) => card !== ''),
  );
  return landlord.place({
    game: 'landlord',
    seats,
    options: given.options ?? {},
    money: Array.from({ length: seats }, (_, seat) => given.money?.[seat] ?? 10),
    hands,
    street: given.street ?? [],
    turn: given.turn ?? 1,
    ...given.more,
  });
}

export function moveNamed(text: string): Move {
  const move = landlord.read(text);
  if (move === null) throw new Error(`"${text}" is no move`);
  return move;
}

/** Plays `"1 bomb 2"`: the seat, then the move. Every move must be legal. Returns what the table was told. */
export function play(s: Table, ...steps: readonly string[]): Event[] {
  const told: Event[] = [];
  for (const step of steps) {
    const seat = Number(step[0]) - 1;
    const refusal = landlord.whyNot(s, seat, moveNamed(step.slice(2)));
    if (refusal !== null) throw new Error(`"${step}" is refused: ${refusal.rule} ${refusal.code}`);
    landlord.play(s, seat, moveNamed(step.slice(2)), (event, to) => {
      if (hears(to, null)) told.push(event);
    });
  }
  return told;
}

/** Why a seat may not: `"L-41 too-high"`; null if it may. */
export function why(s: Table, step: string): string | null {
  const refusal = landlord.whyNot(s, Number(step[0]) - 1, moveNamed(step.slice(2)));
  return refusal === null ? null : `${refusal.rule} ${refusal.code}`;
}

/** All legal moves of a seat in text, or those with a certain beginning. */
export function may(s: Table, seat: number, beginning = ''): string[] {
  const into: Move[] = [];
  const count = landlord.legal(s, seat - 1, into);
  return into
    .slice(0, count)
    .map(landlord.write)
    .filter((text) => text.startsWith(beginning));
}

/** The seats awaited, from 1. */
export const awaited = (s: Table): number[] => list(landlord.toAct(s)).map((seat) => seat + 1);

export function hand(s: Table, seat: number): string {
  return CARDS.flatMap((name, kind) => new Array<string>(s.hands[(seat - 1) * CARDS.length + kind]).fill(name)).join(' ');
}

/** Who lives in a house, from below: `{ 1: 'student' }`. */
export function tenants(s: Table, number: number): { [place: string]: string } {
  const seen = landlord.view(s, null).street[number - 1];
  const places = ['c', '1', '2', '3', '4', '5', 'r'];
  return Object.fromEntries(
    places.flatMap((place, i) => (seen !== undefined && seen.tenants[i] >= 0 ? [[place, CARDS[seen.tenants[i]]]] : [])),
  );
}

/** The names of the last so many discards, the top one last. */
export const discards = (s: Table, count: number): string =>
  s.discards
    .slice(-count)
    .map((kind) => CARDS[kind])
    .join(' ');

/** What a seat (null: a bystander) knows to be in another's hand or floors. */
export function known(s: Table, viewer: number | null, pool: number): string {
  const counts = landlord.view(s, viewer === null ? null : viewer - 1).known[pool - 1];
  return CARDS.flatMap((name, kind) => new Array<string>(counts[kind]).fill(name)).join(' ');
}

/** What a viewer knows of the pile, stretch by stretch from the top. */
export function knownPile(s: Table, viewer: number | null): string[] {
  return landlord
    .view(s, viewer === null ? null : viewer - 1)
    .pile.map(({ size, known: counts }) =>
      [size, ...CARDS.flatMap((name, kind) => new Array<string>(counts[kind]).fill(name))].join(' '),
    );
}
