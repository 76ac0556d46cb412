import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Item,
  PROTOCOL,
  type Request,
  type ServerMessage,
  type Summary,
  type Table,
  type YourMatch,
} from '@insula/protocol';
import { WebSocket } from 'ws';
import { readSettings, type Served, serve } from '../src/index.ts';
import type { Store } from '../src/store/store.ts';
import { emptyDatabase } from './postgres.ts';

export type Welcome = Extract<ServerMessage, { t: 'welcome' }>;
export type Reply = Extract<ServerMessage, { t: 'ack' | 'refused' }>;
type Unnumbered<R> = R extends Request ? Omit<R, 'id'> : never;

/** A real server on a free port, in a folder of its own. */
export interface Running {
  readonly url: string;
  /** Another process on the same database, to which all sockets and requests go but those that make a match; null: there
   *  is none. */
  readonly other: string | null;
  readonly data: string;
  /** `between` happens while no server runs. */
  restart(between?: () => void | Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

/** What is tried out: one process on a file, one on a PostgreSQL, or two with everybody at the one that has no match. */
const KIND = process.env.TEST_STORE ?? 'sqlite';

export async function running(env: { [name: string]: string } = {}, wrap?: (store: Store) => Store): Promise<Running> {
  const data = mkdtempSync(join(tmpdir(), 'insula-'));
  const settings = readSettings({
    ...(KIND === 'sqlite' ? {} : { DATABASE_URL: await emptyDatabase(), LEASE_SECONDS: '20' }),
    PORT: '0',
    HOST: '127.0.0.1',
    DATA: data,
    LOG: 'warn',
    MESSAGES_PER_SECOND: '100000',
    REQUESTS_PER_MINUTE: '1000000',
    OPEN_MATCHES: '1000000',
    RUNNING_MATCHES: '1000000',
    BOT_MATCHES: '1000000',
    ...env,
  });
  let served: Served = await serve(settings, wrap);
  let other: Served | null = KIND === 'cluster' ? await serve(settings, wrap) : null;
  async function close(): Promise<void> {
    await served.close();
    await other?.close();
  }
  return {
    get url() {
      return `http://127.0.0.1:${served.port}`;
    },
    get other() {
      return other === null ? null : `http://127.0.0.1:${other.port}`;
    },
    data,
    async restart(between) {
      const ports = [served.port, other?.port ?? 0];
      await close();
      await between?.();
      served = await serve({ ...settings, port: ports[0] }, wrap);
      if (other !== null) other = await serve({ ...settings, port: ports[1] }, wrap);
    },
    async stop() {
      await close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

type Reached = Pick<Running, 'url'> & Partial<Pick<Running, 'other'>>;
const MAKES = '/api/matches';

/** A person with a cookie. */
export interface Guest {
  readonly cookie: string;
  get<T>(path: string): Promise<{ status: number; body: T }>;
  post<T = YourMatch>(path: string, body: unknown): Promise<{ status: number; body: T }>;
}

export async function guest(server: Reached, name: string): Promise<Guest> {
  const answer = await fetch(`${server.url}/api/me`);
  const person = guestWith(server, (answer.headers.get('set-cookie') ?? '').split(';')[0]);
  await person.post('/api/me', { name });
  return person;
}

/** Somebody who was here before. */
export function guestWith(server: Reached, cookie: string): Guest {
  const call = async <T>(method: string, path: string, body: unknown): Promise<{ status: number; body: T }> => {
    const headers = { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
    const makes = method === 'POST' && path === MAKES;
    const reply = await fetch((makes ? server.url : (server.other ?? server.url)) + path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: reply.status, body: (await reply.json()) as T };
  };
  return {
    cookie,
    get: (path) => call('GET', path, undefined),
    post: (path, body) => call('POST', path, body),
  };
}

/** A match of the given guests, each in one seat in that order, started. */
export async function started(guests: readonly Guest[], wanted: object): Promise<string> {
  const [host, ...others] = guests;
  const seats = guests.map((_, i) => ({ kind: i === 0 ? 'me' : 'open' }));
  const { status, body } = await host.post('/api/matches', { seats, pause: 0, ...wanted });
  if (status !== 200) throw new Error(JSON.stringify(body));
  const { id } = body.match;
  for (const [i, other] of others.entries())
    await other.post(`/api/matches/${id}/join`, { seat: i + 1, seed: `other ${i}` });
  const begun = await host.post(`/api/matches/${id}/start`, { seed: 'the host' });
  if (begun.status !== 200) throw new Error(JSON.stringify(begun.body));
  return id;
}

/** Else a store from before would take what is asked now for something it has answered already. */
const run = randomUUID().slice(0, 8);
let requests = 0;

/** A socket in a seat. It remembers what it was told. */
export class Player {
  readonly items: Item[] = [];
  readonly received: string[] = [];
  table: Table | null = null;
  match: Summary | null = null;
  welcome: Welcome | null = null;
  n = 0;
  readonly #socket: WebSocket;
  readonly #replies = new Map<string, (reply: Reply) => void>();
  #waiting: { until: () => boolean; done: () => void }[] = [];
  closed: number | null = null;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (raw) => this.#hear(String(raw)));
    socket.on('close', (code) => {
      this.closed = code;
      this.#wake();
    });
    socket.on('error', () => {});
  }

  static async enter(
    server: Reached,
    who: Guest | null,
    match: string,
    seat: number | null,
    since = 0,
    phrases = false,
  ): Promise<Player> {
    const player = await Player.connect(server, who);
    player.say({ t: 'hello', protocol: PROTOCOL, match, seat, since, phrases });
    await player.until(() => player.received.length > 0);
    if (player.welcome === null) throw new Error(`not let in: ${player.received[0]}`);
    return player;
  }

  static async connect(server: Reached, who: Guest | null, headers: { [name: string]: string } = {}): Promise<Player> {
    const cookie = who === null ? {} : { cookie: who.cookie };
    const socket = new WebSocket(`${(server.other ?? server.url).replace('http', 'ws')}/socket`, {
      headers: { ...cookie, ...headers },
    });
    const player = new Player(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return player;
  }

  #hear(text: string): void {
    this.received.push(text);
    const message = JSON.parse(text) as ServerMessage;
    switch (message.t) {
      case 'welcome':
        this.welcome = message;
        this.match = message.match;
        this.table = message.table;
        this.items.push(...message.items);
        this.n = message.n;
        break;
      case 'news':
        this.items.push(...message.items);
        this.table = message.table;
        this.n = message.n;
        break;
      case 'match':
        this.match = message.match;
        break;
      case 'ack':
      case 'refused':
        if (message.id !== null) this.#replies.get(message.id)?.(message);
    }
    this.#wake();
  }

  #wake(): void {
    this.#waiting = this.#waiting.filter(({ until, done }) => {
      if (!until() && this.closed === null) return true;
      done();
      return false;
    });
  }

  say(message: object): void {
    this.#socket.send(JSON.stringify(message));
  }

  sayRaw(text: string | Buffer): void {
    this.#socket.send(text);
  }

  async until(condition: () => boolean): Promise<void> {
    if (!condition()) await new Promise<void>((done) => this.#waiting.push({ until: condition, done }));
    if (!condition()) throw new Error(`the socket was closed (${this.closed})`);
  }

  ask(request: Unnumbered<Request>, id = `${run}-${requests++}`): Promise<Reply> {
    const reply = new Promise<Reply>((resolve) => this.#replies.set(id, resolve));
    this.say({ ...request, id });
    return reply;
  }

  move(...moves: string[]): Promise<Reply> {
    return this.ask({ t: 'move', decision: this.table?.decision ?? 0, moves });
  }

  drop(): void {
    this.#socket.terminate();
  }
}
