import { type Item, PROTOCOL, type ServerMessage } from '@insula/protocol';
import { type Person, seatsOf } from '../match/match.ts';
import type { ChatRow } from '../store/store.ts';
import { type Audience, isPresent } from './audience.ts';
import { shown, written } from './deliver.ts';
import type { Listener } from './listener.ts';
import { summaryOf, tableFor } from './table.ts';

type Welcome = Extract<ServerMessage, { t: 'welcome' }>;

/** What was there before somebody came, after their item number `since`. */
export interface Missed {
  readonly since: number;
  readonly items: Item[];
  readonly chat: readonly ChatRow[];
}

/** Says what somebody has missed, and to the others that they have come; from then on they are told everything. */
export function welcome(audience: Audience, listener: Listener, person: Person | null, missed: Missed, now: number): void {
  const { listeners } = audience;
  const others = [...listeners];
  const wasThere = listener.seat !== null && isPresent(audience, listener.seat);
  listeners.add(listener);
  const greeting = greetingFor(audience, listener, person, missed, now);
  listener.send(written(greeting), null);
  shown(listener, greeting.table?.view ?? null);
  listener.flush();
  // One more device of somebody who is there is news to nobody.
  if (listener.seat === null || wasThere) return;
  const came = written({ t: 'match', match: greeting.match });
  for (const other of others) {
    other.send(came, null);
    other.flush();
  }
}

/** Tells somebody a page of what they have missed, and how the table stands now. */
export function tellPage({ match }: Audience, listener: Listener, items: Item[], now: number): void {
  const { play } = match;
  if (play === null) return;
  const table = tableFor(match, play, listener.seat, listener.phrases, now);
  listener.send(written({ t: 'news', n: items[items.length - 1].n, items, table }), table);
  shown(listener, table.view);
  listener.flush();
}

function greetingFor(
  audience: Audience,
  { seat, phrases }: Listener,
  person: Person | null,
  { since, items, chat }: Missed,
  now: number,
): Welcome {
  const { match } = audience;
  const { head, play, orders } = match;
  const of = play?.told[seat ?? head.seats.length] ?? 0;
  return {
    t: 'welcome',
    protocol: PROTOCOL,
    match: summaryOf(head, (other) => isPresent(audience, other)),
    seat,
    yours: seatsOf(head, person),
    n: items.at(-1)?.n ?? Math.min(since, of),
    of,
    items,
    table: play === null ? null : tableFor(match, play, seat, phrases, now),
    chat: chat.map(({ at, seat: from, name, text }) => ({ at, seat: from, name, text })),
    orders: seat === null ? [] : orders[seat],
    last: seat === null || play === null ? null : ([...play.used[seat]].pop() ?? null),
  };
}
