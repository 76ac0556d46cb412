import type { Seat } from '@insula/kernel';
import { type Bucket, bucket } from '../bucket.ts';
import type { Room } from './room.ts';

/** Sees to it that nobody talks a match full, over however many connections: each seat, and all who look on together, say
 *  as much as one connection may. */
export interface Talk {
  /** Whether one more line may be said. */
  take(room: Room, seat: Seat | null, now: number): boolean;
}

export function openTalk(perSecond: number): Talk {
  const rooms = new WeakMap<Room, Map<Seat | null, Bucket>>();
  return {
    take(room, seat, now) {
      const here = rooms.get(room) ?? new Map<Seat | null, Bucket>();
      const own = here.get(seat) ?? bucket(perSecond, perSecond * 4);
      here.set(seat, own);
      rooms.set(room, here);
      return own.take(now);
    },
  };
}
