import type { Event } from '@insula/landlord';

/** Steps on the way that the next one tells as well. */
const STEPS: { readonly [is in Event['is']]?: readonly Event['is'][] } = {
  wanted: ['asked'],
  offered: ['wanted'],
  drafted: ['drafted'],
  proposed: ['asked', 'drafted'],
  moved: ['leaving'],
  collected: ['finished-playing'],
  turn: ['finished-buying'],
};

/** Whether a line of the log says all that the one before it said. */
export const retells = ({ is }: Event, before: Event): boolean => STEPS[is]?.includes(before.is) ?? false;
