import { below } from '@insula/kernel';
import type { OpenLoad } from './load.ts';
import { type Match, openMatches } from './match.ts';

/** In all processes together. */
const MATCHES = 1000;
const EVERY = 2000;

/** A thousand matches, in each a move every two seconds. */
export const paced: OpenLoad = (adapter, rng, times, { of }) => {
  let matches: Match[] = [];
  let timers: NodeJS.Timeout[] = [];
  return {
    async prepare() {
      if (matches.length === 0) matches = await openMatches(Math.ceil(MATCHES / of), adapter, rng, times);
    },
    go() {
      for (const match of matches) {
        const begin = (): void => {
          match.move();
          timers.push(setInterval(() => match.move(), EVERY));
        };
        timers.push(setTimeout(begin, below(rng, EVERY)));
      }
    },
    rest() {
      for (const timer of timers) clearTimeout(timer);
      timers = [];
    },
  };
};
