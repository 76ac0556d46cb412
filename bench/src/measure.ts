import { type AnyGame, first, generator, readOptions } from '@insula/kernel';
import { seatCounts } from '@insula/shelf';
import { playFor, playMatch } from './randomPlay.ts';
import { iterationsPerSecond, sampled } from './searching.ts';
import { type Spread, spread } from './spread.ts';

export interface Figures {
  readonly movesPerSecond: Spread;
  readonly matchesPerSecond: Spread;
  readonly cloneMicros: Spread;
  readonly viewMicros: Spread;
  readonly determinizeMicros: Spread;
  readonly iterationsPerSecond: Spread;
}

const RUNS = 7;
const RUN_MS = 700;

/** The figures of one game with its standard options and four seats, or as many as it takes below four. */
export function measure(game: AnyGame): Figures {
  const options = readOptions(game.options, {});
  const seats = Math.max(...seatCounts(game, options).filter((count) => count <= 4));
  const rng = generator(`bench ${game.id}`);
  playFor(1000, game, options, seats, rng);
  const runs = Array.from({ length: RUNS }, () => playFor(RUN_MS, game, options, seats, rng));
  const states: unknown[] = [];
  while (states.length < 300) {
    let n = 0;
    playMatch(game, options, seats, rng, (state) => {
      if (n++ % 7 === 0) states.push(game.clone(state));
    });
  }
  const views = states.map((state) => game.view(state, first(game.toAct(state))));
  return {
    movesPerSecond: spread(runs.map((run) => run.decisions / run.seconds)),
    matchesPerSecond: spread(runs.map((run) => run.matches / run.seconds)),
    cloneMicros: micros(states, (state) => game.clone(state)),
    viewMicros: micros(states, (state) => game.view(state, first(game.toAct(state)))),
    determinizeMicros: micros(views, (view) => game.determinize(view, rng)),
    iterationsPerSecond: iterationsPerSecond(sampled(game, options, seats, rng), rng),
  };
}

/** Microseconds per call, over things sampled from whole matches. */
function micros<T>(things: readonly T[], work: (thing: T) => unknown): Spread {
  const round = (): number => {
    const start = performance.now();
    let calls = 0;
    while (performance.now() - start < 150) {
      for (const thing of things) sink = work(thing);
      calls += things.length;
    }
    return ((performance.now() - start) * 1000) / calls;
  };
  round();
  return spread(Array.from({ length: RUNS }, round), 3);
}

/** Keeps the results alive: work whose result nobody needs is not done. */
export let sink: unknown;
