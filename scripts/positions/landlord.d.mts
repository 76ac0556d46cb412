import type { Position } from '@insula/kernel';

type Situations = { readonly [name: string]: () => Position };
export const CLASSIC: Situations;
export const SECOND: Situations;
export const PLAYED: Situations;
export const PLAYED_SECOND: Situations;
/** A street of any number of seats, as many houses as there are cards for. */
export function crowded(game: string, seats: number): Position;
