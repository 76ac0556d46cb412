import { type Question, think } from '@insula/bots';
import { type AnyGame, first, generator, type Options, type Rng } from '@insula/kernel';
import { playMatch } from './randomPlay.ts';

const RUN_MS = 700;
const ITERATIONS = 400;
const POSITIONS = 40;

/** Iterations per second of the search that strong bots play by; the first stretch only warms up. */
export function iterationsPerSecond(questions: readonly Question[], rng: Rng): number {
  let at = 0;
  const run = (): number => {
    const start = performance.now();
    let iterations = 0;
    while (performance.now() - start < RUN_MS) {
      const question = questions[at++ % questions.length];
      const { foresight } = question.game;
      iterations += think(question, foresight, { iterations: ITERATIONS, searches: 1 }, rng, null).iterations;
    }
    return iterations / ((performance.now() - start) / 1000);
  };
  run();
  return run();
}

/** Decisions sampled from random matches. */
export function sampled(game: AnyGame, options: Options, seats: number, rng: Rng): Question[] {
  const questions: Question[] = [];
  const moves: unknown[] = [];
  let n = 0;
  while (questions.length < POSITIONS)
    playMatch(game, options, seats, rng, (state) => {
      const seat = first(game.toAct(state));
      if (n++ % 11 === 0 && game.legal(state, seat, moves) > 1) questions.push(asked(game, state, seats));
    });
  return questions;
}

/** The first decision of several matches. */
export const openings = (game: AnyGame, options: Options, seats: number): Question[] =>
  Array.from({ length: POSITIONS }, (_, i) => asked(game, game.setup(options, seats, generator(`opening ${i}`)), seats));

function asked(game: AnyGame, state: unknown, seats: number): Question {
  const seat = first(game.toAct(state));
  return { game, view: game.view(state, seat), seat, seats };
}
