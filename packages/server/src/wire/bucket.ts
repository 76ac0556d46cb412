/** So many at once, so many per second in the long run. */
export interface Bucket {
  take(now: number): boolean;
}

export function bucket(perSecond: number, atOnce: number): Bucket {
  let left = atOnce;
  let last = 0;
  return {
    take(now) {
      left = Math.min(atOnce, left + ((now - last) / 1000) * perSecond);
      last = now;
      if (left < 1) return false;
      left--;
      return true;
    },
  };
}
