import { HIGH, WIDE } from '@insula/room-share/face';
import { SIDE } from './art/sizes.ts';

/** Room around the block for the names of its rows and columns, in the units of the drawing. */
export const MARGIN = 24;
export const ACROSS = WIDE * SIDE + 2 * MARGIN;
export const DOWN = HIGH * SIDE + 2 * MARGIN;
export const percent = (part: number, whole: number): string => `${(100 * part) / whole}%`;
