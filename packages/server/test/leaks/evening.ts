import { below, generator, list, type Seat } from '@insula/kernel';
import type { Request } from '@insula/protocol';
import { vi } from 'vitest';
import { decisionOf } from '../../src/match/answers.ts';
import { turnsOf } from '../../src/match/course.ts';
import type { Head, Match, Play } from '../../src/match/match.ts';
import { headChange } from '../../src/match/record.ts';
import { isRoom } from '../../src/matches/find.ts';
import { glimpsesHere } from '../../src/matches/glimpse.ts';
import { itemsAfter, momentAt, wholePast } from '../../src/matches/past.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import type { Store } from '../../src/store/store.ts';
import { summaryOf } from '../../src/updates/table.ts';
import { type Ear, type Quiet, quietAfter } from '../quiet.ts';

type Unnumbered<R> = R extends Request ? Omit<R, 'id'> : never;
export type Wanted = Unnumbered<Request>;

/** Milliseconds by which the clock is moved at once, and for which news wait for more. */
const TICK = 50;
const TOGETHER = 100;

/** One match, whose clock stands still until it is moved, and every timer with it. Whatever leaves it is written down: when,
 *  to whom and every byte, in the order in which it leaves. */
export class Evening {
  /** What all but `owner` have received. */
  readonly received: string[] = [];
  readonly #owner: Seat;
  readonly #quiet: Quiet;
  readonly #store: Store;
  readonly #began: number;
  readonly #ears: Ear[] = [];
  #asked = 0;

  private constructor(owner: Seat, quiet: Quiet, store: Store) {
    this.#owner = owner;
    this.#quiet = quiet;
    this.#store = store;
    this.#began = Date.now();
  }

  /** `owner` has a secret. Everybody sits down, each at two devices, and two look on. */
  static async begin(game: Match['game'], head: Head, owner: Seat): Promise<Evening> {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
      now: head.created,
    });
    const store = openSqlite(':memory:');
    const quiet = await quietAfter(game, head, [headChange(head)], store, TOGETHER, () => Date.now());
    const evening = new Evening(owner, quiet, store);
    for (const seat of [...head.seats.keys(), null]) {
      evening.#ears.push(await evening.enter(seat, false));
      await evening.enter(seat, true);
    }
    return evening;
  }

  get match(): Match {
    return this.#quiet.match;
  }

  get play(): Play {
    return this.match.play as Play;
  }

  /** Somebody comes. What they are told from then on is written down, unless the secret is theirs. */
  async enter(seat: Seat | null, changes: boolean, since = 0): Promise<Ear> {
    const ear = await this.#quiet.enter(seat, changes, since);
    const note = (text: string): void => this.#note(`${seat} ${changes}`, seat, text);
    for (const text of ear.heard) note(text);
    ear.listener.send = note;
    return ear;
  }

  #note(channel: string, seat: Seat | null, text: string): void {
    if (seat !== this.#owner) this.received.push(`${Date.now() - this.#began} ${channel}: ${unmarked(text)}`);
  }

  /** Time goes on, and whatever is due happens when it is. */
  async pass(milliseconds: number): Promise<void> {
    for (let passed = 0; passed < milliseconds; passed += TICK) {
      await vi.advanceTimersByTimeAsync(TICK);
      await this.#quiet.matches.settled();
    }
  }

  ask(seat: Seat, wanted: Wanted): Promise<void> {
    return this.#ears[seat].ask({ ...wanted, id: `${seat}-${this.#asked++}` } as Request);
  }

  move(seat: Seat, text: string): Promise<void> {
    return this.ask(seat, { t: 'move', decision: decisionOf(this.play, seat), moves: [text] });
  }

  /** Any moves are made until the match stands as it should. */
  async until(seed: string, is: (play: Play) => boolean): Promise<void> {
    const { game } = this.match;
    const rng = generator(seed);
    while (!is(this.play)) {
      const [seat] = list(this.play.awaited).filter((awaited) => this.play.held[awaited] === null);
      const moves = this.play.legal[seat];
      await this.pass(TICK);
      await this.move(seat, game.write(moves[below(rng, moves.length)]));
      if (this.play.window && this.play.held[seat] !== null) await this.pass(this.match.head.pause);
    }
  }

  /** Everybody looks at what can be looked up: all they were told, some moments of it, how it went, and the summary. */
  async lookBack(): Promise<void> {
    const { match, play } = this;
    const last = play.last?.n ?? 0;
    const reading = { store: this.#store, turns: this.#quiet.matches.turns, who: '' };
    for (const seat of [...match.head.seats.keys(), null]) {
      const see = (channel: string, seen: unknown): void => this.#note(`${seat} ${channel}`, seat, JSON.stringify(seen));
      const of = play.told[seat ?? match.head.seats.length];
      for await (const items of itemsAfter(reading, match, seat, 0, last, true)) see('items', items);
      for (let n = of; n > 0; n -= 7) {
        const { item, state } = await momentAt(reading, match, seat, n, last);
        see('moment', [of, item, match.game.view(state, seat)]);
      }
      for await (const turns of turnsOf(match, wholePast(reading, match, last), seat)) see('course', turns);
      see(
        'summary',
        summaryOf(match.head, () => true),
      );
    }
    const listed = await this.#store.list({ kind: 'live', before: Number.MAX_SAFE_INTEGER }, 1);
    const glimpses = await glimpsesHere(this.#quiet.matches)([match.head.id]);
    this.#note('list', null, JSON.stringify([listed.map(({ awaited }) => awaited), [...glimpses]]));
  }

  /** Everybody looks at the match that was agreed on after this one. */
  async lookAhead(): Promise<void> {
    const next = await this.#quiet.matches.find(this.match.head.rematch ?? '');
    if (!isRoom(next)) throw new Error('there is no rematch');
    const { head, orders, play } = next.match;
    this.#note('next', null, JSON.stringify([summaryOf(head, () => false), orders, play]));
  }

  async end(): Promise<void> {
    await this.#quiet.close();
    vi.useRealTimers();
  }
}

/** What is made by chance when people agree to play again is another in every evening, and as long. */
const unmarked = (text: string): string =>
  text.replace(/"(id|rematch|commitment)":"([\w-]+)"/g, (_, name, value: string) => `"${name}":${value.length}`);
