import type { Decision, FrameOf, Named, Procedure } from '@insula/kernel';
import type { State } from '../state.ts';
import type { Event, Frame, Move } from '../types.ts';

/** A question of this game, by the kind of its frame. */
export type Asks<K extends Frame['kind']> = Decision<State, FrameOf<Frame, K>, Move, Event>;
/** A numbered list of this game. */
export type Steps<K extends Frame['kind']> = Procedure<State, FrameOf<Frame, K>, Frame, Event>;
/** The same where a step jumps to another, by its name. */
export type NamedSteps<K extends Frame['kind'], Name extends string> = Named<Name, Steps<K>['steps'][number]>;
