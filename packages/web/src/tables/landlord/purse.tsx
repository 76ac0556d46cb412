import type { View } from '@insula/landlord';
import type { JSX } from 'react';
import type { Seen } from '../table.ts';
import { useFlying } from './drama/landing.ts';
import { inDollars } from './money.ts';
import { street } from './words.ts';

/** What a seat has, without the coins that are still in the air. */
export function PurseSum(seen: Pick<Seen<View>, 'view' | 'items'> & { readonly of: number }): JSX.Element {
  const { view, of } = seen;
  const flying = useFlying(seen, of);
  // Of a rent long spent, which a replay has leapt over, nothing is in the air.
  const isToday = view.turn === of && view.earned > 0;
  return <>{street('sum', { dollars: inDollars(view, view.money[of]) - (isToday ? flying : 0) })}</>;
}
