import type { Moment } from './moment.ts';

/** What a law says when it does not hold: one sentence. Whoever ran the law adds where it was. */
export class Broken extends Error {
  override readonly name = 'Broken';
  readonly at: Moment | null;
  constructor(sentence: string, at: Moment | null = null) {
    super(sentence);
    this.at = at;
  }
}

export function demand(holds: boolean, sentence: () => string): asserts holds {
  if (!holds) throw new Broken(sentence());
}

/** A law broken by a game, with all that is needed to see it again. */
export class Violation extends Error {
  override readonly name = 'Violation';
  readonly law: string;
  readonly game: string;
  constructor(law: string, game: string, where: readonly string[], sentence: string) {
    super([`${game} breaks the law "${law}": ${sentence}`, ...where].join('\n  '));
    this.law = law;
    this.game = game;
  }
}
