import type { Event } from '@insula/landlord';
import type { Item } from '@insula/protocol';
import { useEffect, useRef, useState } from 'react';

/** Something that has just happened. */
export interface Fresh {
  readonly n: number;
  readonly event: Event;
}
const NOTHING: readonly Fresh[] = [];

/** What has happened within the last moment. A tap ends the moment. */
export function useFresh(items: readonly Item[], lasts: number): readonly Fresh[] {
  const [fresh, setFresh] = useState(NOTHING);
  const told = useRef(items.length);
  useEffect(() => {
    const more = items
      .slice(told.current)
      .flatMap((item) => (item.kind === 'event' ? [{ n: item.n, event: item.event as Event }] : []));
    told.current = items.length;
    if (more.length > 0) setFresh(more);
  }, [items]);
  useEffect(() => {
    if (fresh.length === 0) return;
    const end = (): void => setFresh(NOTHING);
    const timer = setTimeout(end, lasts);
    addEventListener('pointerdown', end);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', end);
    };
  }, [fresh, lasts]);
  return fresh;
}
