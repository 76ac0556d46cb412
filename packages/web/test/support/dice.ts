/** Chance for tests that play: the same every time for the same seed. */
export function dice(seed: number): (sides: number) => number {
  let state = seed >>> 0 || 1;
  return (sides) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % sides;
  };
}
