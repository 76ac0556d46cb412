import { COLOURS, type Colour } from './types.ts';

/** The letter of each colour in views and drawings. */
export const INITIALS: readonly string[] = COLOURS.map((name) => name[0]);

/** Whose letter this is; `NONE` for a dot. */
export const colourOf = (letter: string): Colour => INITIALS.indexOf(letter);
