import { NOBODY, type Seats, withSeat } from '@insula/kernel';
import type { YourMatch } from '@insula/protocol';
import type { Match } from '../match/match.ts';
import { isPresent } from '../updates/audience.ts';
import type { Matches } from './matches.ts';
import type { Room } from './room.ts';

/** What a list shows of a match that is in somebody's hands, beside what is kept of it. */
export interface Glimpse {
  readonly present: Seats;
  readonly standing: YourMatch['standing'];
}

/** By the names of matches. */
export type Glimpses = ReadonlyMap<string, Glimpse>;

/** Glimpses of those of some matches that are in somebody's hands. */
export type Glimpsing = (matches: readonly string[]) => Promise<Glimpses>;

/** Of those in this process. */
export const glimpsesHere =
  (matches: Matches): Glimpsing =>
  async (ids) => {
    const rooms = ids.flatMap((id) => matches.rooms.get(id) ?? []);
    const each = rooms.map(async (room) => [room.match.head.id, await glimpseOf(matches, room)] as const);
    return new Map(await Promise.all(each));
  };

async function glimpseOf(matches: Matches, room: Room): Promise<Glimpse> {
  // Nothing of one that is forgotten just now.
  const standing = await matches.look(room, async () => standingIn(room.match)).catch(() => undefined);
  return { present: presentIn(room), standing };
}

export function presentIn(room: Room): Seats {
  let present = NOBODY;
  for (const seat of room.match.head.seats.keys()) if (isPresent(room, seat)) present = withSeat(present, seat);
  return present;
}

/** What everybody may see of how a match stands. */
function standingIn({ game, head, play }: Match): YourMatch['standing'] {
  if (play === null) return undefined;
  const view = game.view(play.state, null);
  const [measure] = game.measures(view);
  if (measure === undefined) return undefined;
  const { what, values } = measure;
  return { what, values: [...values], round: game.round(view), n: play.told[head.seats.length] };
}
