import type { Match } from './match.ts';
import { called, type Moment } from './moment.ts';
import type { Sample } from './sample.ts';
import { Broken, Violation } from './violation.ts';

/** What every game obeys: at each moment, in each match, or over all of them together. `check` throws `Broken`. */
export type Law =
  | { readonly name: string; readonly of: 'moment'; check(at: Moment, sample: Sample): void }
  | { readonly name: string; readonly of: 'match'; check(match: Match): void }
  | { readonly name: string; readonly of: 'game'; check(sample: Sample): void };

/** Holds a game to a law and returns in how many cases. Throws `Violation` at the first one where it does not hold. */
export function uphold(law: Law, sample: Sample): number {
  switch (law.of) {
    case 'moment':
      for (const at of sample.moments) judged(law, sample, () => law.check(at, sample), at.match, at);
      return sample.moments.length;
    case 'match':
      for (const match of sample.matches) judged(law, sample, () => law.check(match), match, null);
      return sample.matches.length;
    case 'game':
      judged(law, sample, () => law.check(sample), null, null);
      return 1;
  }
}

function judged(law: Law, sample: Sample, check: () => void, match: Match | null, at: Moment | null): void {
  try {
    check();
  } catch (error) {
    const moment = error instanceof Broken ? (error.at ?? at) : at;
    const where = whereabouts(moment?.match ?? match, moment);
    const sentence =
      error instanceof Broken ? error.message : `the game failed: ${error instanceof Error ? error.stack : String(error)}`;
    throw new Violation(law.name, sample.game.id, where, sentence);
  }
}

function whereabouts(match: Match | null, at: Moment | null): string[] {
  if (match === null) return [];
  const { options, seats } = match.setting;
  const lines = [`seats: ${seats}; options: ${JSON.stringify(options)}`, `seed: "${match.secret}", ${match.policy} play`];
  if (at === null) return lines;
  const next = at.step === null ? 'the end' : `next ${called(at.step.seat)} plays "${match.game.write(at.step.move)}"`;
  return [...lines, `after ${at.n} moves; ${next}`, `position: ${position(at)}`];
}

function position(at: Moment): string {
  try {
    return JSON.stringify(at.game.locate(at.state()));
  } catch (error) {
    return `cannot be written (${error instanceof Error ? error.message : String(error)})`;
  }
}
