import { colourOf, INITIALS } from './letters.ts';
import { ARROWS, type Arrow, COLOURS, type Colour, NONE } from './types.ts';

/**
 * Who lives in a flat, as one integer: three bits per arrow, 0 for nobody, else the colour + 1. What the rules ask of a
 * flat is looked up in tables over all such integers, so that no count is kept twice.
 */
const PACKS = 1 << (3 * ARROWS.length);

export const NOBODY_HOME = 0;

export const tenantOn = (pack: number, arrow: Arrow): Colour => ((pack >> (3 * arrow)) & 7) - 1;
export const withTenant = (pack: number, arrow: Arrow, colour: Colour): number => pack | ((colour + 1) << (3 * arrow));
export const withoutTenant = (pack: number, arrow: Arrow): number => pack & ~(7 << (3 * arrow));

/** How many live there. */
export const tenants = (pack: number): number => COUNT[pack];
/** How many of a colour live there. */
export const ofColour = (pack: number, colour: Colour): number => OF_COLOUR[colour * PACKS + pack];
/** Whether an arrow is free. */
export const isFree = (pack: number, arrow: Arrow): boolean => ((pack >> (3 * arrow)) & 7) === 0;
/** The first free arrow; the flat must have one. */
export const firstFree = (pack: number): Arrow => ARROWS.findIndex((_, arrow) => isFree(pack, arrow));

/** A pack as letters, one for each arrow: the first of a colour's name, or a dot. */
export const lettersOf = (pack: number): string => LETTERS[pack];
/** The pack whose letters begin at `from`. */
export function packAt(letters: string, from: number): number {
  let pack = NOBODY_HOME;
  for (let arrow = 0; arrow < ARROWS.length; arrow++) pack = withTenant(pack, arrow, colourOf(letters[from + arrow]));
  return pack;
}

const LETTERS = Array.from({ length: PACKS }, (_, pack) =>
  ARROWS.map((_, arrow) => INITIALS[tenantOn(pack, arrow)] ?? '.').join(''),
);

const COUNT = new Uint8Array(PACKS);
const OF_COLOUR = new Uint8Array(PACKS * COLOURS.length);

for (let pack = 0; pack < PACKS; pack++)
  for (let arrow = 0; arrow < ARROWS.length; arrow++) {
    const colour = tenantOn(pack, arrow);
    if (colour === NONE || colour >= COLOURS.length) continue;
    COUNT[pack]++;
    OF_COLOUR[colour * PACKS + pack]++;
  }
