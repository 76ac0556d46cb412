import type { Refusal, Tell } from '@insula/kernel';
import type { Event, Move, State } from '../types.ts';

/** Nobody may be listening: then no event is made. */
export type Telling = Tell<Event> | undefined;

/** What the seat whose turn it is may be asked. `legal` fills `into` from `n` on and returns the new count. `answer` is
 *  true when that settles it, false when something more must be asked, which `phase` then names. */
export interface Question {
  legal(s: State, into: Move[], n: number): number;
  whyNot(s: State, move: Move): Refusal | null;
  answer(s: State, move: Move, tell: Telling): boolean;
}
