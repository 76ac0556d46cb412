import { only, type Seat } from '@insula/kernel';
import type { ClockSpec, Pace, Request, ServerMessage } from '@insula/protocol';
import { openShelf } from '@insula/shelf';
import { afterEach, expect, test } from 'vitest';
import { decisionOf } from '../src/match/answers.ts';
import { faces } from '../src/match/clocks.ts';
import { begin, itemsSince } from '../src/match/history.ts';
import type { Match, Play } from '../src/match/match.ts';
import { untilStep } from '../src/match/pace.ts';
import { awaitedSeats } from '../src/match/play.ts';
import { goOn } from '../src/match/requests.ts';
import { joinMatch, startMatch } from '../src/match/setup.ts';
import { isRoom } from '../src/matches/find.ts';
import { type Matches, openMatches } from '../src/matches/matches.ts';
import type { Room } from '../src/matches/room.ts';
import { openMetrics } from '../src/metrics.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { type Listener, nearby } from '../src/updates/listener.ts';
import { anyNumber } from './quiet.ts';

const shelf = await openShelf();
const people = [0, 1].map((i) => ({ id: `p${i}`, name: `P${i}` }));
const SECOND = 1000;
const bank = (seconds: number, increment: number): ClockSpec => ({ kind: 'bank', seconds, increment });
const perMove = (seconds: number): ClockSpec => ({ kind: 'move', seconds });

/** A match of two people on a server that is closed and opened as the test likes. Its clock moves when it is told to, its
 *  bots move when they are told to. */
class Evening {
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
    const wanted = { game, options: {}, seats, clock, pause: 0, pace, listed: false, position: null };
    const room = await each.#matches.create(wanted, people[0], '');
    if (!isRoom(room)) throw new Error(room.code);
    const { match } = room;
    each.#id = match.head.id;
    await each.#matches.change(room, (turn) => joinMatch(turn, people[1], 1, null));
    const head: { secret: string } = match.head;
    for (let i = 0; match.game.toAct(begin(match.game, match.head)) !== only(0); i++) head.secret = `secret ${i}`;
    each.time += lobby;
    await each.#matches.change(room, (turn) => startMatch(turn, people[0], null));
    await each.wait(0);
    return each;
  }

  #opened(): Promise<Matches> {
    return openMatches({
      store: this.store,
      crowd: anyNumber(this.store),
      keepFinished: 0,
      shelf,
      bots: {
        sit: (_, seat, __, ask) => {
          const listener = { ...this.#ear(seat, []), person: false };
          this.#bots.set(seat, (asked) => ask(listener, asked));
          return listener;
        },
      },
      metrics: openMetrics(
        () => 0,
        () => 0,
      ),
      together: 0,
      now: () => (this.time += this.ticks),
      log: (problem, error) => {
        throw new Error(problem, { cause: error });
      },
    });
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
    return untilStep(this.match, this.time);
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

let open: Evening[] = [];
/** In the beginning of Raja each takes a character and sets houses in turn, and nothing of that shows anything. */
async function evening(clock: ClockSpec, game = 'raja', lobby = 0, pace: Pace = 'instant'): Promise<Evening> {
  const next = await Evening.begin(clock, game, lobby, pace);
  open.push(next);
  return next;
}
afterEach(async () => {
  for (const each of open) await each.close();
  open = [];
});

test('a move and its undo make no time: what was thought is charged, and the increment taken back', async () => {
  const { move, undo, wait, left } = bound(await evening(bank(30, 10)));
  for (let round = 0; round < 5; round++) {
    await wait(2);
    await move(0);
    expect(await undo(0)).toMatchObject({ t: 'ack' });
  }
  expect(left(0)).toBe(20);
  await wait(3);
  await move(0);
  expect(left(0)).toBe(27);
});

test('the same within one turn, several moves back', async () => {
  const { move, undo, wait, left } = bound(await evening(bank(30, 10), 'landlord'));
  for (const thought of [1, 2, 3]) {
    await wait(thought);
    await move(0);
  }
  expect(left(0)).toBe(54);
  await wait(4);
  await undo(0);
  expect(left(0)).toBe(40);
  await undo(0);
  await undo(0);
  expect(left(0)).toBe(20);
});

test('with a clock for each move, move and undo in circles do not hold the match', async () => {
  const { move, undo, wait, isAway } = bound(await evening(perMove(5)));
  for (let second = 0; second < 4; second++) {
    await wait(1);
    await move(0);
    await undo(0);
  }
  expect(isAway(0)).toBe(false);
  await wait(1);
  expect(isAway(0)).toBe(true);
});

test('what the time has run out for is not taken back alone: a bot would play at once', async () => {
  const each = await evening(perMove(5));
  const { move, undo, wait, isAway } = bound(each);
  await wait(3);
  await move(0);
  await wait(2);
  expect(await undo(0)).toMatchObject({ code: 'undo-needs-consent' });
  await wait(1);
  expect([isAway(0), isAway(1)]).toEqual([false, false]);
});

test('whoever was asked because of a move is asked anew after its undo, and has paid nothing', async () => {
  const { move, undo, wait, left } = bound(await evening(bank(30, 10)));
  await move(0);
  await wait(8);
  await undo(0);
  expect([left(0), left(1)]).toEqual([22, 30]);
});

test('after an undo the clock goes on where it was, also after a restart', async () => {
  const each = await evening(perMove(5));
  const { move, undo, wait, isAway } = bound(each);
  await wait(3);
  await move(0);
  await undo(0);
  await each.restart(60);
  await wait(1);
  expect([isAway(0), each.left(0)]).toEqual([false, 1]);
  await wait(1);
  expect(isAway(0)).toBe(true);
});

test('a move of before a restart is taken back with the time of before it', async () => {
  const each = await evening(bank(30, 10));
  await each.wait(4);
  await each.move(0);
  await each.restart(100);
  await each.wait(2);
  await each.undo(0);
  expect(each.left(0)).toBe(24);
});

test('an undo by consent makes no time either', async () => {
  const each = await evening(bank(30, 10));
  const { move, wait, left } = bound(each);
  for (const [seat, thought] of [3, 4, 5].entries()) {
    await wait(thought);
    await move(seat % 2);
  }
  expect([left(0), left(1)]).toEqual([42, 36]);
  await wait(6);
  await each.ask(0, { t: 'propose', id: 'p', what: 'undo' });
  await each.ask(1, { t: 'vote', id: 'v', what: 'undo', yes: true });
  expect([left(0), left(1)]).toEqual([32, 30]);
  await each.restart(50);
  expect([left(0), left(1)]).toEqual([32, 30]);
});

test('no seat takes moves back for ever', async () => {
  const { move, undo } = bound(await evening({ kind: 'none' }));
  let times = 0;
  for (await move(0); (await undo(0))?.t === 'ack' && times < 1000; await move(0)) times++;
  expect(times).toBe(100);
  await move(1);
  expect(await undo(1)).toMatchObject({ t: 'ack' });
});

test('an undo is told with one and the same moment, live and afterwards', async () => {
  const each = await evening({ kind: 'none' });
  await each.move(0);
  each.ticks = 1;
  await each.undo(0);
  each.ticks = 0;
  const live = each.heard.flatMap((message) => (message.t === 'news' ? message.items : []));
  const past = { base: { n: 0, body: null }, rows: await each.store.entries(each.match.head.id, 0) };
  const kept = itemsSince(each.match, past, 0, 0, false);
  expect(live.map(({ at }) => at)).toEqual(kept.slice(-live.length).map(({ at }) => at));
  expect(live.map(({ kind }) => kind)).toContain('undo');
});

test('the time before the start counts for nobody, also after a restart', async () => {
  const each = await evening(perMove(8), 'raja', 9 * SECOND);
  await each.wait(1);
  await each.restart(1);
  expect([each.isAway(0), each.left(0)]).toEqual([false, 7]);
});

test('the time in which no server ran counts for nobody, however often it was stopped', async () => {
  const each = await evening(perMove(60));
  await each.wait(5);
  for (let night = 0; night < 3; night++) {
    await each.restart(1000);
    await each.wait(1);
  }
  expect([each.isAway(0), each.left(0)]).toEqual([false, 52]);
  await each.move(0);
  await each.wait(1);
  await each.restart(1000);
  await each.restart(1000);
  expect([each.isAway(1), each.left(1)]).toEqual([false, 59]);
});

test('what others do does not wind a clock, also after a restart', async () => {
  const each = await evening(perMove(60));
  await each.wait(10);
  await each.ask(1, { t: 'leave', id: 'l' });
  await each.restart(5);
  expect(each.left(0)).toBe(50);
});

test('the time granted to whoever returns survives a restart', async () => {
  const each = await evening(bank(20, 0));
  await each.wait(20);
  expect(each.isAway(0)).toBe(true);
  await each.ask(0, { t: 'return', id: 'r' });
  await each.wait(1);
  expect(each.left(0)).toBe(1);
  await each.restart(30);
  expect([each.isAway(0), each.left(0)]).toEqual([false, 1]);
});

test('a bot that stands in earns no time, and to leave and return makes none', async () => {
  const each = await evening(bank(30, 10));
  await each.wait(5);
  await each.ask(0, { t: 'leave', id: 'l' });
  for (let round = 0; round < 2; round++) {
    await each.bot(0);
    await each.move(1);
  }
  await each.ask(0, { t: 'return', id: 'r' });
  expect([each.left(0), each.left(1)]).toEqual([25, 50]);
});

test('with a clock for each move, to leave and return makes no time either', async () => {
  const each = await evening(perMove(5));
  await each.wait(3);
  await each.ask(0, { t: 'leave', id: 'l' });
  await each.ask(0, { t: 'return', id: 'r' });
  expect(each.left(0)).toBe(2);
  await each.wait(2);
  expect(each.isAway(0)).toBe(true);
});

test('with a clock for each move, whoever was away has all of it for the next question, and a tenth for the one they were late for', async () => {
  const each = await evening(perMove(20));
  await each.wait(20);
  await each.ask(0, { t: 'return', id: 'r1' });
  expect([each.isAway(0), each.left(0)]).toEqual([false, 2]);
  await each.wait(2);
  await each.bot(0);
  await each.move(1);
  await each.ask(0, { t: 'return', id: 'r2' });
  expect([each.isAway(0), each.left(0)]).toEqual([false, 20]);
  await each.restart(5);
  expect([each.isAway(0), each.left(0)]).toEqual([false, 20]);
});

test('when the time for a move is up, a bot plays the rest of that turn and no more', async () => {
  const each = await evening(perMove(20), 'landlord');
  await each.wait(20);
  expect(each.isAway(0)).toBe(true);
  await playTurn(each, 0);
  expect([each.isAway(0), each.turn]).toEqual([false, 1]);
  await playTurn(each, 1);
  expect([each.turn, each.isAway(0), each.left(0)]).toEqual([0, false, 20]);
  await each.restart(5);
  expect([each.isAway(0), each.left(0)]).toEqual([false, 20]);
});

test('after three times in a row a bot stays, until the person is back with one request', async () => {
  const each = await evening(perMove(20), 'landlord');
  let lapses = 0;
  for (let step = 0; step < 200; step++)
    if (each.awaited === 1) await each.move(1);
    else if (each.isAway(0)) await each.bot(0);
    else {
      await each.wait(20);
      lapses++;
    }
  expect([lapses, each.isAway(0)]).toEqual([3, true]);
  await each.restart(5);
  expect(each.isAway(0)).toBe(true);
  expect(await each.ask(0, { t: 'return', id: 'back' })).toMatchObject({ t: 'ack' });
  await playTurn(each, each.turn);
  await playTurn(each, 1);
  expect([each.isAway(0), each.left(0)]).toEqual([false, 20]);
  await each.wait(20);
  expect(each.isAway(0)).toBe(true);
  await playTurn(each, 0);
  expect(each.isAway(0)).toBe(false);
});

test('whoever does something in between is not gone', async () => {
  const each = await evening(perMove(20), 'landlord');
  for (let round = 1; round <= 5; round++) {
    await each.wait(20);
    await playTurn(each, 0);
    expect(each.isAway(0)).toBe(false);
    await playTurn(each, 1);
    await each.move(0);
  }
});

test('with an empty bank a bot stays until the return', async () => {
  const each = await evening(bank(20, 0), 'landlord');
  await each.wait(20);
  await playTurn(each, 0);
  expect([each.isAway(0), each.turn]).toEqual([true, 1]);
});

test('what a bot has thought out before the person was back is not played', async () => {
  const each = await evening({ kind: 'none' });
  await each.ask(0, { t: 'leave', id: 'l' });
  await each.ask(0, { t: 'return', id: 'r' });
  const before = each.play.last?.n;
  await each.bot(0);
  expect(each.play.last?.n).toBe(before);
});

test('bots make one visible step at a time, hurry after ten seconds, and take their time again after a person', async () => {
  const each = await evening({ kind: 'none' }, 'landlord', 0, 'normal');
  await each.move(0);
  expect(each.step).toBe(450);
  await each.wait(0.4);
  expect(each.step).toBe(50);
  for (const seat of [0, 1]) await each.ask(seat, { t: 'leave', id: `l${seat}` });
  for (let second = 0; second <= 10; second++) {
    await each.bot(each.awaited);
    expect(each.step).toBe(second < 10 ? 450 : 180);
    await each.wait(1);
  }
  await each.ask(0, { t: 'return', id: 'r' });
  expect(each.step).toBe(450);
});

test('where nothing else was asked for, bots do not wait', async () => {
  const each = await evening({ kind: 'none' });
  await each.move(0);
  expect(each.step).toBe(0);
});

/** Plays on until the turn is another seat's. */
async function playTurn(each: Evening, seat: Seat): Promise<void> {
  while (each.turn === seat)
    if (each.isAway(each.awaited)) await each.bot(each.awaited);
    else await each.move(each.awaited);
}

test('snapshots of older stores, which know less about clocks, are read', async () => {
  const each = await evening(perMove(60));
  await each.wait(5);
  await each.move(0);
  await each.wait(5);
  await each.undo(0);
  await each.move(0);
  await each.restart(0);
  const snapshot = await each.store.snapshot(each.match.head.id);
  const { since, opened, at, undone, moved, ...older } = JSON.parse(snapshot?.body ?? '');
  expect([since, opened, at, undone, moved]).not.toContain(undefined);
  const head = JSON.parse((await each.store.match(each.match.head.id))?.head ?? '');
  older.steps = [{ seat: 0, from: 3, request: null, told: [2, 2, 2] }];
  older.last = null;
  await each.restart(1000, async (store, id) => {
    const row = await store.match(id);
    const { started, ...olderHead } = head;
    expect(started).toBe(1_000_000);
    if (row !== null) await store.commit([{ put: 'match', row: { ...row, head: JSON.stringify(olderHead) } }]);
    await store.commit([{ put: 'snapshot', row: { match: id, n: snapshot?.n ?? 0, body: JSON.stringify(older) } }]);
  });
  expect(each.left(1)).toBe(60);
  expect(await each.undo(0)).toMatchObject({ t: 'ack' });
});

/** So that a test reads without a name before every word. */
function bound(each: Evening): Pick<Evening, 'move' | 'undo' | 'wait' | 'left' | 'isAway'> {
  return {
    move: (seat, move) => each.move(seat, move),
    undo: (seat) => each.undo(seat),
    wait: (seconds) => each.wait(seconds),
    left: (seat) => each.left(seat),
    isAway: (seat) => each.isAway(seat),
  };
}
