import { type AnyGame, commitmentTo, type Options, only, readOptions, type Seat } from '@insula/kernel';
import { type ClockSpec, type Pace, PROTOCOL, type Request, type WantedSeat } from '@insula/protocol';
import type { Shelf } from '@insula/shelf';
import type { Bots } from '../src/bots/bots.ts';
import { begin } from '../src/match/history.ts';
import type { Head, Match } from '../src/match/match.ts';
import { kept, openPlay } from '../src/match/play.ts';
import { headChange } from '../src/match/record.ts';
import { goOn } from '../src/match/requests.ts';
import { type Crowd, openCrowd } from '../src/matches/crowd.ts';
import { isRoom } from '../src/matches/find.ts';
import { type Matches, openMatches } from '../src/matches/matches.ts';
import type { Room } from '../src/matches/room.ts';
import { openMetrics } from '../src/metrics.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Change, Store } from '../src/store/store.ts';
import { type Listener, nearby } from '../src/updates/listener.ts';

/** A server without sockets and without bots, whose clock stands still until it is moved. */
export interface Quiet {
  readonly matches: Matches;
  readonly room: Room;
  readonly match: Match;
  /** Moves the clock and does what is due by then. */
  wait(milliseconds: number): Promise<void>;
  enter(seat: Seat | null, changes?: boolean, since?: number): Promise<Ear>;
  close(): Promise<void>;
}

/** Someone who listens, and everything that was said. */
export interface Ear {
  readonly listener: Listener;
  readonly heard: string[];
  /** What was said since the last time this was asked. */
  news(): string[];
  ask(request: Request): Promise<void>;
}

const secret = 'a secret';

export function headOf(game: AnyGame, seats: number, options: Options = readOptions(game.options, {}), pause = 1000): Head {
  const sitter = (i: number) => ({
    kind: 'person' as const,
    person: `p${i}`,
    name: `P${i}`,
    level: null,
    standIn: false,
    brief: null,
    timeouts: 0,
    resigned: false,
  });
  return {
    id: 'm',
    game: game.id,
    version: game.version,
    options,
    clock: { kind: 'bank', seconds: 600, increment: 5 },
    pause,
    pace: 'instant',
    listed: true,
    position: null,
    created: 1_000_000,
    started: 1_000_000,
    ended: null,
    origin: '',
    host: 'p0',
    secret,
    commitment: commitmentTo(secret),
    contributions: Array<null>(seats).fill(null),
    seats: Array.from({ length: seats }, (_, i) => sitter(i)),
    phase: 'playing',
    proposals: [],
    outcome: null,
    rematch: null,
  };
}

/** As many matches as anybody likes. */
export const anyNumber = (store: Store): Crowd =>
  openCrowd(store, { open: 1_000_000, running: 1_000_000, ofBots: 1_000_000, people: 1 }, '');

/** Matches of a server without sockets. Whatever it would log as a problem is one of the test. */
export const quietMatches = (
  store: Store,
  shelf: Shelf,
  sit: Bots['sit'],
  now: () => number,
  together = 0,
): Promise<Matches> =>
  openMatches({
    store,
    crowd: anyNumber(store),
    keepFinished: 0,
    shelf,
    bots: { sit },
    metrics: openMetrics(
      () => 0,
      () => 0,
    ),
    together,
    lines: 1_000,
    now,
    log: (problem, error) => {
      throw new Error(problem, { cause: error });
    },
  });

/** A match as its host sets it up, with nothing but what is named here out of the usual. */
export async function hosted(
  matches: Matches,
  host: { readonly id: string; readonly name: string },
  game: string,
  seats: WantedSeat[],
  clock: ClockSpec = { kind: 'none' },
  pace: Pace = 'instant',
): Promise<Room> {
  const wanted = { game, options: {}, seats, clock, pause: 0, pace, listed: false, position: null };
  const room = await matches.create(wanted, host, '');
  if (!isRoom(room)) throw new Error(room.code);
  return room;
}

/** Has a match that is about to start begin with a seat: its cards are dealt anew until it does. */
export function beginWith({ game, head }: Match, seat: Seat): void {
  const dealt: { secret: string } = head;
  for (let i = 0; game.toAct(begin(game, head)) !== only(seat); i++) dealt.secret = `secret ${i}`;
}

/** A match that stands at `state`. Its log does not lead there, so nobody may ask for what was told before. */
export function quiet(game: AnyGame, head: Head, state: unknown, together = 0): Promise<Quiet> {
  const body = JSON.stringify(kept({ ...openPlay(game, head, head.created), state }, head.created));
  const snapshot: Change = { put: 'snapshot', row: { match: head.id, n: 0, body } };
  return quietAfter(game, head, [headChange(head), snapshot], openSqlite(':memory:'), together);
}

/** A match of which that much is kept already. `clock`: what its time is read from, where `wait` is not to move it. */
export async function quietAfter(
  game: AnyGame,
  head: Head,
  changes: readonly Change[],
  store: Store,
  together = 0,
  clock: (() => number) | null = null,
): Promise<Quiet> {
  await store.commit(changes);
  let time = head.created;
  const shelf = { games: [game], broken: [], game: () => game, words: async () => ({}), clauses: () => [] } satisfies Shelf;
  const matches = await quietMatches(store, shelf, () => listening(0, []), clock ?? (() => time), together);
  const room = await matches.find(head.id);
  if (!isRoom(room)) throw new Error('the match was not loaded');
  await matches.settled();
  const { match } = room;
  return {
    matches,
    room,
    match,
    async wait(milliseconds) {
      time += milliseconds;
      await matches.change(room, (turn) => {
        goOn(turn);
        return null;
      });
      await matches.settled();
    },
    async enter(seat, changes = false, since = 1_000_000) {
      const heard: string[] = [];
      const listener = { ...listening(seat, heard), seen: changes ? { picture: null, last: 0 } : null };
      const hello = {
        t: 'hello' as const,
        protocol: PROTOCOL,
        match: head.id,
        seat,
        since,
        phrases: true,
        changes,
      };
      const person = seat === null ? null : { id: `p${seat}`, name: `P${seat}` };
      const refused = await matches.enter(room, listener, person, hello);
      if (refused !== null) throw new Error(refused.code);
      await matches.settled();
      let read = 0;
      return {
        listener,
        heard,
        news() {
          const news = heard.slice(read);
          read = heard.length;
          return news;
        },
        async ask(request) {
          matches.ask(room, listener, request, { id: '', name: '' });
          await matches.settled();
        },
      };
    },
    async close() {
      await matches.close();
      await store.close();
    },
  };
}

const listening = (seat: Seat | null, heard: string[]): Listener =>
  nearby({ seat, phrases: true, person: true, send: (message) => heard.push(message) });
