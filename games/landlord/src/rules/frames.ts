import type { Decision, FrameOf, Tell as KernelTell, Named, Procedure, Refusal, Seat } from '@insula/kernel';
import type { Event } from '../events.ts';
import type { Frame, Move, State } from '../types.ts';

export type Tell = KernelTell<Event>;
export type Asks<K extends Frame['kind']> = Decision<State, FrameOf<Frame, K>, Move, Event>;
export type Steps<K extends Frame['kind']> = Procedure<State, FrameOf<Frame, K>, Frame, Event>;
/** The same where a step jumps to another, by its name. */
export type NamedSteps<K extends Frame['kind'], Name extends string> = Named<Name, Steps<K>['steps'][number]>;
export type Ended<K extends Frame['kind']> = FrameOf<Frame, K>;

/** What can be done in a phase: why not now, and how. */
export interface Deed {
  whyNot(s: State, seat: Seat, move: Move): Refusal | null;
  play(s: State, seat: Seat, move: Move, tell: Tell): void;
}
