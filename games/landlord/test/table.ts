import type { Json } from '@insula/kernel';
import { CARDS, landlord, type State } from '../src/index.ts';
import { playing } from './playing.ts';

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

export const { moveNamed, play, why, may, awaited, hand, tenants } = playing(landlord);

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
