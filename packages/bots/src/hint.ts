import type { Rng } from '@insula/kernel';
import type { Signal } from './search/effort.ts';
import type { Finding } from './search/findings.ts';
import type { Question } from './search/question.ts';
import { think } from './search/think.ts';

/** The two moves that look best to whoever thinks as long as a strong bot, with the chance to win that each gives. */
export function hint(question: Question, rng: Rng, signal: Signal | null): readonly Finding[] {
  const { foresight } = question.game;
  return think(question, foresight, { iterations: foresight.efforts.strong, searches: 1 }, rng, signal).moves.slice(0, 2);
}
