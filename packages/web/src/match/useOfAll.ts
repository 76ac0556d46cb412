import { useCallback, useSyncExternalStore } from 'react';
import type { Link, Seated } from '../net/link.ts';

/** Something about several links at once: a plain value, else it is a new one every time it is looked at. */
export function useOfAll<T extends string | boolean | null>(links: readonly Link[], look: (all: readonly Seated[]) => T): T {
  const hear = useCallback(
    (tell: () => void) => {
      const stops = links.map(({ store }) => store.subscribe(tell));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [links],
  );
  return useSyncExternalStore(hear, () => look(links.map(({ store }) => store.getState())));
}
