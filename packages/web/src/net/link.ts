import type { ChatLine, Item, Order, Request, ServerMessage, Summary, Table } from '@insula/protocol';
import { PROTOCOL } from '@insula/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { renewed, renewOnce } from './renew.ts';
import { openSocket } from './socket.ts';
import { soon } from './soon.ts';

/** Why a table cannot be shown at all. */
export const FAULTS = ['no-match', 'not-yours', 'no-seat', 'protocol'] as const;
export type Fault = (typeof FAULTS)[number];

export interface Refusal {
  readonly rule: string | null;
  readonly code: string;
  /** What was tried, in the game's notation; empty when it was no move. */
  readonly moves: readonly string[];
}

/** One seat's end of a match: what the server told it, and what it is still waiting to hear. */
export interface Seated {
  readonly connection: 'connecting' | 'open' | 'lost';
  readonly fault: Fault | null;
  readonly summary: Summary | null;
  readonly seat: number | null;
  readonly yours: readonly number[];
  readonly items: readonly Item[];
  readonly table: Table | null;
  /** When `table` came, for clocks that run on from there. */
  readonly since: number;
  readonly chat: readonly ChatLine[];
  readonly orders: readonly Order[];
  readonly refusal: Refusal | null;
  /** Requests not answered yet. */
  readonly pending: number;
}

export type Wish =
  Exclude<Request, { t: 'why' }> extends infer R ? (R extends { id: string } ? Omit<R, 'id'> : never) : never;

export interface Link {
  readonly store: StoreApi<Seated>;
  send(wish: Wish): void;
  /** Asks which clause forbids moves; `refusal` is the answer. Not asked again after a drop: by then nobody wonders. */
  why(moves: readonly string[]): void;
  /** Whether a move could not be taken back alone. After a drop nobody answers any more. */
  weigh(move: string, then: (final: boolean) => void): void;
  forgive(): void;
  close(): void;
}

/** What a link knows before it has heard anything. */
export const NOTHING_HEARD: Seated = {
  connection: 'connecting',
  fault: null,
  summary: null,
  seat: null,
  yours: [],
  items: [],
  table: null,
  since: 0,
  chat: [],
  orders: [],
  refusal: null,
  pending: 0,
};
/** How long to wait before saying again what the server had no time for. */
const TOO_MANY = 1_000;

/** Holds on to a seat of a match: whatever was not answered is said again after a drop. What comes in one breath, an
 *  answer, its news and those of quick bots, is told to the page at once, so that it is drawn once. */
export function openLink(match: string, seat: number | null): Link {
  const store = createStore<Seated>(() => ({ ...NOTHING_HEARD, seat }));
  const waiting = new Map<string, Request>();
  const prefix = Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(36)).join('');
  const tell = soon(() => store.setState(now));
  let now = store.getState();
  let count = 0;
  let asking: Extract<Request, { t: 'why' }> | null = null;
  const weighing = new Map<string, (final: boolean) => void>();
  /** Pages of a long past that have come, until all are there: a page of it is no news to be shown. */
  let past: { items: readonly Item[]; readonly of: number } | null = null;
  let pause: ReturnType<typeof setTimeout> | null = null;

  const note = (part: Partial<Seated>): void => {
    now = { ...now, ...part };
  };
  const set = (part: Partial<Seated>): void => {
    note(part);
    tell.ask();
  };
  const setNow = (part: Partial<Seated>): void => {
    set(part);
    tell.now();
  };

  const socket = openSocket({
    up: () =>
      socket.post({ t: 'hello', protocol: PROTOCOL, match, seat, since: now.items.length, phrases: true, changes: true }),
    down() {
      past = null;
      weighing.clear();
      set({ connection: 'lost' });
    },
    hear,
  });

  function hear(message: ServerMessage): void {
    switch (message.t) {
      case 'welcome':
        welcome(message);
        break;
      case 'news':
        set({
          ...shown(message.items, whole(message.table, now.table)),
          since: Date.now(),
          // What was said about a question goes with it.
          refusal: message.table.decision === now.table?.decision ? now.refusal : null,
        });
        break;
      case 'match':
        set({ summary: message.match });
        break;
      case 'chat':
        set({ chat: [...now.chat, message.line] });
        break;
      case 'ack':
        answered(message.id, null);
        break;
      case 'why':
        explained(message);
        break;
      case 'refused':
        refused(message);
        break;
    }
  }

  function welcome(message: Extract<ServerMessage, { t: 'welcome' }>): void {
    socket.settled();
    renewed();
    const { match: summary, yours, items, of, table, chat, orders, last } = message;
    past = { items: now.items, of };
    set({
      connection: 'open',
      fault: null,
      summary,
      seat: message.seat,
      yours,
      ...shown(items, table),
      chat,
      orders,
      since: Date.now(),
    });
    if (last !== null) answered(last, null);
    sayAgain();
  }

  /** What there is to be shown when items and a table have come. */
  function shown(items: readonly Item[], table: Table | null): Pick<Seated, 'items' | 'table'> {
    if (past === null) return { items: joined(now.items, items), table };
    past.items = joined(past.items, items);
    if (past.items.length < past.of) return { items: now.items, table: now.table };
    const all = past.items;
    past = null;
    return { items: all, table };
  }

  function sayAgain(): void {
    pause = null;
    for (const request of waiting.values()) socket.post(request);
  }

  /** An answer that comes after the next choice is no news. */
  function explained({ id, rule, code, final }: Extract<ServerMessage, { t: 'why' }>): void {
    weighing.get(id)?.(final);
    weighing.delete(id);
    if (asking?.id !== id) return;
    const { moves } = asking;
    asking = null;
    // Somebody waits for this one: it does not wait for a frame.
    if (code !== null) setNow({ refusal: { rule, code, moves } });
  }

  function refused({ id, rule, code }: Extract<ServerMessage, { t: 'refused' }>): void {
    const request = waiting.get(id ?? '');
    if (id === null) turnedAway(code);
    else answered(id, { rule, code, moves: request?.t === 'move' ? request.moves : [] });
  }

  /** Refused without a word of which request it was: none of them may wait for ever. */
  function turnedAway(code: string): void {
    if ((FAULTS as readonly string[]).includes(code)) {
      socket.close();
      if (code === 'protocol' && renewOnce()) return;
      set({ fault: code as Fault });
    } else if (now.connection !== 'open') socket.again();
    else if (code === 'too-many') pause ??= setTimeout(sayAgain, TOO_MANY);
    else for (const id of waiting.keys()) answered(id, { rule: null, code, moves: [] });
  }

  function answered(id: string, refusal: Refusal | null): void {
    const request = waiting.get(id);
    if (!waiting.delete(id)) return;
    const done = refusal === null && request?.t === 'orders' ? { orders: request.orders } : {};
    // A click that came too late was meant for a question that is gone: there is nothing to say about the next one.
    const isLate = refusal?.code === 'stale';
    note({ pending: waiting.size, refusal: isLate ? null : refusal, ...done });
    // The news of a move come in the same breath, and would have to wait for a frame that shows nothing new.
    if (request?.t === 'move' && refusal === null) tell.later();
    else tell.ask();
  }

  function send(wish: Wish): void {
    const request = { ...wish, id: `${prefix}-${++count}` } as Request;
    waiting.set(request.id, request);
    setNow({ pending: waiting.size, refusal: null });
    if (now.connection === 'open') socket.post(request);
  }

  return {
    store,
    send,
    why(moves) {
      asking = { t: 'why', id: `${prefix}-${++count}`, moves: [...moves] };
      if (now.connection === 'open') socket.post(asking);
    },
    weigh(move, then) {
      if (now.connection !== 'open') return;
      const id = `${prefix}-${++count}`;
      weighing.set(id, then);
      socket.post({ t: 'why', id, moves: [move] });
    },
    forgive() {
      asking = null;
      if (now.refusal !== null) setNow({ refusal: null });
    },
    close() {
      socket.close();
      tell.never();
      if (pause !== null) clearTimeout(pause);
    },
  };
}

/** What did not change is the same object as before, so that nothing is drawn again for it. */
function whole(table: Table, before: Table | null): Table {
  if (before === null) return table;
  const same = table.legal.length === before.legal.length && JSON.stringify(table.legal) === JSON.stringify(before.legal);
  const { legal, say } = same && JSON.stringify(table.say) === JSON.stringify(before.say) ? before : table;
  const awaited = table.awaited.join() === before.awaited.join() ? before.awaited : table.awaited;
  const view = table.partial ? { ...(before.view as object), ...(table.view as object) } : table.view;
  return { ...table, legal, say, awaited, view };
}

/** Items are numbered from 1 without gaps; what is known already is not added twice. */
function joined(known: readonly Item[], more: readonly Item[]): readonly Item[] {
  const fresh = more.filter((item) => item.n > known.length);
  return fresh.length === 0 ? known : [...known, ...fresh];
}
