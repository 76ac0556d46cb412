import type { Position } from '@insula/kernel';

type Situations = { readonly [name: string]: () => Position };
export const CLASSIC: Situations;
export const SECOND: Situations;
export const PLAYED: Situations;
export const PLAYED_SECOND: Situations;
/** Where a picture begins, and what has been played since: a seat and its move each. */
export const PICTURED: {
  readonly [name: string]: { position(): Position; readonly past: readonly (readonly [number, string])[] };
};
/** A street of any number of seats, as many houses as there are cards for. */
export function crowded(game: string, seats: number): Position;
