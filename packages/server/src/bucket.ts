/** So many at once, so many per second in the long run. */
export interface Bucket {
  /** Takes so much, if there is anything left: what is more than that is missing next time. */
  take(now: number, much?: number): boolean;
}

export function bucket(perSecond: number, atOnce: number): Bucket {
  let left = atOnce;
  let last = 0;
  return {
    take(now, much = 1) {
      left = Math.min(atOnce, left + ((now - last) / 1000) * perSecond);
      last = now;
      if (left < 1) return false;
      left -= much;
      return true;
    },
  };
}

/** Buckets of one size, by name. Where there are many, the one that was asked for longest ago is full again. */
export function buckets(perSecond: number, atOnce: number, most = 10_000): (name: string) => Bucket {
  const known = new Map<string, Bucket>();
  return (name) => {
    const found = known.get(name) ?? bucket(perSecond, atOnce);
    known.delete(name);
    known.set(name, found);
    if (known.size > most) known.delete(known.keys().next().value ?? '');
    return found;
  };
}
