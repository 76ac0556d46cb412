import type { OpenLoad } from './load.ts';
import { type Match, openMatches } from './match.ts';

/** Matches under way at any time, in all processes together. */
const MATCHES = 100;
/** More matches than any server ends within a turn. */
const FEW = 1000;

/** A hundred matches at any time, every choice answered at once. Whoever has finished is followed by a match that is
 *  already connected: opening matches is not what is measured. */
export const flatOut: OpenLoad = (adapter, rng, times, { of }) => {
  const waiting: Match[] = [];
  let playing: Match[] = [];
  let isOn = false;

  function next(): void {
    const match = waiting.pop();
    // Fewer and fewer matches would be no load.
    if (match === undefined) throw new Error(`more than ${FEW} matches ended within a turn`);
    playing.push(match);
    if (isOn) match.rush();
  }
  const ended = (): void => void (isOn && next());

  return {
    async prepare() {
      for (const match of playing) if (match.over) match.leave();
      playing = playing.filter(({ over }) => !over);
      const missing = Math.ceil((FEW + MATCHES) / of) - waiting.length;
      if (missing > 0) waiting.push(...(await openMatches(missing, adapter, rng, times, ended)));
      while (playing.length < MATCHES / of) next();
    },
    go() {
      isOn = true;
      for (const match of playing) match.rush();
    },
    rest() {
      isOn = false;
      for (const match of playing) match.rest();
    },
  };
};
