import type { Bot, Mind } from '@insula/bots';
import {
  append,
  BadInput,
  type MatchLog,
  type Options,
  type Position,
  type Rng,
  replayToEnd,
  type Seat,
  seedFrom,
} from '@insula/kernel';
import type { Known } from '../known.ts';
import type { Turn } from '../moves.ts';
import { heardBy, listener, type News } from '../news.ts';
import { botChance } from '../simulate/match.ts';

/** A match at this terminal. */
export interface Session {
  readonly known: Known;
  readonly log: MatchLog;
  /** By seat; null where a person sits. */
  readonly minds: readonly (Mind | null)[];
  readonly chance: readonly Rng[];
  state: unknown;
  /** The moves in force, with what it takes to take them back. */
  readonly made: Made[];
}

interface Made {
  readonly n: number;
  readonly seat: Seat;
  readonly before: unknown;
  /** What the move showed to somebody. */
  readonly showed: readonly News[];
}

/** `position` is where it begins, with the options that it says; null: with the set-up. */
export function begin(
  known: Known,
  options: Options,
  bots: readonly (Bot | null)[],
  secret: string,
  position: Position | null,
): Session {
  const { game } = known;
  const seats = bots.length;
  const seed = seedFrom(secret, new Array<null>(seats).fill(null));
  const begun = { game: game.id, version: game.version, options, seats, seed, entries: [] };
  const log: MatchLog = position === null ? { format: 1, ...begun } : { format: 2, ...begun, position };
  const chance = bots.map((_, seat) => botChance(secret, seat));
  const minds = bots.map((bot, seat) => bot?.open(game, seat) ?? null);
  return { known, log, minds, chance, state: replayToEnd(game, log).state, made: [] };
}

/** Plays a move, writes it into the log, and returns what happened. */
export function make(session: Session, { seat, move }: Turn, at: number): News[] {
  const { game } = session.known;
  const news: News[] = [];
  const before = game.clone(session.state);
  game.play(session.state, seat, move, listener(session.known, news));
  const by = session.minds[seat] === null ? 'person' : 'bot';
  append(session.log, { kind: 'move', move: game.write(move) }, seat, by, at, session.state);
  session.made.push({ n: session.log.entries.length, seat, before, showed: news.filter(({ shows }) => shows) });
  if (game.toAct(session.state) === 0) append(session.log, { kind: 'end', why: 'rules' }, seat, by, at, session.state);
  return news;
}

/** Goes back to the last decision of that seat. Throws `BadInput` when something was shown since: what was seen cannot
 *  be unseen. */
export function takeBack(session: Session, seat: Seat, at: number): void {
  if (session.known.game.toAct(session.state) === 0) throw new BadInput('The match is over: nothing can be taken back.');
  const back = session.made.findLastIndex((made) => made.seat === seat);
  if (back < 0) throw new BadInput('There is no move of yours to take back.');
  const shown = session.made.slice(back).flatMap(({ showed }) => showed);
  if (shown.length > 0) {
    // What another seat saw must not be told here either.
    const { game, say } = session.known;
    const seen = heardBy(shown, seat)[0];
    const words = seen === undefined ? 'another seat saw something new.' : say(game.sayEvent(seen.event), seat);
    throw new BadInput(`It cannot be taken back, because of what was shown since: ${words}`);
  }
  const { n, before } = session.made[back];
  session.state = before;
  session.made.length = back;
  append(session.log, { kind: 'undo', to: n }, seat, 'person', at, session.state);
}
