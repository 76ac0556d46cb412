import { type AnyGame, readOptions, type Seat } from '@insula/kernel';
import { type Item, PROTOCOL, type Request, type ServerMessage, type Table } from '@insula/protocol';
import type { Shelf } from '@insula/shelf';
import { expect } from 'vitest';
import type { Bots } from '../../src/bots/bots.ts';
import type { Head, Person } from '../../src/match/match.ts';
import { headChange } from '../../src/match/record.ts';
import { goOn } from '../../src/match/requests.ts';
import { isRoom } from '../../src/matches/find.ts';
import { type Matches, openMatches } from '../../src/matches/matches.ts';
import type { Room } from '../../src/matches/room.ts';
import { openMetrics } from '../../src/metrics.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { type Listener, nearby } from '../../src/updates/listener.ts';
import { anyNumber, headOf } from '../quiet.ts';

/** What each seat (and last, whoever looks on) has been told, item by item; what all have been told; and what was acknowledged. */
export interface Told {
  readonly stories: string[][];
  readonly public: string[];
  /** Requests to move that were acknowledged, by their seat. */
  readonly acknowledged: Map<string, Seat>;
}

/** A page in somebody's hands. It has heard everything up to item `n`. */
export interface Device {
  readonly seat: Seat | null;
  readonly listener: Listener;
  readonly heard: Item[];
  readonly since: number;
  table: Table | null;
  isOpen: boolean;
}

const SEATS = 2;

/** One match of two people, on any number of devices, whose server dies and comes back, and whose clock is moved by hand. */
export class Evening {
  readonly seats: readonly (Seat | null)[] = [0, 1, null];
  readonly devices: Device[] = [];
  readonly game: AnyGame;
  readonly #file: string;
  #matches!: Matches;
  #room!: Room;
  #store!: ReturnType<typeof openSqlite>;
  #time = 1_000_000;
  #asked = 0;
  last: { readonly device: Device; readonly request: Request } | null = null;

  private constructor(game: AnyGame, file: string) {
    this.game = game;
    this.#file = file;
  }

  static async begin(game: AnyGame, file: string): Promise<Evening> {
    const evening = new Evening(game, file);
    const options = readOptions(game.options, game.id === 'room-share' ? { duel: true } : {});
    const head: Head = { ...headOf(game, SEATS, options, 500), clock: { kind: 'bank', seconds: 60, increment: 5 } };
    const store = openSqlite(file);
    await store.commit([headChange(head)]);
    await store.close();
    await evening.#open();
    return evening;
  }

  async #open(): Promise<void> {
    this.#store = openSqlite(this.#file);
    const { game } = this;
    this.#matches = await openMatches({
      store: this.#store,
      crowd: anyNumber(this.#store),
      keepFinished: 0,
      shelf: { games: [game], broken: [], game: () => game, words: async () => ({}), clauses: () => [] } satisfies Shelf,
      bots: quick,
      metrics: openMetrics(
        () => 0,
        () => 0,
      ),
      together: 0,
      lines: 1_000,
      now: () => this.#time,
      log: (problem, error) => {
        throw new Error(problem, { cause: error });
      },
    });
    await this.#find();
  }

  async #find(): Promise<void> {
    const room = await this.#matches.find('m');
    if (!isRoom(room)) throw new Error(`the match is gone: ${room.code}`);
    this.#room = room;
    await this.#matches.settled();
  }

  /** A new device, which has seen nothing (`fresh`), or all that the newest of its seat has. */
  async connect(seat: Seat | null, fresh: boolean): Promise<void> {
    const before = this.devices.findLast((device) => device.seat === seat);
    const since = fresh ? 0 : (before?.since ?? 0) + (before?.heard.length ?? 0);
    const device: Device = {
      seat,
      listener: this.#listener(seat, () => device),
      heard: [],
      since,
      table: null,
      isOpen: true,
    };
    const hello = { t: 'hello' as const, protocol: PROTOCOL, match: 'm', seat, since, phrases: false, changes: false };
    const refused = await this.#matches.enter(this.#room, device.listener, personIn(seat), hello);
    expect(refused).toBeNull();
    this.devices.push(device);
    await this.#matches.settled();
  }

  #listener(seat: Seat | null, of: () => Device): Listener {
    return nearby({
      seat,
      person: true,
      send(text) {
        const message = JSON.parse(text) as ServerMessage;
        const device = of();
        if (message.t === 'welcome' || message.t === 'news') {
          device.heard.push(...message.items);
          device.table = message.table;
        }
        if (message.t === 'ack') replies.get(message.id)?.(true);
        if (message.t === 'refused') replies.get(message.id ?? '')?.(false);
      },
      close() {
        of().isOpen = false;
      },
    });
  }

  /** Asks something on a device. Whether it was acknowledged. */
  async ask(device: Device, request: Request): Promise<boolean> {
    let acknowledged = false;
    replies.set(request.id, (is) => {
      acknowledged = is;
    });
    this.last = { device, request };
    this.#matches.ask(this.#room, device.listener, request, personIn(device.seat));
    await this.#matches.settled();
    replies.delete(request.id);
    return acknowledged;
  }

  id(): string {
    return `a${this.#asked++}`;
  }

  drop(device: Device): void {
    device.isOpen = false;
    this.#matches.exit(this.#room, device.listener);
  }

  async wait(milliseconds: number): Promise<void> {
    this.#time += milliseconds;
    await this.#matches.change(this.#room, (turn) => {
      goOn(turn);
      return null;
    });
    await this.#matches.settled();
  }

  async restart(): Promise<void> {
    await this.close();
    for (const device of this.devices) device.isOpen = false;
    this.#time += 5_000;
    await this.#open();
  }

  async close(): Promise<void> {
    await this.#matches.settled();
    await this.#matches.close();
    await this.#store.close();
  }

  open(seat: Seat | null): Device | undefined {
    return this.devices.findLast((device) => device.isOpen && device.seat === seat);
  }

  /** Every device has been told the story of its seat, without a gap and up to now. */
  async check({ stories, public: all }: Told): Promise<void> {
    const { play } = this.#room.match;
    if (play === null) throw new Error('the match has not started');
    for (const { seat, heard, since, isOpen, table } of this.devices) {
      const who = seat ?? SEATS;
      const story = stories[who];
      for (const [i, item] of heard.entries()) {
        expect(item.n).toBe(since + i + 1);
        story[item.n - 1] ??= JSON.stringify(item);
        expect(JSON.stringify(item)).toBe(story[item.n - 1]);
      }
      if (!isOpen) continue;
      expect(since + heard.length).toBe(play.told[who]);
      expect(table?.view).toEqual(JSON.parse(JSON.stringify(this.game.view(this.#seen(seat), seat))));
    }
    for (const story of stories) {
      const common = story.filter((item) => PUBLIC.test(item)).map((item) => item.replace(/"n":\d+,|,"from":\d+/g, ''));
      for (const [i, item] of common.entries()) {
        all[i] ??= item;
        expect(item).toBe(all[i]);
      }
    }
  }

  /** What a seat looks at: with a part of its answer given, the table as that would leave it. */
  #seen(seat: Seat | null): unknown {
    const { play } = this.#room.match;
    const held = seat === null ? null : (play?.held[seat] ?? null);
    if (play === null || held === null || held.done) return play?.state;
    const state = this.game.clone(play.state);
    for (const { move } of held.moves) this.game.play(state, seat as Seat, move);
    return state;
  }

  /** Every move that was acknowledged is in the log once for each of its moves, or waits, or was withdrawn or moot. */
  async checkKept({ acknowledged }: Told): Promise<void> {
    const played = new Map<string, number>();
    for (const { entry, request } of await this.#store.entries('m', 0))
      if (entry.kind === 'move' && request !== null) played.set(request, (played.get(request) ?? 0) + 1);
    for (const times of played.values()) expect(times).toBe(1);
    for (const [request, seat] of acknowledged)
      expect([request, seat, played.has(request) || this.#isHeld(request)]).toEqual([request, seat, true]);
  }

  #isHeld(request: string): boolean {
    return this.#room.match.play?.held.some((held) => held?.request === request) === true;
  }

  get shared(): boolean {
    const { play } = this.#room.match;
    return play === null || play.window || (play.awaited & (play.awaited - 1)) !== 0;
  }
}

const PUBLIC = /"kind":"(undo|resign|takeover|return|end)"/;
const replies = new Map<string, (isAcknowledged: boolean) => void>();
const personIn = (seat: Seat | null): Person | null => (seat === null ? null : { id: `p${seat}`, name: `P${seat}` });

/** Bots that play the first legal move at once. */
let botsAsked = 0;
const quick: Bots = {
  sit: (_, seat, __, ask) => {
    const listener = nearby({
      seat,
      person: false,
      send(___, table) {
        if (table === null || table.legal.length === 0 || table.answer !== undefined || !table.awaited.includes(seat))
          return;
        const { decision, legal } = table;
        setImmediate(() => ask(listener, { t: 'move', id: `b${botsAsked++}`, decision, moves: [legal[0]] }));
      },
    });
    return listener;
  },
};
