import { useStore } from 'zustand/react';
import { useShallow } from 'zustand/react/shallow';
import type { Link, Seated } from './link.ts';

/** Some of what a link has heard: nothing is drawn anew for the rest. */
export function useSeated<Field extends keyof Seated>({ store }: Link, ...fields: readonly Field[]): Pick<Seated, Field> {
  return useStore(
    store,
    useShallow((seated) => Object.fromEntries(fields.map((field) => [field, seated[field]])) as Pick<Seated, Field>),
  );
}
