import type { Seat } from '@insula/kernel';
import { type Hello, type Item, PROTOCOL } from '@insula/protocol';
import { takeBack } from '../match/absence.ts';
import { itemsSince, reaches } from '../match/history.ts';
import type { Head, Match, Person } from '../match/match.ts';
import { type No, no } from '../match/refusal.ts';
import { goOn } from '../match/requests.ts';
import type { Turn } from '../match/turn.ts';
import type { Store } from '../store/store.ts';
import type { Listener } from '../updates/listener.ts';
import { welcome } from '../updates/welcome.ts';
import type { Room } from './room.ts';
import type { Work } from './work.ts';

const CHAT_SHOWN = 200;

/** Says what somebody has missed since `hello.since`; they hear everything from then on. Returns why not, or null. */
export async function enter(
  { work, store, now }: { readonly work: Work; readonly store: Store; now(): number },
  room: Room,
  listener: Listener,
  person: Person | null,
  hello: Hello,
): Promise<No | null> {
  const { match } = room;
  room.touched = now();
  if (hello.protocol !== PROTOCOL) return no('protocol');
  const refused = await work.done(room, (turn) => whyNotIn(match.head, person, hello.seat) ?? comeBack(turn, hello.seat));
  if (refused !== null) return refused;
  return work.look(room, async () => {
    // Somebody else may have been given the seat meanwhile.
    const late = whyNotIn(match.head, person, hello.seat);
    if (late !== null) return late;
    const missed = { items: await missedItems(store, match, hello), chat: await store.chat(match.head.id, CHAT_SHOWN) };
    welcome(room, listener, person, missed, now());
    return null;
  });
}

function whyNotIn({ seats }: Head, person: Person | null, seat: Seat | null): No | null {
  if (seat === null) return null;
  if (seat >= seats.length) return no('no-seat');
  return seats[seat].person === person?.id ? null : no('not-yours');
}

/** Whoever comes back to a seat has it back. */
function comeBack(turn: Turn, seat: Seat | null): null {
  const { play, head } = turn.match;
  if (play !== null && seat !== null && head.phase === 'playing' && head.seats[seat].standIn)
    takeBack(turn, play, seat, null);
  goOn(turn);
  return null;
}

/** Most of those who come back have missed little, and that is in memory. */
async function missedItems(store: Store, match: Match, { seat, since, phrases }: Hello): Promise<Item[]> {
  const { play, head } = match;
  if (play === null || since >= play.told[seat ?? head.seats.length]) return [];
  const past = reaches(match, play, seat, since)
    ? play
    : { base: { n: 0, body: null }, rows: await store.entries(head.id, 0) };
  return itemsSince(match, past, seat, since, phrases);
}
