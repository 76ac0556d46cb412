import { useCallback, useState } from 'react';
import { NOTHING, type Parts } from '../choose/narrow.ts';
import type { Seen } from '../tables/table.ts';

/** What is looked at, apart from what is chosen. */
export function useLooks(): Pick<Seen<unknown>, 'looks' | 'look'> {
  const [looks, setLooks] = useState<Parts>(NOTHING);
  const look = useCallback<Seen<unknown>['look']>((at) => {
    setLooks((now) => {
      if (Object.entries(at).every(([what, value]) => (now[what] ?? null) === value)) return now;
      const kept = Object.entries({ ...now, ...at }).filter((entry): entry is [string, string] => entry[1] !== null);
      return Object.fromEntries(kept);
    });
  }, []);
  return { looks, look };
}
