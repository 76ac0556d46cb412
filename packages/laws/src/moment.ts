import { type AnyGame, generator, type Rng, type Seat } from '@insula/kernel';
import type { Match } from './match.ts';
import type { Step } from './policies.ts';

/** One moment of a match, kept as text so that no law can spoil it for the next. */
export class Moment {
  readonly match: Match;
  /** How many moves were made before. */
  readonly n: number;
  /** What is done next; null at the end, and where nobody can do anything. */
  readonly step: Step | null;
  readonly #text: string;
  constructor(match: Match, n: number, step: Step | null, state: unknown) {
    this.match = match;
    this.n = n;
    this.step = step;
    this.#text = JSON.stringify(state);
  }
  get game(): AnyGame {
    return this.match.game;
  }
  get seats(): number {
    return this.match.setting.seats;
  }
  /** The state, a new copy each time. */
  state(): unknown {
    return JSON.parse(this.#text);
  }
  /** A generator for the law's own chance, the same whenever the law is run. */
  rng(): Rng {
    return generator(`moment ${this.n} of ${this.match.secret}`);
  }
  /** Every seat, and null for those who look on. */
  viewers(): (Seat | null)[] {
    return [...seatsOf(this.seats), null];
  }
}

export const seatsOf = (count: number): Seat[] => Array.from({ length: count }, (_, seat) => seat);

export const called = (viewer: Seat | null): string => (viewer === null ? 'a bystander' : `seat ${viewer + 1}`);
