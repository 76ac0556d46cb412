import type { Words } from '@insula/kernel';
import type { Item, Summary, Table } from '@insula/protocol';
import type { ComponentType } from 'react';
import type { Chooser } from '../choose/chooser.ts';
import type { Parts, Slot } from '../choose/narrow.ts';
import type { Placed, Travel } from '../pieces/pieces.ts';
import type { Say } from '../words/speaker.ts';
import type { Mark } from './marks.ts';
import type { Sign } from './sign.ts';

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
  /** What the game asks, in one sentence. */
  readonly asks: string;
  /** Whether the viewer has answered already, and waits for the others. */
  readonly hasAnswered: boolean;
  /** What to call each seat. */
  readonly names: readonly string[];
  /** The time each seat has, as counted at `since`; null: no clock. */
  readonly clocks: Table['clocks'];
  readonly since: number;
  /** What somebody looks at without choosing anything, kept for the table: a card's sheet, a neighbour's street; `again`
   *  is the number of a line of the log that was picked to be seen again. */
  readonly looks: Parts;
  /** The lines of the log that are held up just now; null: none, and the table stands as it does. */
  readonly held: readonly Item[] | null;
  /** Whoever looks has seen enough of what is held up. */
  goOn(): void;
  /** Looks at something else too; null looks away from it. */
  look(at: { readonly [what: string]: string | null }): void;
}

/** What is to be looked at for a while before what was told after it: a count, say. */
export interface Held<View> {
  /** The last line of the log that has been told by then. */
  readonly until: number;
  /** How the table stood then. */
  readonly view: View;
  /** The lines that it shows: the same for scenes that belong together. */
  readonly about: readonly Item[];
  /** Milliseconds, if nobody has seen enough before. */
  readonly lasts: number;
}

/** Something with a name: `looks.sheet` is `about` when somebody wants to keep reading about it, `looks.hint` while a pointer
 *  or the focus is on it. */
export interface Named {
  readonly name: string;
  readonly about: string;
}

/** `beside`: a board with the prompt and the seats beside it; `list`: the same, but the board has no height of its own, so
 *  that on a phone the moves stand above it; `whole`: the board draws the seats too, as two parts of the window called
 *  `strip` and `scene`, the hand has a row of its own, and nothing but the log ever scrolls; `desk`: the same with the strip
 *  below the prompt, which has the whole side to itself: the log lies over the table when somebody wants it. On a phone the
 *  hand stands above the prompt. */
export type Layout = 'beside' | 'list' | 'whole' | 'desk';

/**
 * A table of a game's own. The frame around it (seats, clocks, log, chat, prompt, why-not, undo) is the same for all; a
 * game without a table gets the generic one. To add one: a folder `tables/<id>/` whose `index.tsx` exports `table` of this
 * type, and a line in `tables/index.ts`.
 */
export interface TableOf<View, Event> {
  readonly layout: Layout;
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
  /** The answer to a question that has no other, by what everybody at the table can see; null: there is something to decide,
   *  or a quick answer would tell something. */
  forced(view: View, legal: readonly string[]): string | null;
  /** Whether what a seat is asked comes of what somebody else does in their turn. */
  interrupts(view: View, seat: number): boolean;
  /** Everything that stands on the board, as the view has it. */
  placed(view: View): readonly Placed[];
  travels(event: Event): Travel[];
  /** What of the news is to be looked at before its end; `view` is how the table stands after all of it. */
  holds(view: View, fresh: readonly Item[]): readonly Held<View>[];
  /** The place an event was at, so that the log can point to it. */
  placeOf(event: Event): string | null;
  /** Whether an event says all that the one before it said, so that the log need not say both. */
  retells(event: Event, before: Event): boolean;
  /** What the table can tell something about when the log names it. */
  named(words: Words): readonly Named[];
  /** What an event is drawn as among the moments that a match is remembered by; null: it is none of those. */
  sign(event: Event): Sign | null;
  /** How each seat is drawn where it stands for itself: in a chart, say. */
  readonly marks: readonly Mark[];
  /** What the board shows once nothing is secret any more, put together from what a bystander and each seat see. */
  together(bystander: View, seats: readonly View[]): View;
  readonly Board: ComponentType<Seen<View>>;
  /** What is still being told, in a sentence for those who hear the page: the next question waits for it. Null: nothing is. */
  tells(seen: Seen<View>): string | null;
  /** What is asked and the ways to answer, in place of the prompt's one sentence and its buttons; null: those will do. */
  readonly Asking: ComponentType<Seen<View>> | null;
  /** The viewer's own things, above the prompt's buttons: a hand of cards, usually. */
  readonly Hand: ComponentType<Seen<View>>;
  /** What only the viewer sees, to be shown again in a replay: a hand of cards, usually. */
  readonly Secrets: ComponentType<Seen<View>>;
  /** What a seat's card tells besides its name. */
  readonly SeatFacts: ComponentType<{ readonly view: View; readonly seat: number; readonly say: Say }>;
}

/** A table whose types nobody needs to know. */
export type AnyTable = TableOf<unknown, unknown>;
