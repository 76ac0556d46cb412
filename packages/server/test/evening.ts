import type { Seat } from '@insula/kernel';
import type { ClockSpec, Pace, Request, ServerMessage } from '@insula/protocol';
import { openShelf } from '@insula/shelf';
import { expect, onTestFinished } from 'vitest';
import type { Bots } from '../src/bots/bots.ts';
import { decisionOf } from '../src/match/answers.ts';
import { faces } from '../src/match/clocks.ts';
import type { Match, Play } from '../src/match/match.ts';
import { untilStep } from '../src/match/pace.ts';
import { awaitedSeats } from '../src/match/play.ts';
import { goOn } from '../src/match/requests.ts';
import { joinMatch, startMatch } from '../src/match/setup.ts';
import type { Matches } from '../src/matches/matches.ts';
import type { Room } from '../src/matches/room.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { type Listener, nearby } from '../src/updates/listener.ts';
import { beginWith, hosted, quietMatches } from './quiet.ts';

const shelf = await openShelf();
const people = [0, 1].map((i) => ({ id: `p${i}`, name: `P${i}` }));
export const SECOND = 1000;
export const bank = (seconds: number, increment: number): ClockSpec => ({ kind: 'bank', seconds, increment });
export const perMove = (seconds: number): ClockSpec => ({ kind: 'move', seconds });

/** A match of two people on a server that is closed and opened as the test likes. Its clock moves when it is told to, its
 *  bots move when they are told to. */
export class Evening {
  time = 1_000_000;
  /** How much later it is whenever somebody looks. */
  ticks = 0;
  heard: ServerMessage[] = [];
  readonly store: Store = openSqlite(':memory:');
  #matches!: Matches;
  #id = '';
  #bots = new Map<Seat, (asked: Request) => void>();
  #asked = 0;

  static async begin(clock: ClockSpec, game: string, lobby: number, pace: Pace): Promise<Evening> {
    const each = new Evening();
    each.#matches = await each.#opened();
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
    const room = await hosted(each.#matches, people[0], game, seats, clock, pace);
    const { match } = room;
    each.#id = match.head.id;
    await each.#matches.change(room, (turn) => joinMatch(turn, people[1], 1, null));
    beginWith(match, 0);
    each.time += lobby;
    await each.#matches.change(room, (turn) => startMatch(turn, people[0], null));
    await each.wait(0);
    return each;
  }

  #opened(): Promise<Matches> {
    const sit: Bots['sit'] = (_, seat, __, ask) => {
      const listener = { ...this.#ear(seat, []), person: false };
      this.#bots.set(seat, (asked) => ask(listener, asked));
      return listener;
    };
    return quietMatches(this.store, shelf, sit, () => (this.time += this.ticks));
  }

  #ear(seat: Seat, heard: ServerMessage[]): Listener {
    return nearby({ seat, person: true, send: (text) => heard.push(JSON.parse(text) as ServerMessage) });
  }

  get room(): Room {
    const room = this.#matches.rooms.get(this.#id);
    if (room === undefined) throw new Error('the match is gone');
    return room;
  }

  get match(): Match {
    return this.room.match;
  }

  get play(): Play {
    if (this.match.play === null) throw new Error('the match has not started');
    return this.match.play;
  }

  /** Seconds on a seat's clock. */
  left(seat: Seat): number {
    return ((faces(this.match, this.play, this.time) ?? [])[seat]?.left ?? Number.NaN) / SECOND;
  }

  /** Milliseconds until a bot may make its next step. */
  get step(): number {
    return untilStep(this.match, this.awaited, this.first(this.awaited), this.time);
  }

  /** Whose turn it is in Landlord. */
  get turn(): Seat {
    return (this.match.game.view(this.play.state, null) as { turn: Seat }).turn;
  }

  /** The first seat whose answer is waited for. */
  get awaited(): Seat {
    return awaitedSeats(this.play)[0];
  }

  isAway(seat: Seat): boolean {
    return this.match.head.seats[seat].standIn;
  }

  /** Moves the clock and does what is due by then. */
  async wait(seconds: number): Promise<void> {
    this.time += seconds * SECOND;
    await this.#matches.change(this.room, (turn) => {
      goOn(turn);
      return null;
    });
    await this.#matches.settled();
  }

  /** Nobody is there for so long. */
  async restart(seconds: number, meanwhile: (store: Store, match: string) => Promise<void> = async () => {}): Promise<void> {
    await this.#matches.close();
    await meanwhile(this.store, this.#id);
    this.time += seconds * SECOND;
    this.#bots = new Map();
    this.#matches = await this.#opened();
    await this.#matches.find(this.#id);
    await this.#matches.settled();
  }

  /** The process dies without a word; another one begins so much later. */
  async die(seconds: number): Promise<void> {
    this.time += seconds * SECOND;
    this.#bots = new Map();
    this.#matches = await this.#opened();
    await this.#matches.find(this.#id);
    await this.#matches.settled();
  }

  async ask(seat: Seat, asked: Request): Promise<ServerMessage | undefined> {
    const heard: ServerMessage[] = [];
    const listener = this.#ear(seat, heard);
    this.room.listeners.add(listener);
    this.#matches.ask(this.room, listener, asked, { id: '', name: '' });
    await this.#matches.settled();
    this.room.listeners.delete(listener);
    this.heard = heard;
    return heard.find(({ t }) => t === 'ack' || t === 'refused');
  }

  id(): string {
    return `r${this.#asked++}`;
  }

  /** The first move that the seat may make. */
  first(seat: Seat): string {
    return this.match.game.write(this.play.legal[seat][0]);
  }

  async move(seat: Seat, move = this.first(seat)): Promise<void> {
    const answer = await this.ask(seat, { t: 'move', id: this.id(), decision: decisionOf(this.play, seat), moves: [move] });
    expect(answer).toMatchObject({ t: 'ack' });
  }

  undo(seat: Seat): Promise<ServerMessage | undefined> {
    return this.ask(seat, { t: 'undo', id: this.id(), decision: decisionOf(this.play, seat) });
  }

  /** What a bot does in a seat. */
  async bot(seat: Seat, move = this.first(seat)): Promise<void> {
    this.#bots.get(seat)?.({ t: 'move', id: this.id(), decision: decisionOf(this.play, seat), moves: [move] });
    await this.#matches.settled();
  }

  async close(): Promise<void> {
    await this.#matches.close();
    await this.store.close();
  }
}

/** In the beginning of Raja each takes a character and sets houses in turn, and nothing of that shows anything. */
export async function evening(clock: ClockSpec, game = 'raja', lobby = 0, pace: Pace = 'instant'): Promise<Evening> {
  const next = await Evening.begin(clock, game, lobby, pace);
  onTestFinished(() => next.close());
  return next;
}
