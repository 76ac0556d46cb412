import type { Refusal } from '@insula/kernel';
import type { Kind } from '../cards.ts';
import { APART, LOW, SQUATS } from '../editions/book.ts';
import * as no from '../refusals.ts';
import { above, bookFor, EMPTY, GROUND, houseOf, isFinished, NO_ROOM, placeOf, ROOMS } from '../street.ts';
import { NOWHERE, type Room, type State } from '../types.ts';

/** Why this tenant may not live there, by the clause that forbids it; null if it may. `from` is where it lives now: it
 *  leaves its own rooms empty, and moving inside one building is not entering it (L-46). NOWHERE: it comes from a hand. */
export function unsuitable(s: State, tenant: Kind, to: Room, from: Room): Refusal | null {
  const house = houseOf(to);
  if (!isFinished(s, house)) return no.NO_BUILDING;
  if (s.tenant[to] === NO_ROOM) return no.NO_APARTMENT;
  if (to === from) return no.LIVES_THERE;
  if (!isFree(s, to, from)) return no.OCCUPIED;
  const book = bookFor(s);
  if (book.size[tenant] === 2 && !isFree(s, above(s, to), from)) return no.NEEDS_TWO;
  if (s.height[house] > book.tallest[tenant]) return no.TOO_HIGH;
  if ((book.is[tenant] & LOW) !== 0 && placeOf(to) > GROUND) return no.TOO_FAR_UP;
  return from !== NOWHERE && houseOf(from) === house ? null : unwelcome(s, book.is, tenant, house);
}

/** Whether the neighbours keep a tenant out who enters (L-42, L-51). */
function unwelcome(s: State, is: readonly number[], tenant: Kind, house: number): Refusal | null {
  const own = is[tenant];
  for (let room = house * ROOMS, end = room + ROOMS; room < end; room++) {
    const kind = s.tenant[room];
    if (kind < 0) continue;
    const other = is[kind];
    if ((other & SQUATS) !== 0 && (own & SQUATS) === 0) return no.SQUATTED;
    if ((other & APART) !== (own & APART)) return (own & APART) !== 0 ? no.NOT_ALONE : no.FREAKS_HERE;
  }
  return null;
}

function isFree(s: State, room: Room, from: Room): boolean {
  if (room === NOWHERE) return false;
  return s.tenant[room] === EMPTY || (from !== NOWHERE && isRoomOf(s, room, from));
}

/** Whether `room` is one of the rooms of the tenant found under `from`. */
const isRoomOf = (s: State, room: Room, from: Room): boolean =>
  room === from || (bookFor(s).size[s.tenant[from]] === 2 && room === above(s, from));

/** Whether the tenant of `from` has a suitable apartment in another building. */
export function canGoElsewhere(s: State, from: Room): boolean {
  const home = houseOf(from);
  for (let room = 0; room < s.tenant.length; room++)
    if (s.tenant[room] === EMPTY && houseOf(room) !== home && unsuitable(s, s.tenant[from], room, from) === null)
      return true;
  return false;
}
