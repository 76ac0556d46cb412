import type { Seat } from '@insula/kernel';
import { type Hello, type Item, PROTOCOL } from '@insula/protocol';
import { takeBack } from '../match/absence.ts';
import { itemsSince, reaches } from '../match/history.ts';
import type { Head, Match, Person, Play } from '../match/match.ts';
import { type No, no } from '../match/refusal.ts';
import { goOn } from '../match/requests.ts';
import type { Turn } from '../match/turn.ts';
import type { Store } from '../store/store.ts';
import type { Listener } from '../updates/listener.ts';
import { tellPage, welcome } from '../updates/welcome.ts';
import type { Doorstep } from './doorstep.ts';
import { itemsAfter } from './past.ts';
import type { Room } from './room.ts';
import type { Turns } from './turns.ts';
import type { Work } from './work.ts';

const CHAT_SHOWN = 200;
/** Items after which a page ends: more than most matches have. */
const PAGE = 2_000;

export interface Entrance {
  readonly work: Work;
  readonly store: Store;
  readonly turns: Turns;
  readonly doorstep: Doorstep;
  now(): number;
  /** Somebody cannot be told the rest of what they have missed. */
  lost(room: Room, listener: Listener, error: unknown): void;
}

/** Says what somebody has missed since `hello.since`; they hear everything from then on. Of a long past they hear a page,
 *  and the others after it. Returns why not, or null. */
export async function enter(
  at: Entrance,
  room: Room,
  listener: Listener,
  person: Person | null,
  hello: Hello,
): Promise<No | null> {
  const { work, store, now } = at;
  const { match } = room;
  room.touched = now();
  if (hello.protocol !== PROTOCOL) return no('protocol');
  const refused = await work.done(room, (turn) => whyNotIn(match.head, person, hello.seat) ?? comeBack(turn, hello.seat));
  if (refused !== null) return refused;
  const pages = pagesFor(at, match, listener, hello.since);
  const first = await pages.next();
  return work.look(room, async () => {
    // Somebody else may have been given the seat meanwhile.
    const late = whyNotIn(match.head, person, hello.seat);
    if (late !== null) return late;
    const items = withNewest(match, listener, hello.since, first.done === true ? [] : first.value);
    const chat = await store.chat(match.head.id, CHAT_SHOWN);
    welcome(room, listener, person, { since: hello.since, items, chat }, now());
    if (listener.behind !== null) void follow(at, room, listener, pages).catch((error) => at.lost(room, listener, error));
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

const toldTo = (match: Match, play: Play, { seat }: Listener): number => play.told[seat ?? match.head.seats.length];

/** What was told after `since`, as far as it is not in memory: most of those who come back have missed little. */
async function* pagesFor(at: Entrance, match: Match, listener: Listener, since: number): AsyncGenerator<Item[]> {
  const { play } = match;
  const { seat, phrases, address } = listener;
  if (play === null || since >= toldTo(match, play, listener) || reaches(match, play, seat, since)) return;
  let page: Item[] = [];
  for await (const items of itemsAfter({ ...at, who: address }, match, seat, since, play.last?.n ?? 0, phrases)) {
    page.push(...items);
    if (page.length < PAGE) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}

/** A page, and whatever there is after it if that is in memory; else they stay behind. */
function withNewest(match: Match, listener: Listener, since: number, page: readonly Item[]): Item[] {
  const { play } = match;
  const { seat, phrases } = listener;
  const told = since + page.length;
  listener.behind = null;
  if (play === null || told >= toldTo(match, play, listener)) return [...page];
  if (reaches(match, play, seat, told)) return [...page, ...itemsSince(match, play, seat, told, phrases)];
  listener.behind = told;
  return [...page];
}

/** Tells somebody one page after the other, each when the one before has left, until they have caught up. */
async function follow(at: Entrance, room: Room, listener: Listener, begun: AsyncGenerator<Item[]>): Promise<void> {
  let pages = begun;
  const isThere = (): boolean => room.listeners.has(listener);
  while (listener.behind !== null && isThere()) {
    await listener.drained();
    await at.doorstep.cross(listener.address, isThere, async () => {
      const next = await pages.next();
      // So much has happened meanwhile that the rest is not in memory.
      if (next.done === true) pages = pagesFor(at, room.match, listener, listener.behind ?? 0);
      const page = next.done === true ? [] : next.value;
      await at.work.look(room, async () => {
        if (listener.behind === null || !isThere()) return;
        const items = withNewest(room.match, listener, listener.behind, page);
        if (items.length > 0) tellPage(room, listener, items, at.now());
      });
    });
  }
}
