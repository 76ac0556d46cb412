import { within } from './beliefs.ts';
import { eachLeaf, eachPart } from './compare.ts';

/** So many standard deviations from even that chance does it once in 10^10. */
const BEYOND_CHANCE = 7;

/** Counts, for everything that can be said of a state, how often it was true but not imagined, and the other way round.
 *  Where imagination is fair the two are alike: true and imagined state could be exchanged. */
export class Ledger {
  readonly #leftOut: readonly (string | null)[];
  readonly #counts = new Map<string, [onlyTrue: number, onlyImagined: number]>();
  constructor(leftOut: readonly (string | null)[]) {
    this.#leftOut = leftOut;
  }

  enter(truth: unknown, imagined: unknown): void {
    const left = this.#sayings(truth);
    const right = this.#sayings(imagined);
    for (const saying of left) if (!right.has(saying)) this.#count(saying)[0]++;
    for (const saying of right) if (!left.has(saying)) this.#count(saying)[1]++;
  }

  /** The first thing that is imagined too often or too seldom, in words; null: none. */
  unfair(): string | null {
    for (const [saying, [onlyTrue, onlyImagined]] of this.#counts) {
      const cases = onlyTrue + onlyImagined;
      if (Math.abs(onlyTrue - onlyImagined) > BEYOND_CHANCE * Math.sqrt(cases))
        return `"${saying}" was true and not imagined ${onlyTrue} times, and imagined and not true ${onlyImagined} times`;
    }
    return null;
  }

  #count(saying: string): [number, number] {
    const found = this.#counts.get(saying);
    if (found !== undefined) return found;
    const fresh: [number, number] = [0, 0];
    this.#counts.set(saying, fresh);
    return fresh;
  }

  /** What stands where, what stands side by side in a list, and how many of each a list has. */
  #sayings(state: unknown): Set<string> {
    const said = new Set<string>();
    eachLeaf(state, (path, value) => {
      if (!within(path, this.#leftOut)) said.add(`${path} is ${value}`);
    });
    eachPart(state, (path, part) => {
      if (!Array.isArray(part) || within(path, this.#leftOut)) return;
      const counts = new Map<unknown, number>();
      for (const [i, value] of part.entries()) {
        if (typeof value === 'object') return;
        counts.set(value, (counts.get(value) ?? 0) + 1);
        if (i > 0) said.add(`${path} has ${part[i - 1]} and ${value} at ${i - 1}`);
      }
      for (const [value, count] of counts) said.add(`${path} has ${value} ${count} times`);
    });
    return said;
  }
}
