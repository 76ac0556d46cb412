import type { Event } from '@insula/landlord';
import { ROOMS } from '@insula/landlord/face';
import { useEffect, useMemo, useState } from 'react';
import { atTempo } from '../../../pieces/tempo.ts';
import { isStill } from '../../../settings/settings.ts';
import type { Seen } from '../../table.ts';
import { useFresh } from './useFresh.ts';

export type Collected = Extract<Event, { is: 'collected' }>;

/** So long a rent day lasts; the coins of two houses begin so far apart, stand over their roofs, and fly. */
export const LASTS = 1_800;
export const APART = 90;
export const STANDS = 500;
export const FLIES = 460;

const NOTHING: readonly number[] = [];

/** What is still on its way to the purse of a seat, in dollars: the rent is summed as the coins land. */
export function useFlying({ items }: Pick<Seen<unknown>, 'items'>, seat: number): number {
  const fresh = useFresh(items, LASTS);
  const collected = fresh.map(({ event }) => event).findLast(isCollected);
  const isSeen = collected?.seat === seat && !isStill() && atTempo(LASTS) > 0;
  const coins = useMemo(() => (isSeen ? coinsOf(collected) : NOTHING), [collected, isSeen]);
  const [landed, setLanded] = useState({ of: collected, count: 0 });
  useEffect(() => {
    const timers = coins.map((_, i) =>
      setTimeout(() => setLanded({ of: collected, count: i + 1 }), i * APART + STANDS + FLIES),
    );
    return () => timers.forEach(clearTimeout);
  }, [collected, coins]);
  const down = landed.of === collected ? landed.count : 0;
  return coins.slice(down).reduce((sum, coin) => sum + coin, 0);
}

const coinsOf = ({ lines }: Collected): readonly number[] => [...byHouse(lines).values()].filter((sum) => sum > 0);

export const isCollected = (event: Event): event is Collected => event.is === 'collected';

/** The rent of each house. */
export function byHouse(lines: Collected['lines']): ReadonlyMap<number, number> {
  const sums = new Map<number, number>();
  for (const { room, paid } of lines) {
    const house = Math.floor(room / ROOMS);
    sums.set(house, (sums.get(house) ?? 0) + paid);
  }
  return sums;
}
