import { useCallback, useState } from 'react';
import { NOTHING, type Parts } from '../choose/narrow.ts';
import type { Seen } from '../tables/table.ts';

const hovers = matchMedia('(hover: hover) and (min-width: 701px)');

interface Looks extends Pick<Seen<unknown>, 'looks' | 'look'> {
  /** Somebody reads about something that the log names: `isKept` by a tap, else while a pointer or the focus is on it. */
  read(about: string | null, isKept: boolean): void;
}

/** What is looked at, apart from what is chosen. */
export function useLooks(): Looks {
  const [looks, setLooks] = useState<Parts>(NOTHING);
  const look = useCallback<Seen<unknown>['look']>((at) => {
    setLooks((now) => {
      if (Object.entries(at).every(([what, value]) => (now[what] ?? null) === value)) return now;
      const kept = Object.entries({ ...now, ...at }).filter((entry): entry is [string, string] => entry[1] !== null);
      return Object.fromEntries(kept);
    });
  }, []);
  const read = useCallback<Looks['read']>(
    (about, isKept) => {
      if (isKept) look({ sheet: about, hint: null });
      // A finger on a name wants no glimpse of what its tap will open.
      else if (about === null || hovers.matches) look({ hint: about });
    },
    [look],
  );
  return { looks, look, read };
}
