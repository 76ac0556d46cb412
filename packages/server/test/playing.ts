import type { Player } from './client.ts';

/** Plays random moves until the match is over. Each decision is answered once. */
export async function playOut(player: Player, seat: number, random: () => number): Promise<void> {
  while (player.match?.phase !== 'over') {
    const { table } = player;
    if (table?.awaited.includes(seat) && table.answer === undefined && table.legal.length > 0) {
      const reply = await player.move(table.legal[Math.floor(random() * table.legal.length)]);
      if (reply.t === 'refused' && reply.code !== 'stale') throw new Error(JSON.stringify(reply));
      const { decision } = table;
      await player.until(() => player.table?.decision !== decision || player.match?.phase === 'over');
    } else {
      const had = player.table;
      await player.until(() => player.table !== had || player.match?.phase === 'over');
    }
  }
}

export function lottery(seed: number): () => number {
  let x = seed;
  return () => {
    x = (Math.imul(x, 1664525) + 1013904223) | 0;
    return (x >>> 0) / 2 ** 32;
  };
}
