import { ALIBI, BROKER, COURT, type Kind, LUNATIC, POLICE } from './cards.ts';
import type { Deed } from './types.ts';

/** L-74: what answers what. */
export const ANSWERS: { readonly [D in Deed]: readonly Kind[] } = {
  bomb: [LUNATIC],
  bombed: [POLICE],
  murder: [LUNATIC],
  murdered: [POLICE],
  squatters: [POLICE],
  move: [BROKER],
  question: [ALIBI, COURT],
};
