import { below, type Rng } from '@insula/kernel';
import type { Adapter, Client } from './client.ts';
import type { Times } from './figures.ts';
import { openWatch } from './watch.ts';

/** A match and the two who play it at random. */
export interface Match {
  /** Moves done so far. */
  readonly moves: number;
  readonly over: boolean;
  /** Plays one move, if a seat has the choice. */
  move(): void;
  /** From now on every choice is answered at once. */
  rush(): void;
  /** From now on none is. */
  rest(): void;
  leave(): void;
}

export async function openMatch(adapter: Adapter, rng: Rng, times: Times, ended: () => void): Promise<Match> {
  const clients: Client[] = [];
  const choices = [0, 0];
  const watch = openWatch(times);
  let moves = 0;
  let rushing = false;
  let over = false;

  function move(): void {
    const seat = choices[0] > 0 ? 0 : 1;
    const among = choices[seat];
    if (among === 0 || over) return;
    choices[seat] = 0;
    watch.sent(seat);
    clients[seat].play(below(rng, among));
  }

  const match = await adapter.open();
  for (const seat of [0, 1])
    clients.push(
      await adapter.connect(match, seat, {
        turn(among) {
          choices[seat] = among;
          if (rushing) move();
        },
        done() {
          watch.done(seat);
          moves++;
        },
        seen: (mark) => watch.seen(seat, mark),
        over() {
          if (over) return;
          over = true;
          ended();
        },
      }),
    );
  return {
    get moves() {
      return moves;
    },
    get over() {
      return over;
    },
    move,
    rush() {
      rushing = true;
      move();
    },
    rest() {
      rushing = false;
    },
    leave() {
      for (const client of clients) client.leave();
    },
  };
}

const AT_ONCE = 24;

/** Many matches, connected and waiting. */
export async function openMatches(
  count: number,
  adapter: Adapter,
  rng: Rng,
  times: Times,
  ended: () => void = () => {},
): Promise<Match[]> {
  const matches: Match[] = [];
  let begun = 0;
  async function opener(): Promise<void> {
    while (begun < count) {
      begun++;
      matches.push(await openMatch(adapter, rng, times, ended));
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, opener));
  return matches;
}
