import { has, NOBODY } from '@insula/kernel';
import type { Create, Hello, Request } from '@insula/protocol';
import type { Shelf } from '@insula/shelf';
import type { Bots } from '../bots/bots.ts';
import { due } from '../match/clocks.ts';
import type { Match, Person } from '../match/match.ts';
import { isRematch, looksBack, takenNext } from '../match/proposals.ts';
import { saveHead } from '../match/record.ts';
import { type No, no } from '../match/refusal.ts';
import { goOn, isUnknownLine, lineKey, recallLine, request } from '../match/requests.ts';
import { newHead, whyNotNew } from '../match/setup.ts';
import type { Turn } from '../match/turn.ts';
import { recall } from '../match/undo.ts';
import type { Metrics } from '../metrics.ts';
import { atOnce, type inSlices } from '../slices.ts';
import type { Store } from '../store/store.ts';
import { isDamage, isTrouble } from '../store/trouble.ts';
import { isPresent } from '../updates/audience.ts';
import { openBatch } from '../updates/batch.ts';
import { deliver, deliverBatched, written } from '../updates/deliver.ts';
import type { Listener } from '../updates/listener.ts';
import type { Crowd } from './crowd.ts';
import { type Doorstep, openDoorstep } from './doorstep.ts';
import { enter } from './enter.ts';
import { openFinder } from './find.ts';
import { noteDowntime, openMatch } from './load.ts';
import { pastFor } from './past.ts';
import { Lost, openRoom, type Room, type Share } from './room.ts';
import { seatBots } from './seatBots.ts';
import { startSweep } from './sweep.ts';
import { openTalk } from './talk.ts';
import { openTurns, type Turns } from './turns.ts';
import { openWork } from './work.ts';

/** Milliseconds until matches go on that could not be kept: the disk may have room again. */
const AGAIN = 1_000;
/** Requests that wait in a match for the store; more than these are refused. */
const MOST_WAITING = 1_000;
/** Milliseconds after which a store that has not answered is taken for one that does not. */
const PATIENCE = 5_000;
/** The longest a timer can be set for. */
const LONGEST = 2 ** 31 - 1;

/** Lines of the chat in one commit: of more, the first might be forgotten by the time they are sent again. */
const MOST_LINES = 16;
const isTalkative = ({ turn }: Share): boolean => turn.told.chat.length >= MOST_LINES;

const SET_ASIDE = written({ t: 'refused', id: null, ...no('set-aside') });

export interface MatchesParts {
  readonly store: Store;
  readonly crowd: Crowd;
  /** Days after which a finished match is deleted; 0: never. */
  readonly keepFinished: number;
  readonly shelf: Shelf;
  readonly bots: Bots;
  readonly metrics: Metrics;
  /** Milliseconds for which news may wait for more, where they ask nothing of those who hear them. */
  readonly together: number;
  /** Lines of the chat in a second: of each seat, and of all who look on together. */
  readonly lines: number;
  now(): number;
  log(problem: string, error: unknown): void;
}

/** All matches of this process: those in use in memory, the others in the store. */
export interface Matches {
  readonly store: Store;
  /** For whatever takes long. */
  readonly turns: Turns;
  /** For whoever comes. */
  readonly doorstep: Doorstep;
  readonly shelf: Shelf;
  find(id: string): Promise<Room | No>;
  /** `address`: where the host asks from. */
  create(wanted: Create, host: Person, address: string): Promise<Room | No>;
  /** Starts a match, if its host may have one more that is played. */
  start(room: Room, start: (turn: Turn) => No | null): Promise<No | null>;
  /** Says what is missing since `hello.since`, and everything from now on. Returns a refusal, or null. */
  enter(room: Room, listener: Listener, person: Person | null, hello: Hello): Promise<No | null>;
  exit(room: Room, listener: Listener): void;
  /** Does what a listener asks. A bot has no person. */
  ask(room: Room, listener: Listener, asked: Request, person: Person | null): void;
  /** Changes a match from outside a socket, and answers when that is kept. */
  change(room: Room, change: (turn: Turn) => No | null): Promise<No | null>;
  /** Deletes a match, unless there is something against it. */
  remove(room: Room, whyNot: (match: Match) => No | null): Promise<No | null>;
  /** Looks at a match of which everything is kept. */
  look<T>(room: Room, look: () => Promise<T>): Promise<T>;
  /** Those in memory. */
  readonly rooms: ReadonlyMap<string, Room>;
  /** Whether what is asked can be kept: the store neither refuses nor keeps everybody waiting. */
  readonly isKeeping: boolean;
  /** Waits until nothing is left to keep. */
  settled(): Promise<void>;
  /** Lets go of all matches, sending away those who are there. */
  close(sending?: typeof inSlices): Promise<void>;
}

export async function openMatches(parts: MatchesParts): Promise<Matches> {
  const { store, crowd, shelf, bots, metrics, now, log } = parts;
  const downtimes = await noteDowntime(store, now());
  const turns = openTurns();
  const doorstep = openDoorstep(turns);
  const talk = openTalk(parts.lines);
  let closing = false;
  /** Matches that this process is about to let go of. */
  const leaving = new WeakSet<Room>();
  const batch = openBatch<Listener, Room>(parts.together, (room, whom) => {
    // What is not kept yet would be seen along with the rest: they are told both as soon as it is.
    const unkept = room.open ?? room.flying;
    if (unkept === null) safely(room, () => deliverBatched(room, whom, now()));
    else unkept.overdue.push(...whom);
  });
  const work = openWork(store, {
    now,
    tell,
    broken: failed,
    lost(rooms, error) {
      log('the store refused a commit', error);
      letGo(rooms);
    },
    moved(rooms) {
      for (const room of rooms) forget(room);
    },
    committed: (changes, seconds) => metrics.committed(changes, seconds),
  });
  const finder = openFinder({ store, shelf, downtimes, now, log, loaded, broken: setAside });

  function loaded(room: Room): void {
    work.act(room, goOn);
  }

  function safely(room: Room, tells: () => void): void {
    try {
      tells();
    } catch (error) {
      failed(room, error);
    }
  }

  /** The store has failed them. */
  function letGo(rooms: readonly Room[]): void {
    for (const room of rooms) forget(room);
    setTimeout(() => {
      for (const { match } of rooms) void finder.find(match.head.id);
    }, AGAIN).unref();
  }

  /** Something was thrown in a match: it ends there, for the people in it and for nobody else. But where it was the store that
   *  did not answer, the match is as it was. */
  function failed(room: Room, error: unknown): void {
    log('a match failed', error);
    if (isTrouble(error) && !isDamage(error)) letGo([room]);
    else {
      for (const listener of room.listeners) listener.send(SET_ASIDE, null);
      forget(room);
      void setAside(room.match.head.id, error);
    }
  }

  /** Keeps a match from being played on: it would run into the same again. */
  async function setAside(id: string, error: unknown): Promise<void> {
    const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
    try {
      await store.commit([
        { put: 'aside', row: { match: id, at: now(), why } },
        { put: 'mark', row: { match: id, due: null, awaited: NOBODY } },
      ]);
    } catch (refused) {
      log('a match that failed could not be set aside', refused);
    }
  }

  function tell(room: Room, share: Share): void {
    const { told } = share.turn;
    if (seatBots(bots, room, (listener, asked) => ask(room, listener, asked, null))) told.all = true;
    deliver(room, told, share, now(), parts.together > 0 ? batch : null);
    plan(room);
  }

  /** Sees to it that the match goes on when something is due though nobody asks for it. */
  function plan(room: Room): void {
    const { play, head } = room.match;
    if (room.timer !== null) clearTimeout(room.timer);
    const time = play === null || head.phase !== 'playing' ? null : due(room.match, play);
    const wait = time === null ? null : Math.min(LONGEST, Math.max(0, time - now()));
    room.timer = wait === null ? null : setTimeout(() => work.act(room, goOn), wait);
  }

  function forget(room: Room): void {
    retire(room);
    sendAway(room);
  }

  /** Nothing happens in it any more, and nobody is told so yet. */
  function retire(room: Room): void {
    finder.remove(room);
    work.abandon(room, new Lost('the match was forgotten'));
    if (room.timer !== null) clearTimeout(room.timer);
  }

  function sendAway(room: Room): void {
    for (const listener of [...room.listeners]) dismiss(room, listener);
  }

  function dismiss(room: Room, listener: Listener): void {
    room.listeners.delete(listener);
    batch.drop(listener);
    listener.close();
  }

  function ask(room: Room, listener: Listener, asked: Request, person: Person | null): void {
    let looked = false;
    let crowded = false;
    // It is asked again where the match goes on: else those who never pause would keep the process from ending.
    if (leaving.has(room)) return;
    if (asked.t === 'move') metrics.moves(asked.moves.length);
    room.touched = now();
    const isTooMuch = asked.t === 'chat' && !talk.take(room, listener.seat, room.touched);
    if (!isTooMuch && room.line.length < MOST_WAITING) work.act(room, answer);
    else {
      listener.send(written({ t: 'refused', id: asked.id, ...no('too-many') }), null);
      listener.flush();
    }

    function answer(turn: Turn, share: Share): void {
      const { match, listeners } = room;
      const { seat } = listener;
      const asker = { seat, person, crowded };
      if (!listeners.has(listener)) return;
      if (!looked && match.play !== null && seat !== null && looksBack(match, match.play, seat, asked))
        work.lookFirst(room, lookBack, answer);
      else if (!looked && isRematch(asked)) work.lookFirst(room, lookAround, answer);
      else if (isUnknownLine(match, asker, asked))
        work.lookFirst(room, () => lookUp(asked.id, asked.text), answer, isTalkative(share));
      else share.replies.push({ to: listener, text: written(request(turn, asker, asked)) });
    }

    async function lookBack(): Promise<void> {
      const { match } = room;
      looked = true;
      if (match.play === null || listener.seat === null) return;
      const { to, seat } = takenNext(match, match.play, listener.seat, asked);
      recall(match.play, await pastFor({ store, turns, who: listener.address }, match, match.play.last?.n ?? 0, to, seat));
    }

    async function lookAround(): Promise<void> {
      looked = true;
      crowded = await crowd.isFull(room.match.head);
    }

    async function lookUp(id: string, text: string): Promise<void> {
      const { match } = room;
      const key = lineKey({ seat: listener.seat, person }, id, text);
      match.lines ??= await store.lines(match.head.id);
      recallLine(match, key, await store.line(match.head.id, key));
    }
  }

  /** Lets go of matches once everything of them is kept and told. */
  async function handOver(rooms: readonly Room[]): Promise<void> {
    for (const room of rooms) leaving.add(room);
    await Promise.allSettled(rooms.map((room) => work.look(room, async () => {})));
    batch.now();
    for (const room of rooms) retire(room);
    try {
      await store.release(rooms.map(({ match }) => match.head.id));
    } finally {
      // Whoever comes back sooner waits for somebody who is about to leave.
      for (const room of rooms) sendAway(room);
    }
  }

  const change = (room: Room, change: (turn: Turn) => No | null): Promise<No | null> =>
    work.done(room, (turn) => {
      const refused = change(turn);
      dismissFrom(room, turn);
      return refused;
    });

  /** Whoever comes again hears the rest. */
  function cutOff(room: Room, listener: Listener, error: unknown): void {
    if (!(error instanceof Lost)) log('somebody could not be told what they have missed', error);
    dismiss(room, listener);
  }

  /** Whoever sat in a seat that is somebody else's now must not act in it any more. */
  function dismissFrom(room: Room, { told }: Turn): void {
    if (told.emptied === NOBODY) return;
    for (const listener of [...room.listeners])
      if (listener.seat !== null && has(told.emptied, listener.seat)) dismiss(room, listener);
    told.emptied = NOBODY;
  }

  const { keepFinished } = parts;
  const stopSweep = startSweep({ store, rooms: finder.rooms, keepFinished, now, wake: finder.find, forget, log });

  return {
    store,
    turns,
    doorstep,
    shelf,
    find: async (id) => (closing && !finder.has(id) ? no('unavailable') : finder.find(id)),
    async create(wanted, host, address) {
      if (closing) return no('unavailable');
      const game = shelf.game(wanted.game);
      const origin = crowd.originOf(address);
      const refused = whyNotNew(game, wanted);
      if (refused !== null) return refused;
      return crowd.open({ host: host.id, origin }, async () => {
        const room = openRoom(openMatch(newHead(game, wanted, host, origin, now()), game), now(), null);
        finder.add(room);
        await work.done(room, saveHead);
        return room;
      });
    },
    enter: (room, listener, person, hello) =>
      enter({ work, store, turns, doorstep, now, lost: cutOff }, room, listener, person, hello).catch((error) => {
        if (!(error instanceof Lost)) log('somebody could not come in', error);
        return no('unavailable');
      }),
    exit(room, listener) {
      if (!room.listeners.delete(listener)) return;
      batch.drop(listener);
      room.touched = now();
      work.act(room, ({ told }) => {
        told.summary ||= listener.seat !== null && !isPresent(room, listener.seat);
      });
    },
    ask,
    change,
    start: (room, start) => crowd.start(room.match.head, () => change(room, start)),
    remove: (room, whyNot) =>
      work.look(room, async () => {
        const refused = whyNot(room.match);
        if (refused !== null) return refused;
        const { id } = room.match.head;
        forget(room);
        await store.commit([{ drop: 'match', match: id }]);
        await store.release([id]);
        return null;
      }),
    look: work.look,
    rooms: finder.rooms,
    get isKeeping() {
      return !work.refused && work.waited < PATIENCE;
    },
    settled: work.settled,
    async close(sending = atOnce) {
      closing = true;
      await stopSweep();
      await sending([...finder.rooms.values()], handOver);
      // Those that were made or found meanwhile.
      await handOver([...finder.rooms.values()]);
      await work.settled();
      await store.commit([{ put: 'note', name: 'alive', text: String(now()) }]);
    },
  };
}
