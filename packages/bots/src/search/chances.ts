import type { AnyGame, Foresight } from '@insula/kernel';

/** Fills `into` with each seat's chance to win: once the match is over its share of the win, before that a guess. */
export function chancesIn(
  game: AnyGame,
  { foretell, scale }: Foresight,
  state: unknown,
  seats: number,
  into: Float64Array,
): void {
  const result = game.result(state);
  if (result !== null) {
    let winners = 0;
    for (let seat = 0; seat < seats; seat++) if (result.rank[seat] === 1) winners++;
    for (let seat = 0; seat < seats; seat++) into[seat] = result.rank[seat] === 1 ? 1 / winners : 0;
    return;
  }
  let best = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < seats; seat++) {
    into[seat] = foretell(state, seat) / scale;
    if (into[seat] > best) best = into[seat];
  }
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) {
    into[seat] = Math.exp(into[seat] - best);
    sum += into[seat];
  }
  for (let seat = 0; seat < seats; seat++) into[seat] /= sum;
}
