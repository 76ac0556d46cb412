import type { State } from '../types.ts';

/** L-91: what is offered is seen by the two alone. */
export const isPrivate = (s: State): boolean => s.variant.trade === 'any';
