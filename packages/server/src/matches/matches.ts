import type { Seat } from '@insula/kernel';
import { type Create, type Hello, PROTOCOL, type Request, type ServerMessage } from '@insula/protocol';
import type { Shelf } from '@insula/shelf';
import type { Bots } from '../bots/bots.ts';
import { takeBack } from '../match/absence.ts';
import { no } from '../match/answers.ts';
import { due } from '../match/clocks.ts';
import { readHead } from '../match/head.ts';
import { itemsSince } from '../match/history.ts';
import { isPlayedByPerson, type Match, type Surroundings } from '../match/match.ts';
import { awaitedSeats } from '../match/play.ts';
import { saveHead } from '../match/record.ts';
import { goOn, request } from '../match/requests.ts';
import { newHead, type Person, rematchHead } from '../match/setup.ts';
import type { Metrics } from '../metrics.ts';
import { openJournal } from '../store/journal.ts';
import type { Store } from '../store/store.ts';
import { openBatch } from '../updates/batch.ts';
import { deliver, deliverBatched, shown, written } from '../updates/deliver.ts';
import type { Listener } from '../updates/listener.ts';
import { summaryOf, tableFor } from '../updates/table.ts';
import { loadMatch, noteDowntime, openMatch } from './load.ts';

type Welcome = Extract<ServerMessage, { t: 'welcome' }>;

const CHAT_SHOWN = 200;
/** A match that nobody has to do with is forgotten after this long, and loaded again when needed. */
const IDLE = 60_000;
const SWEEP_EVERY = 5_000;
const BOT: Person = { id: '', name: '' };
/** Milliseconds until matches go on that could not be kept: the disk may have room again. */
const AGAIN = 1_000;
/** More matches than this are never resumed at once. */
const MOST = 1_000_000;

export interface MatchesParts {
  readonly store: Store;
  readonly shelf: Shelf;
  readonly bots: Bots;
  readonly metrics: Metrics;
  /** Milliseconds for which news may wait for more, where they ask nothing of those who hear them. */
  readonly together: number;
  now(): number;
  log(problem: string, error: unknown): void;
}

/** All matches of this process: those in use in memory, the others in the store. */
export interface Matches {
  readonly store: Store;
  readonly shelf: Shelf;
  find(id: string): Match | null;
  /** Whether it is still the match of its name: one that could not be kept is not. */
  holds(match: Match): boolean;
  create(wanted: Create, host: Person): Match;
  /** Says what is missing since `hello.since`, and everything from now on. Returns a refusal, or null. */
  enter(match: Match, listener: Listener, person: Person | null, hello: Hello): ReturnType<typeof no> | null;
  exit(match: Match, listener: Listener): void;
  ask(match: Match, listener: Listener, asked: Request, person: Person): void;
  /** Goes on with a match after it was changed from outside a socket. */
  proceed(match: Match): void;
  readonly loaded: number;
  flush(): void;
  close(): void;
}

export function openMatches(parts: MatchesParts): Matches {
  const { store, shelf, bots, metrics, now } = parts;
  const loaded = new Map<string, Match>();
  const downtimes = noteDowntime(store, now());
  const journal = openJournal<Match>(store, {
    deliver(match) {
      if (match.outbox.summary) seatBots(match);
      deliver(match, parts.together > 0 ? batch : null);
    },
    failed(lost, error) {
      parts.log('the store refused a commit', error);
      for (const match of lost) forget(match);
      setTimeout(() => {
        for (const { head } of lost) wake(head.id);
      }, AGAIN).unref();
    },
    committed: (changes, seconds) => metrics.committed(changes, seconds),
  });
  const batch = openBatch<Listener, Match>(parts.together, (match, whom) => {
    // What is not kept yet would be seen along with the rest: they are told both as soon as it is.
    if (journal.isKeeping(match)) match.outbox.overdue.push(...whom);
    else deliverBatched(match, whom);
  });
  const at: Surroundings = { store, journal, now };

  function flush(): void {
    journal.flush();
    batch.now();
  }

  function find(id: string): Match | null {
    const known = loaded.get(id);
    if (known !== undefined) return known;
    const row = store.match(id);
    if (row === null) return null;
    const match = loadMatch(row, shelf.game(readHead(row.head).game), at, downtimes);
    loaded.set(id, match);
    seatBots(match);
    if (match.listeners.size > 0) journal.tell(match);
    return match;
  }

  const holds = (match: Match): boolean => loaded.get(match.head.id) === match;

  function forget(match: Match): void {
    if (match.timer !== null) clearTimeout(match.timer);
    if (holds(match)) loaded.delete(match.head.id);
    for (const listener of match.listeners) {
      batch.drop(listener);
      listener.close();
    }
    match.listeners.clear();
  }

  /** A bot listens in every seat that one plays, and in no other. */
  function seatBots(match: Match): void {
    if (match.play === null) return;
    for (const [seat, sitter] of match.head.seats.entries()) {
      const wanted = match.head.phase === 'playing' && (sitter.kind === 'bot' || sitter.standIn || sitter.resigned);
      const there = [...match.listeners].find((listener) => listener.seat === seat && !listener.person);
      if (wanted === (there !== undefined)) continue;
      if (there !== undefined) match.listeners.delete(there);
      else
        match.listeners.add(
          bots.sit(match, seat, sitter.level ?? '', (listener, asked) => ask(match, listener, asked, BOT)),
        );
      match.outbox.all ||= wanted;
    }
  }

  function ask(match: Match, listener: Listener, asked: Request, person: Person): void {
    if (!match.listeners.has(listener)) return;
    if (asked.t === 'move') metrics.moves(asked.moves.length);
    request(match, listener, asked, { rematch: again, person });
  }

  function again(match: Match): void {
    const next = openMatch(rematchHead(match, now()), match.game, at);
    loaded.set(next.head.id, next);
    match.head.rematch = next.head.id;
    saveHead(next);
  }

  function enter(match: Match, listener: Listener, person: Person | null, hello: Hello): ReturnType<typeof no> | null {
    const { head } = match;
    const { seat } = hello;
    if (hello.protocol !== PROTOCOL) return no('protocol');
    if (seat !== null && seat >= head.seats.length) return no('no-seat');
    if (seat !== null && head.seats[seat].person !== person?.id) return no('not-yours');
    match.touched = now();
    match.listeners.add(listener);
    if (match.play !== null && seat !== null && head.phase === 'playing' && head.seats[seat].standIn)
      takeBack(match, match.play, seat, null);
    goOn(match);
    // What is under way belongs to those who listened before; whoever comes now gets it with the welcome.
    match.listeners.delete(listener);
    journal.flush();
    if (!holds(match)) return no('unavailable');
    match.listeners.add(listener);
    const greeting = welcome(match, listener, person, hello);
    listener.send(written(greeting), null);
    shown(listener, greeting.table?.view ?? null);
    listener.flush();
    match.outbox.summary ||= seat !== null;
    journal.tell(match);
    return null;
  }

  function welcome(match: Match, { seat, phrases }: Listener, person: Person | null, hello: Hello): Welcome {
    const { head, play } = match;
    const who = seat ?? head.seats.length;
    const n = play?.told[who] ?? 0;
    return {
      t: 'welcome',
      protocol: PROTOCOL,
      match: summaryOf(match),
      seat,
      yours: seatsOfPerson(match, person),
      n,
      items: play === null || hello.since >= n ? [] : itemsSince(match, seat, hello.since, phrases),
      table: play === null ? null : tableFor(match, play, seat, phrases),
      chat: store
        .chat(head.id, CHAT_SHOWN)
        .map(({ at: time, seat: from, name, text }) => ({ at: time, seat: from, name, text })),
      orders: seat === null ? [] : match.orders[seat],
      last: seat === null || play === null ? null : ([...play.used[seat]].pop() ?? null),
    };
  }

  /** Lets go of what nobody uses, wakes what is due, and notes that the process lives. */
  function sweep(): void {
    const time = now();
    journal.write({ put: 'note', name: 'alive', text: String(time) });
    for (const id of store.list({ kind: 'due', before: time + SWEEP_EVERY }, MOST)) {
      const match = findSafely(id);
      journal.write({ put: 'due', match: id, at: null });
      if (match !== null) goOn(match);
    }
    for (const match of loaded.values()) {
      const isUsed = isAttended(match) || time - match.touched < IDLE;
      const next = match.play === null || match.head.phase !== 'playing' ? null : due(match, match.play);
      if (isUsed || (next !== null && next - time < IDLE)) continue;
      if (next !== null) journal.write({ put: 'due', match: match.head.id, at: next });
      forget(match);
    }
  }
  const sweeper = setInterval(sweep, SWEEP_EVERY);
  sweeper.unref();

  /** Every match goes on where it was: its bots think, its clocks run. */
  function resume(): void {
    for (const id of store.list({ kind: 'playing' }, MOST)) wake(id);
  }

  function wake(id: string): void {
    const match = findSafely(id);
    if (match !== null) goOn(match);
  }

  function findSafely(id: string): Match | null {
    try {
      return find(id);
    } catch (error) {
      // One match of a game that is gone must neither keep the others from going on nor end the process.
      parts.log('a match cannot be loaded', error);
      return null;
    }
  }
  resume();

  return {
    store,
    shelf,
    find: findSafely,
    holds,
    create(wanted, host) {
      const match = openMatch(newHead(shelf.game(wanted.game), wanted, host, now()), shelf.game(wanted.game), at);
      loaded.set(match.head.id, match);
      saveHead(match);
      return match;
    },
    enter,
    exit(match, listener) {
      if (!match.listeners.delete(listener)) return;
      batch.drop(listener);
      match.touched = now();
      match.outbox.summary ||= listener.seat !== null;
      journal.tell(match);
    },
    ask,
    proceed: goOn,
    get loaded() {
      return loaded.size;
    },
    flush,
    close() {
      clearInterval(sweeper);
      journal.write({ put: 'note', name: 'alive', text: String(now()) });
      flush();
      for (const match of [...loaded.values()]) forget(match);
    },
  };
}

/** A person is there, or a bot is asked. A bot that waits for somebody who never comes would keep its match for ever. */
function isAttended({ listeners, head, play }: Match): boolean {
  for (const { person } of listeners) if (person) return true;
  if (play === null || head.phase !== 'playing') return false;
  return awaitedSeats(play).some((seat) => !isPlayedByPerson(head.seats[seat]));
}

export const seatsOfPerson = ({ head }: Match, person: Person | null): Seat[] =>
  person === null ? [] : head.seats.flatMap((sitter, seat) => (sitter.person === person.id ? [seat] : []));
