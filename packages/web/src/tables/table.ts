import type { Words } from '@insula/kernel';
import type { Item, Summary } from '@insula/protocol';
import type { ComponentType } from 'react';
import type { Chooser } from '../choose/chooser.ts';
import type { Parts, Slot } from '../choose/narrow.ts';
import type { Placed, Travel } from '../pieces/pieces.ts';
import type { Say } from '../words/speaker.ts';

/** Each legal move in words. */
export interface Said {
  get(move: string): string | undefined;
}

/** What every table is given to draw itself with. */
export interface Seen<View> {
  readonly view: View;
  /** Null: looking on. */
  readonly seat: number | null;
  readonly awaited: readonly number[];
  readonly summary: Summary;
  readonly items: readonly Item[];
  /** The game's sentences, seats filled in by name. */
  readonly say: Say;
  readonly words: Words;
  readonly said: Said;
  readonly chooser: Chooser;
  /** A place the log points at; null: none. */
  readonly pointed: string | null;
}

/**
 * A table of a game's own. The frame around it (seats, clocks, log, chat, prompt, why-not, undo) is the same for all; a
 * game without a table gets the generic one. To add one: a folder `tables/<id>/` whose `index.tsx` exports `table` of this
 * type, and a line in `tables/index.ts`.
 */
export interface TableOf<View, Event> {
  /** Whether the board is a list, which has no height of its own: then the moves stand above it on a phone. */
  readonly lists: boolean;
  /** What can be picked at this table, coarse things first. */
  readonly slots: readonly Slot[];
  /** A legal move taken apart. */
  parts(move: string, view: View): Parts;
  /** The notation of what somebody tried and cannot do, to ask the server why not; null when nothing can be asked yet. */
  tried(picked: Parts, view: View): string | null;
  /** What a person usually wants, for slots they leave open. */
  usual(view: View, seat: number): Parts;
  /** Whether a move is played by its own button only, however little is left to choose: it does nothing, say. */
  confirms(move: string): boolean;
  /** Whether this decision is one that may be left to the usual choice in one go, such as settling evicted tenants. */
  chore(view: View): boolean;
  /** Everything that stands on the board, as the view has it. */
  placed(view: View): readonly Placed[];
  travels(event: Event): Travel[];
  /** The place an event was at, so that the log can point to it. */
  placeOf(event: Event): string | null;
  readonly Board: ComponentType<Seen<View>>;
  /** The viewer's own things, above the prompt's buttons: a hand of cards, usually. */
  readonly Hand: ComponentType<Seen<View>>;
  /** What a seat's card tells besides its name. */
  readonly SeatFacts: ComponentType<{ readonly view: View; readonly seat: number; readonly say: Say }>;
}

/** A table whose types nobody needs to know. */
export type AnyTable = TableOf<unknown, unknown>;
