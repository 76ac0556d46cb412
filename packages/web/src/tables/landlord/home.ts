import type { View } from '@insula/landlord';
import { useEffect } from 'react';
import type { Seen } from '../table.ts';
import { isAsked } from './aim.ts';
import { pendingOf } from './pending.ts';

type Looking = Pick<Seen<View>, 'view' | 'seat' | 'awaited' | 'look'>;

/** Whoever looks at a neighbour's street is back at home as soon as it matters there: a turn begins, a house grows, the rent
 *  comes in, somebody looks for a room, a card is played at it. */
export function useHome(seen: Looking): void {
  useWhen(turnOf(seen), seen, HOME);
  useWhen(siteOf(seen), seen, HOME);
  useWhen(questionOf(seen), seen, HOME);
  useWhen(lotOf(seen), seen, BUILT);
}

const HOME = { street: null };
/** A card that is tapped after a roof is no floor of the next house. */
const BUILT = { building: null };

/** Once for everything that `what` tells of. */
function useWhen(what: string | null, { look }: Looking, at: Parameters<Looking['look']>[0]): void {
  useEffect(() => {
    if (what !== null) look(at);
  }, [what, look, at]);
}

const lotOf = ({ view }: Looking): string | null => (view.site < 0 ? `${view.round} ${view.turn}` : null);

function turnOf({ view, seat }: Looking): string | null {
  if (view.turn !== seat) return null;
  return `${view.round} ${view.stack.some(({ kind }) => kind === 'buy')}`;
}

const siteOf = ({ view, seat }: Looking): string | null =>
  view.turn === seat && view.site >= 0 ? `${view.site} ${view.street[view.site].floors.length}` : null;

/** Where somebody goes may be in any street: the search begins with one's own, or with the only one there is. */
function questionOf(seen: Looking): string | null {
  const { view, seat } = seen;
  const frame = view.stack.at(-1);
  const pending = pendingOf(view);
  if (pending !== null) return view.street[pending.house]?.owner === seat ? `${pending.card} ${pending.house}` : null;
  if (!isAsked(seen)) return null;
  if (frame?.kind === 'strike') return frame.kind;
  return frame?.kind === 'go' || frame?.kind === 'leave' ? `${frame.kind} ${frame.room}` : null;
}
