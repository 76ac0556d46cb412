import { useEffect, useRef, useState } from 'react';
import * as api from '../net/api.ts';

/** How the table stood at a moment, through the eyes that look. */
export interface Shown {
  readonly n: number;
  readonly eyes: api.Eyes;
  readonly view: unknown;
  /** What each seat saw, where everything is open. */
  readonly views: readonly unknown[] | null;
}

/** So many moments are remembered; the oldest go first. */
const REMEMBERED = 400;

/** The moment `n`, as soon as it is there; until then the one before. Whoever drags the scrubber asks for one moment at a
 *  time: those passed by meanwhile are not asked for at all. While it stands still, the next one is fetched in advance. */
export function useMoments(match: string, eyes: api.Eyes, n: number, of: number): Shown | null {
  const [shown, setShown] = useState<Shown | null>(null);
  const known = useRef(new Map<string, Shown>());
  const wanted = useRef({ eyes, n, of });
  const busy = useRef(false);
  wanted.current = { eyes, n, of };
  useEffect(() => {
    let gone = false;
    const show = (moment: Shown): void => {
      const now = wanted.current;
      if (!gone && moment.eyes === now.eyes && moment.n === now.n) setShown(moment);
    };
    const next = (): number | null => {
      const { eyes: through, n: at, of: last } = wanted.current;
      return [at, at + 1].find((moment) => moment <= last && !known.current.has(keyOf(through, moment))) ?? null;
    };
    const work = async (): Promise<void> => {
      const { eyes: through } = wanted.current;
      const moment = next();
      if (busy.current || moment === null || gone) return;
      busy.current = true;
      try {
        const { view, views = null } = await api.moment(match, through, moment);
        remember(known.current, { n: moment, eyes: through, view, views });
      } catch {
        // The line is down, or too much was asked: whoever moves on asks again.
        return;
      } finally {
        busy.current = false;
      }
      show(known.current.get(keyOf(through, moment)) as Shown);
      await work();
    };
    const ready = known.current.get(keyOf(eyes, n));
    if (ready !== undefined) setShown(ready);
    void work();
    return () => {
      gone = true;
    };
  }, [match, eyes, n]);
  return shown;
}

const keyOf = (eyes: api.Eyes, n: number): string => `${eyes}:${n}`;

function remember(known: Map<string, Shown>, moment: Shown): void {
  known.set(keyOf(moment.eyes, moment.n), moment);
  if (known.size > REMEMBERED) for (const oldest of known.keys()) return void known.delete(oldest);
}
