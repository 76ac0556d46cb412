import type { Json } from './json.ts';
import type { OptionSpec, Options } from './options.ts';
import type { Phrase } from './phrase.ts';
import type { Rng } from './rng.ts';
import type { Seat, Seats } from './seats.ts';

/**
 * Everything the platform knows about a game. Server, bots, command line and web are written against this page alone,
 * and nothing on it is optional.
 *
 * `State` is plain JSON: no classes, closures, Maps or `undefined`. Everything pending is in it - whose turn, which
 * answer window is open, which secret choices are already made - so any moment of any match can be saved, cloned or shown.
 */
export interface Game<State, Move, View, Event> extends Beginning<State> {
  readonly id: string;
  /** Versions before this one by which matches are still played, replayed and verified; new matches never are. */
  readonly earlier: readonly Beginning<State>[];
  readonly about: About;
  /** The variants, as data: forms, flags and error messages are made from it. */
  readonly options: readonly OptionSpec[];
  /** Null when these options go together and allow this many seats. */
  check(options: Options, seats: number): Refusal | null;
  /** How many seats the match has. */
  seats(state: State): number;

  /** Seats whose answer is awaited, by public facts alone; 0 when the game is over. Several answer secretly, in any order. */
  toAct(state: State): Seats;
  /** Whether what is awaited is an answer to somebody's act: then a quick "no" would tell what is not in the hand. */
  window(state: State): boolean;
  /** Fills `into` with the legal moves of `seat`, in rulebook order, and returns how many there are. A seat nobody waits
   *  for may still have some: those it may make at any time. */
  legal(state: State, seat: Seat, into: Move[]): number;
  /** Null when `move` is legal. Agrees with `legal` exactly, and depends only on what `seat` can see. */
  whyNot(state: State, seat: Seat, move: Move): Refusal | null;
  /** Changes `state` in place. The move must be legal: at a trust boundary ask `whyNot` first. */
  play(state: State, seat: Seat, move: Move, tell?: Tell<Event>): void;
  /** Null until the game is over. */
  result(state: State): Result | null;
  /** No match takes more moves than this, whatever the seats do. */
  longest(options: Options, seats: number): number;

  /** A copy that shares nothing with the original. */
  clone(state: State): State;
  /** What `seat` knows (null: a bystander), built field by field from nothing. */
  view(state: State, seat: Seat | null): View;
  /** A full state that the view cannot tell from the real one, each as likely as any other. It keeps every known fact,
   *  draws a generator of its own from `rng`, and takes a view, so it cannot cheat. */
  determinize(view: View, rng: Rng): State;
  /** A quick guess of how well a seat stands, for bots: more is better, between states of one match. */
  worth(state: State, seat: Seat): number;
  /** How bots think ahead here. */
  readonly foresight: Foresight<State, Move, View>;
  /** How many there are of each thing that can neither appear nor vanish: the same numbers in every state of a match. */
  census(state: State): readonly number[];

  /** Every move that can be written, each existing once; amounts of money up to a sensible limit. */
  readonly alphabet: readonly Move[];
  /** The notation people read; the wire and the log carry only this text. */
  write(move: Move): string;
  /** The one existing move of that name, or null: no foreign object ever reaches the rules. */
  read(text: string): Move | null;
  /** The table in text, for terminals, tests and bug reports. */
  draw(view: View): string;
  /** The numbers that tell how a match goes, as the viewer may know them; the one that tells most comes first. */
  measures(view: View): readonly Measure[];
  /** Which round is played, counted from 1, as the rulebook counts them; null before the first, or where it counts none. */
  round(view: View): number | null;
  /** What is asked of the seats awaited, as the viewer may know it. */
  ask(view: View): Phrase;
  /** A move as somebody with this view would make it. */
  sayMove(move: Move, view: View): Phrase;
  sayEvent(event: Event): Phrase;

  /** Any state as a position; `place` makes the same state of it again. */
  locate(state: State): Position;
}

/** How a match begins by one version of the rules. From then on its state says by which it is played. */
export interface Beginning<State> {
  /** Bumped when an old log would no longer replay to the same end. */
  readonly version: number;
  /** `rng` becomes part of the state. */
  setup(options: Options, seats: number, rng: Rng): State;
  /** The state that a position written by hand stands for. Throws `BadInput` where it makes no sense or is not complete. */
  place(position: Position): State;
}

/** A game whose types nobody needs to know. */
export type AnyGame = Game<unknown, unknown, unknown, unknown>;

/** Minutes a match takes among people, and how heavy the rules are, from 1 (a child's) to 5. */
export interface About {
  readonly minutes: readonly [number, number];
  readonly weight: number;
}

/** A number of each seat that can be followed through a match. Its heading is found under `measure.<what>`. */
export interface Measure {
  readonly what: string;
  readonly values: readonly number[];
}

/** How a bot that thinks ahead does so in one game. The numbers were chosen by matches among bots (docs/bots.md). */
export interface Foresight<State = unknown, Move = unknown, View = unknown> {
  /** How well a seat stands after a move, as somebody sees it who thinks ahead: as `worth`, or better. Asked for every move. */
  judge(state: State, seat: Seat): number;
  /** How well a seat stands where a line of moves has led: as `judge`, or better. Asked once a line, so it may take longer. */
  foretell(state: State, seat: Seat): number;
  /** A seat for which that is so much more than for another is e times as likely to win. */
  readonly scale: number;
  /** A move that is worth so much less at once than another is looked at 1/e as often, before anything else is known. */
  readonly trust: number;
  /** Whether the moves asked about are weighed so with the small choices that belong to them, or as they stand. */
  readonly followed: boolean;
  /** How much what was seldom looked at draws the eye, against what was found good. */
  readonly curiosity: number;
  /** For how many moves a line is played on, at least, before it is judged; ENDLESS: to the end of the match. */
  readonly onward: number;
  /** In that, each move is the one worth most of so many drawn by lot. */
  readonly tries: number;
  /** Iterations a decision, by level. */
  readonly efforts: { readonly casual: number; readonly strong: number; readonly expert: number };
  /** Whether a move only says something, as a price does: for `judge` everything stands after it as it stood before. */
  talk(move: Move): boolean;
  /** How many of a hundred moves a novice overlooks. */
  readonly oversight: number;
  /** Whether decent company would not make this legal move now: it can lead to nothing, and others have to answer it. Takes
   *  the mover's view, so it cannot cheat. */
  rude(view: View, move: Move): boolean;
}

/** Longer than any match. */
export const ENDLESS = 1_000_000;

/** Why something is not allowed, with the clause of the rules that says so. Always a constant. Its words are found
 *  under `refusal.<code>`. */
export interface Refusal {
  readonly rule: string;
  readonly code: string;
}

/**
 * Called for each thing that happens. `to` is who may know it: an event with a secret in it names its audience.
 * `shows` is whether anyone, the mover included, thereby learns what could not be worked out from the move and what they
 * knew before: a card drawn, a hand opened. Nobody takes back a move that showed something.
 */
export type Tell<Event> = (event: Event, to: Seats, shows: boolean) => void;

export interface Result {
  readonly points: readonly number[];
  /** 1 is first; seats that share a place have the same number. */
  readonly rank: readonly number[];
  /** Which of the game's endings it was. Its words are found under `ending.<ending>`. */
  readonly ending: string;
  /** How each seat's points came about. */
  readonly tally: readonly (readonly TallyLine[])[];
}

/** `count` things worth `points` in all, by `rule`; the words are found under `tally.<what>`. */
export interface TallyLine {
  readonly what: string;
  readonly count: number;
  readonly points: number;
  readonly rule: string;
}

/** A moment of a match, written by hand like a chess position. The other fields are the game's own. */
export interface Position {
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  readonly [field: string]: Json;
}
