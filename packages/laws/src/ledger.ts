import { within } from './beliefs.ts';
import { shown } from './compare.ts';

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
    this.#compare('', truth, imagined);
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

  #compare(path: string, truth: unknown, imagined: unknown): void {
    if (truth === imagined || within(path, this.#leftOut)) return;
    if (isList(truth) && isList(imagined)) this.#sayings(path, truth, imagined);
    if (typeof truth !== 'object' || typeof imagined !== 'object' || truth === null || imagined === null) {
      this.#count(`${path} is ${shown(truth)}`)[0]++;
      this.#count(`${path} is ${shown(imagined)}`)[1]++;
      return;
    }
    const left = truth as Record<string, unknown>;
    const right = imagined as Record<string, unknown>;
    for (const key of new Set([...Object.keys(left), ...Object.keys(right)]))
      if (left[key] !== right[key]) this.#compare(path === '' ? key : `${path}.${key}`, left[key], right[key]);
  }

  /** Of lists: what stands side by side, and how many there are of each. */
  #sayings(path: string, truth: readonly unknown[], imagined: readonly unknown[]): void {
    const left = saidOf(truth);
    const right = saidOf(imagined);
    for (const saying of left) if (!right.has(saying)) this.#count(`${path} has ${saying}`)[0]++;
    for (const saying of right) if (!left.has(saying)) this.#count(`${path} has ${saying}`)[1]++;
  }
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value) && typeof value[0] !== 'object';

function saidOf(list: readonly unknown[]): Set<string> {
  const said = new Set<string>();
  const counts = new Map<unknown, number>();
  for (const [i, value] of list.entries()) {
    counts.set(value, (counts.get(value) ?? 0) + 1);
    if (i > 0) said.add(`${list[i - 1]} and ${value} at ${i - 1}`);
  }
  for (const [value, count] of counts) said.add(`${value} ${count} times`);
  return said;
}
