import { isStill, settings } from '../settings/settings.ts';

/** Milliseconds a piece walks, at the usual speed. */
export const WALK = 420;

const FACTOR = { instant: 0, fast: 0.5, normal: 1, slow: 2 } as const;

/** How long something takes on this device that usually takes so many milliseconds. */
export const atTempo = (milliseconds: number): number => milliseconds * FACTOR[settings.getState().speed];

/** How long something is seen before the next thing, which is not held up for whoever wants no motion. */
export const pauseOf = (milliseconds: number): number => (isStill() ? 0 : atTempo(milliseconds));
