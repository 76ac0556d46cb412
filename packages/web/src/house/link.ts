import type { ChatLine, ClientMessage, Item, Order, Request, ServerMessage, Summary, Table } from '@insula/protocol';
import { PROTOCOL } from '@insula/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';

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
  readonly line: 'connecting' | 'open' | 'lost';
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

export type Wish = Request extends infer R ? (R extends { id: string } ? Omit<R, 'id'> : never) : never;

export interface Link {
  readonly store: StoreApi<Seated>;
  send(wish: Wish): void;
  forgive(): void;
  close(): void;
}

const NOTHING: Seated = {
  line: 'connecting',
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
const PATIENCE = 12_000;
/** Less than a frame. */
const TOGETHER = 8;

/** Holds on to a seat of a match: comes back after every drop, and sends again what was not answered. */
export function openLink(match: string, seat: number | null): Link {
  const store = createStore<Seated>(() => ({ ...NOTHING, seat }));
  const waiting = new Map<string, Request>();
  const prefix = Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(36)).join('');
  let count = 0;
  let socket: WebSocket | null = null;
  let retry: ReturnType<typeof setTimeout> | null = null;
  let drops = 0;
  let heard = Date.now();
  let closed = false;
  const news: Extract<ServerMessage, { t: 'news' }>[] = [];
  let later: ReturnType<typeof setTimeout> | null = null;

  const set = (part: Partial<Seated>): void => store.setState(part);
  const post = (message: ClientMessage): void => socket?.send(JSON.stringify(message));

  function connect(): void {
    if (closed) return;
    retry = null;
    const { protocol, host } = window.location;
    const opened = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/socket`);
    socket = opened;
    heard = Date.now();
    opened.onopen = () =>
      post({ t: 'hello', protocol: PROTOCOL, match, seat, since: store.getState().items.length, phrases: true });
    opened.onmessage = ({ data }) => {
      heard = Date.now();
      hear(JSON.parse(String(data)) as ServerMessage);
    };
    opened.onclose = () => {
      if (socket === opened) lost();
    };
  }

  function lost(): void {
    socket = null;
    if (closed || store.getState().fault !== null) return;
    set({ line: 'lost' });
    retry ??= setTimeout(connect, Math.min(5000, 250 * 2 ** drops++));
  }

  function hear(message: ServerMessage): void {
    switch (message.t) {
      case 'welcome':
        welcome(message);
        break;
      case 'news':
        news.push(message);
        later ??= setTimeout(tell, TOGETHER);
        break;
      case 'match':
        set({ summary: message.match });
        break;
      case 'chat':
        set({ chat: [...store.getState().chat, message.line] });
        break;
      case 'ack':
        answered(message.id, null);
        break;
      case 'refused':
        refused(message);
        break;
    }
  }

  /** Bots are quick: what comes in one breath is drawn once. */
  function tell(): void {
    later = null;
    const told = news.splice(0);
    const latest = told.at(-1);
    if (latest === undefined) return;
    const items = told.flatMap((message) => message.items);
    set({ items: joined(store.getState().items, items), table: latest.table, since: Date.now() });
  }

  function welcome(message: Extract<ServerMessage, { t: 'welcome' }>): void {
    drops = 0;
    news.length = 0;
    const { match: summary, yours, items, table, chat, orders, last } = message;
    set({
      line: 'open',
      fault: null,
      summary,
      seat: message.seat,
      yours,
      items: joined(store.getState().items, items),
      table,
      chat,
      orders,
      since: Date.now(),
    });
    if (last !== null) answered(last, null);
    for (const request of waiting.values()) post(request);
  }

  function refused({ id, rule, code }: Extract<ServerMessage, { t: 'refused' }>): void {
    if (id === null) {
      if ((FAULTS as readonly string[]).includes(code)) set({ fault: code as Fault });
      return;
    }
    const request = waiting.get(id);
    answered(id, { rule, code, moves: request?.t === 'move' ? request.moves : [] });
  }

  function answered(id: string, refusal: Refusal | null): void {
    const request = waiting.get(id);
    if (!waiting.delete(id)) return;
    const done = refusal === null && request?.t === 'orders' ? { orders: request.orders } : {};
    set({ pending: waiting.size, refusal: refusal ?? (request?.t === 'ping' ? store.getState().refusal : null), ...done });
  }

  function send(wish: Wish): void {
    const request = { ...wish, id: `${prefix}-${++count}` } as Request;
    waiting.set(request.id, request);
    set({ pending: waiting.size });
    if (store.getState().line === 'open') post(request);
  }

  /** A line can be dead without anybody saying so. */
  const watch = setInterval(() => {
    if (socket === null || socket.readyState !== WebSocket.OPEN) return;
    if (Date.now() - heard > PATIENCE) socket.close();
    else if (Date.now() - heard > PATIENCE / 3) post({ t: 'ping', id: `${prefix}-ping` });
  }, PATIENCE / 3);
  const hurry = (): void => {
    drops = 0;
    if (retry !== null) clearTimeout(retry);
    if (socket === null) connect();
    else if (Date.now() - heard > PATIENCE) socket.close();
  };
  const offline = (): void => socket?.close();
  window.addEventListener('online', hurry);
  window.addEventListener('offline', offline);
  connect();

  return {
    store,
    send,
    forgive: () => set({ refusal: null }),
    close() {
      closed = true;
      clearInterval(watch);
      if (later !== null) clearTimeout(later);
      if (retry !== null) clearTimeout(retry);
      window.removeEventListener('online', hurry);
      window.removeEventListener('offline', offline);
      socket?.close();
    },
  };
}

/** Items are numbered from 1 without gaps; what is known already is not added twice. */
function joined(known: readonly Item[], more: readonly Item[]): readonly Item[] {
  const fresh = more.filter((item) => item.n > known.length);
  return fresh.length === 0 ? known : [...known, ...fresh];
}
