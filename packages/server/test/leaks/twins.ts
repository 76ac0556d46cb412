import {
  type AnyGame,
  below,
  fill,
  generator,
  has,
  hears,
  list,
  type Options,
  only,
  type Rng,
  type Seat,
  seedFrom,
} from '@insula/kernel';

/** What happens in both worlds of a twin: the same move of the observer, or one of another seat that looks the same to
 *  the observer. */
export interface Step {
  readonly seat: Seat;
  readonly moves: readonly [string, string];
  /** A chain of the observer's that must be refused, and so must its second move alone, tried before the step; null
   *  where there is none worth trying. */
  readonly probe: Probe | null;
  /** Whether somebody else is told something else in the two worlds. */
  readonly apart: boolean;
}

export interface Probe {
  readonly moves: readonly [string, string];
  /** Whether the rules would answer differently in the two worlds, once the first move is made. */
  readonly sharp: boolean;
}

/** Two matches that look the same to one observer and differ in what it may not know. */
export interface Twin {
  readonly game: string;
  readonly options: Options;
  readonly seats: number;
  readonly secret: string;
  /** Null: a bystander. */
  readonly observer: Seat | null;
  readonly steps: readonly Step[];
  /** How many steps come before the worlds part. */
  readonly shared: number;
  /** The state at the parting in the first world and what stands in its place in the second, as text. */
  readonly parting: readonly [string, string];
  /** How much there is to give away. */
  readonly interest: number;
}

const LONGEST_PREFIX = 80;
const LONGEST_TWIN = 16;
const TRIED = 12;
const IMAGINED = 6;
const ATTEMPTS = 40;

export const seedOf = (secret: string, seats: number) => seedFrom(secret, new Array<null>(seats).fill(null));

/** Plays a random match to a random moment, imagines there what the observer cannot see, and goes on in both worlds as
 *  long as moves are found that look alike. Of several imaginations the one that gets furthest is kept. */
export function makeTwin(game: AnyGame, options: Options, seats: number, seed: string): Twin {
  const rng = generator(`twin ${seed}`);
  const who = below(rng, seats + 1);
  const walk: Walk = { game, seats, observer: who === seats ? null : who, rng, midway: false };
  const { secret, state, before } = someMoment(walk, options, seed, below(rng, 2) === 0);
  const view = game.view(state, walk.observer);
  const futures = Array.from({ length: IMAGINED }, () => {
    const other = game.determinize(view, rng);
    const parting = [JSON.stringify(state), JSON.stringify(other)] as const;
    const choices = choicesApart(walk, state, other);
    const after = together(walk, game.clone(state), other);
    return { parting, after, interest: after.length === 0 ? 0 : interestIn(after) + choices };
  });
  const { parting, after, interest } = futures.reduce((best, next) => (next.interest > best.interest ? next : best));
  return {
    game: game.id,
    options,
    seats,
    secret,
    observer: walk.observer,
    steps: [...before, ...after],
    shared: before.length,
    parting,
    interest,
  };
}

/** A moment of a random match; where `inWindow`, one at which an answer window is open, if the game has any. */
function someMoment(walk: Walk, options: Options, seed: string, inWindow: boolean) {
  const { game, seats, rng } = walk;
  for (let attempt = 0; ; attempt++) {
    const secret = `${seed} ${attempt}`;
    const state = game.setup(options, seats, fill(seedOf(secret, seats)));
    const before: Step[] = [];
    const searching = inWindow && attempt < ATTEMPTS;
    let left = searching ? LONGEST_PREFIX : below(rng, LONGEST_PREFIX);
    // Where some have answered, their answers would be imagined too, and the server would still hold the real ones.
    while (walk.midway || (left-- > 0 && !(searching && game.window(state)))) {
      const { seat, move } = someStep(walk, state);
      if (endsWith(game, state, seat, move)) break;
      before.push({ seat, moves: [game.write(move), game.write(move)], probe: null, apart: false });
      forward(walk, state, seat, move);
    }
    const isMidway = walk.midway;
    walk.midway = false;
    if (!isMidway && (!searching || game.window(state))) return { secret, state, before };
  }
}

/** Long is good; better where others do or hear something else in secret, or where a chain could look ahead. */
const interestIn = (steps: readonly Step[]): number =>
  steps.length +
  4 * steps.filter(({ moves: [a, b] }) => a !== b).length +
  (steps.some(({ probe }) => probe?.sharp) ? LONGEST_TWIN : 0) +
  (steps.some(({ apart }) => apart) ? LONGEST_TWIN : 0);

/** Whether a seat that is asked in a window has a choice in one world only: a quick answer would tell. */
function choicesApart({ game, observer }: Walk, state: unknown, other: unknown): number {
  if (!game.window(state)) return 0;
  const apart = list(game.toAct(state)).some(
    (seat) =>
      seat !== observer && (legalMoves(game, state, seat).length === 1) !== (legalMoves(game, other, seat).length === 1),
  );
  return apart ? 2 * LONGEST_TWIN : 0;
}

function together(walk: Walk, state: unknown, other: unknown): Step[] {
  const { game } = walk;
  const steps: Step[] = [];
  while (steps.length < LONGEST_TWIN) {
    const pair = alikeStep(walk, state, other);
    if (pair === null) break;
    const { seat, a, b } = pair;
    const apart = events(game, state, seat, a) !== events(game, other, seat, b);
    steps.push({ seat, moves: [game.write(a), game.write(b)], probe: probeFor(walk, state, other), apart });
    game.play(other, seat, b);
    forward(walk, state, seat, a);
  }
  walk.midway = false;
  return steps;
}

interface Walk {
  readonly game: AnyGame;
  readonly seats: number;
  readonly observer: Seat | null;
  readonly rng: Rng;
  /** Some have answered and others have yet to: the server keeps those answers, and the rules have them already. */
  midway: boolean;
}

function forward(walk: Walk, state: unknown, seat: Seat, move: unknown): void {
  const before = walk.game.toAct(state);
  walk.game.play(state, seat, move);
  const after = walk.game.toAct(state);
  const isLeftToOthers = after !== 0 && (after & before) === after && has(before, seat) && !has(after, seat);
  const isOneOfSeveral = after === before && has(before, seat) && before !== only(seat);
  walk.midway = isLeftToOthers || isOneOfSeveral || (walk.midway && after === before);
}

function endsWith(game: AnyGame, state: unknown, seat: Seat, move: unknown): boolean {
  const then = game.clone(state);
  game.play(then, seat, move);
  return game.toAct(then) === 0;
}

/** Answers come from the lowest seat first, as the server plays them; now and then someone does what may be done at any
 *  time. */
function someSeat({ game, seats, rng, midway }: Walk, state: unknown): Seat {
  const awaited = game.toAct(state);
  if (!midway && below(rng, 8) === 0) {
    const idle = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !has(awaited, seat));
    const able = idle.filter((seat) => legalMoves(game, state, seat).length > 0);
    if (able.length > 0) return able[below(rng, able.length)];
  }
  return list(awaited)[0];
}

function someStep(walk: Walk, state: unknown): { seat: Seat; move: unknown } {
  const seat = someSeat(walk, state);
  const moves = legalMoves(walk.game, state, seat);
  return { seat, move: moves[below(walk.rng, moves.length)] };
}

function alikeStep(walk: Walk, state: unknown, other: unknown): { seat: Seat; a: unknown; b: unknown } | null {
  const { game, observer, rng } = walk;
  const first = someSeat(walk, state);
  for (const seat of [first, list(game.toAct(state))[0]]) {
    const there = legalMoves(game, other, seat);
    for (const a of shuffled(rng, legalMoves(game, state, seat)).slice(0, TRIED)) {
      const want = aftermath(game, state, seat, a, observer);
      const candidates = seat === observer ? [a] : below(rng, 2) === 0 ? shuffled(rng, there) : [a, ...shuffled(rng, there)];
      const b = candidates.find(
        (move) => game.whyNot(other, seat, move) === null && aftermath(game, other, seat, move, observer) === want,
      );
      if (b !== undefined && !endsWith(game, state, seat, a)) return { seat, a, b };
    }
  }
  return null;
}

/** A chain whose second move is refused, and which tells the worlds apart if the server looks too far ahead. */
function probeFor({ game, observer, rng, midway }: Walk, state: unknown, other: unknown): Probe | null {
  if (observer === null || midway) return null;
  let blunt: Probe | null = null;
  for (const first of shuffled(rng, legalMoves(game, state, observer)).slice(0, TRIED)) {
    const [here, there] = [game.clone(state), game.clone(other)];
    game.play(here, observer, first);
    game.play(there, observer, first);
    for (const second of shuffled(rng, game.alphabet).slice(0, 100)) {
      const [one, two] = [game.whyNot(here, observer, second), game.whyNot(there, observer, second)];
      if (one === null || game.whyNot(state, observer, second) === null) continue;
      const moves = [game.write(first), game.write(second)] as const;
      if (one.code !== two?.code) return { moves, sharp: true };
      blunt ??= { moves, sharp: false };
    }
  }
  return blunt;
}

/** Everything that a move makes known to anybody. */
function events(game: AnyGame, state: unknown, seat: Seat, move: unknown): string {
  const told: unknown[] = [];
  game.play(game.clone(state), seat, move, (event, to) => told.push([event, to]));
  return JSON.stringify(told);
}

/** What the observer is told of a move, and how the table looks to it afterwards. */
function aftermath(game: AnyGame, state: unknown, seat: Seat, move: unknown, observer: Seat | null): string {
  const then = game.clone(state);
  const heard: unknown[] = [];
  game.play(then, seat, move, (event, to) => {
    if (hears(to, observer)) heard.push(event);
  });
  const over = game.result(then);
  return JSON.stringify([heard, game.view(then, observer), game.toAct(then), game.window(then), over]);
}

function legalMoves(game: AnyGame, state: unknown, seat: Seat): unknown[] {
  const into: unknown[] = [];
  return into.slice(0, game.legal(state, seat, into));
}

function shuffled<T>(rng: Rng, things: readonly T[]): T[] {
  const order = [...things];
  for (let i = order.length - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
}
