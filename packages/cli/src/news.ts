import { hears, list, PUBLIC, type Seat, type Seats, type Tell } from '@insula/kernel';
import type { Known } from './known.ts';

/** Something that happened, and who may know it. */
export interface News {
  readonly event: unknown;
  readonly to: Seats;
  readonly shows: boolean;
  readonly words: string;
}

/** Somebody to tell events to, who keeps them in `heard`. */
export const listener = ({ game, say }: Known, heard: News[]): Tell<unknown> => {
  return (event, to, shows) => heard.push({ event, to, shows, words: say(game.sayEvent(event)) });
};

/** What of the news a seat may know (null: a bystander). */
export const heardBy = (news: readonly News[], seat: Seat | null): News[] => news.filter(({ to }) => hears(to, seat));

/** An audience as people count seats: all of them, or some of them. */
export const audience = (to: Seats, seats: number): 'all' | number[] =>
  to === PUBLIC ? 'all' : list(to & ((1 << seats) - 1)).map((seat) => seat + 1);
