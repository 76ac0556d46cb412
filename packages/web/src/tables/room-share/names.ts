import { ARROWS, FLAT_NAMES, HIGH, WIDE } from '@insula/room-share/face';

/** A place of the board as the notation spells it. */
export const placeName = (flat: number, arrow: number): string => `${FLAT_NAMES[flat]} ${ARROWS[arrow]}`;
/** The pattern that a flat's floor and walls are drawn with, wherever it is shown. */
export const patternOf = (flat: number): string => `flat-${FLAT_NAMES[flat]}`;
export const reservePlace = (seat: number): string => `~reserve ${seat}`;

/** Where a flat stands in the drawing, counted from the top left corner. */
export const columnOf = (flat: number): number => flat % WIDE;
export const rowOf = (flat: number): number => HIGH - 1 - Math.floor(flat / WIDE);
