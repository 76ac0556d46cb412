import type { Decision, FrameOf, Procedure, Rules } from '@insula/kernel';
import type { State } from '../state.ts';
import type { Event, Frame, Move } from '../types.ts';

/** The kernel's types with this game's filled in, so that a rule file names only its frame. */
export type Asks<K extends Frame['kind']> = Decision<State, FrameOf<Frame, K>, Move, Event>;
export type Steps<K extends Frame['kind']> = Procedure<State, FrameOf<Frame, K>, Frame, Event>;
export type Rulebook = Rules<State, Frame, Move, Event>;
