import type { Event } from '@insula/landlord';
import type { Item } from '@insula/protocol';
import { useEffect, useState } from 'react';

/** Something that has just happened. */
export interface Fresh {
  readonly n: number;
  readonly event: Event;
}
const NOTHING: readonly Fresh[] = [];

/** What has happened within the last moment. A tap ends the moment. */
export function useFresh(items: readonly Item[], lasts: number): readonly Fresh[] {
  const [{ told, fresh }, set] = useState({ told: items, fresh: NOTHING });
  // While drawing, so that it is in the same frame as all else that has changed.
  if (told !== items) {
    const more = items
      .slice(told.length)
      .flatMap((item) => (item.kind === 'event' ? [{ n: item.n, event: item.event as Event }] : []));
    set({ told: items, fresh: more.length > 0 ? more : fresh });
  }
  useEffect(() => {
    if (fresh.length === 0) return;
    const end = (): void => set((now) => ({ ...now, fresh: NOTHING }));
    const timer = setTimeout(end, lasts);
    addEventListener('pointerdown', end);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', end);
    };
  }, [fresh, lasts]);
  return fresh;
}
