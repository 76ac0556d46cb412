import { type AnyGame, first, generator, readOptions } from '@insula/kernel';
import { seatCounts } from '@insula/shelf';
import { playFor, playMatch } from './randomPlay.ts';
import { iterationsPerSecond, sampled } from './searching.ts';

/** What one process measured of a game. */
export interface Run {
  readonly movesPerSecond: number;
  readonly matchesPerSecond: number;
  readonly cloneMicros: number;
  readonly viewMicros: number;
  readonly determinizeMicros: number;
  readonly iterationsPerSecond: number;
}

const WARM_MS = 1000;
const RUN_MS = 700;
const CALLS_MS = 150;

/** One run of a game with its standard options and four seats, or as many as it takes below four. */
export function measure(game: AnyGame, run: string): Run {
  const options = readOptions(game.options, {});
  const seats = Math.max(...seatCounts(game, options).filter((count) => count <= 4));
  const rng = generator(`bench ${game.id} ${run}`);
  playFor(WARM_MS, game, options, seats, rng);
  const { decisions, matches, seconds } = playFor(RUN_MS, game, options, seats, rng);
  const states: unknown[] = [];
  while (states.length < 300) {
    let n = 0;
    playMatch(game, options, seats, rng, (state) => {
      if (n++ % 7 === 0) states.push(game.clone(state));
    });
  }
  const views = states.map((state) => game.view(state, first(game.toAct(state))));
  return {
    movesPerSecond: decisions / seconds,
    matchesPerSecond: matches / seconds,
    cloneMicros: micros(states, (state) => game.clone(state)),
    viewMicros: micros(states, (state) => game.view(state, first(game.toAct(state)))),
    determinizeMicros: micros(views, (view) => game.determinize(view, rng)),
    iterationsPerSecond: iterationsPerSecond(sampled(game, options, seats, rng), rng),
  };
}

/** Microseconds per call, over things sampled from whole matches; the first round only warms up. */
function micros<T>(things: readonly T[], work: (thing: T) => unknown): number {
  const round = (): number => {
    const start = performance.now();
    let calls = 0;
    while (performance.now() - start < CALLS_MS) {
      for (const thing of things) sink = work(thing);
      calls += things.length;
    }
    return ((performance.now() - start) * 1000) / calls;
  };
  round();
  return round();
}

/** Keeps the results alive: work whose result nobody needs is not done. */
export let sink: unknown;
