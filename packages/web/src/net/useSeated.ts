import { useRef } from 'react';
import { useStore } from 'zustand/react';
import type { Link, Seated } from './link.ts';

/** Some of what a link has heard: nothing is drawn anew for the rest. */
export function useSeated<Field extends keyof Seated>({ store }: Link, ...fields: readonly Field[]): Pick<Seated, Field> {
  const last = useRef<Seated | null>(null);
  return useStore(store, (seated) => {
    const before = last.current;
    if (before === null || fields.some((field) => before[field] !== seated[field])) last.current = seated;
    return last.current ?? seated;
  });
}
