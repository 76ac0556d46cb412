import { createHmac } from 'node:crypto';
import type { Head } from '../match/match.ts';
import { type No, no } from '../match/refusal.ts';
import type { Store, Tally } from '../store/store.ts';

/** How many matches one person may have at the same time; those at one address `people` times as many. */
export interface Most extends Tally {
  readonly people: number;
}

/** Sees to it that nobody fills the server with matches. */
export interface Crowd {
  /** What stands for an address in what is kept: nobody learns the address from it. */
  originOf(address: string): string;
  /** Whether a person has as many open matches as they may. */
  isFull(whose: Whose): Promise<boolean>;
  /** Opens a match, unless its host has too many. */
  open<T>(whose: Whose, open: () => Promise<T>): Promise<T | No>;
  /** Starts one, unless its host has too many that are played. */
  start<T>(head: Head, start: () => Promise<T>): Promise<T | No>;
}

type Whose = Pick<Head, 'host' | 'origin'>;
type Limit = (tally: Tally, underWay: number, times: number) => boolean;

export function openCrowd(store: Store, most: Most, key: string): Crowd {
  /** What is being done and not counted by the store yet: else many who ask at once would all find room. */
  const underWay = new Map<string, number>();
  const add = (name: string, change: 1 | -1): void => {
    const count = (underWay.get(name) ?? 0) + change;
    if (count === 0) underWay.delete(name);
    else underWay.set(name, count);
  };

  async function within<T>(what: string, { host, origin }: Whose, isOver: Limit, act: () => Promise<T>): Promise<T | No> {
    const [own, shared] = [`${what} ${host}`, `${what} from ${origin}`];
    const others = (name: string): number => (underWay.get(name) ?? 1) - 1;
    for (const name of [own, shared]) add(name, 1);
    try {
      if (isOver(await store.tally({ host }), others(own), 1)) return no('too-many-matches');
      // Matches of older stores do not say where they were made.
      if (origin !== '' && isOver(await store.tally({ origin }), others(shared), most.people)) return no('too-many-matches');
      return await act();
    } finally {
      for (const name of [own, shared]) add(name, -1);
    }
  }

  const isFull: Limit = ({ open }, others, times) => open + others >= most.open * times;
  return {
    originOf: (address) => createHmac('sha256', key).update(`address ${address}`).digest('base64url').slice(0, 22),
    isFull: async (whose) => (await within('open', whose, isFull, async () => null)) !== null,
    open: (whose, open) => within('open', whose, isFull, open),
    start(head, start) {
      const isOfBots = head.seats.every(({ kind }) => kind === 'bot');
      const isOver: Limit = ({ running, ofBots }, others, times) =>
        running + others >= most.running * times || (isOfBots && ofBots + others >= most.ofBots * times);
      return within('start', head, isOver, start);
    },
  };
}
