import type { View } from '@insula/landlord';
import type { Seen } from '../table.ts';
import type { Aim } from './aim.ts';
import type { States } from './art/house.tsx';

/** What is seen, and whose street is on the stage. */
export interface Staged extends Seen<View> {
  readonly aim: Aim | null;
  readonly staged: number;
}

/** What choosing makes of the rooms of a house, and what whoever looks for a room would pay in each. */
export interface Marks {
  readonly states: States;
  readonly previews: { readonly [place: number]: string };
}
