import { type AnyGame, has, type MatchLog, type Result, type Rng, replay, type Seat } from '@insula/kernel';
import { type Estimate, probe } from '../search/probe.ts';
import type { Question } from '../search/question.ts';
import { think } from '../search/think.ts';
import { type Account, emptyAccount } from './account.ts';
import { isOnlyOrder, type Made } from './order.ts';

/** A match as one seat saw it, move by move. */
export interface Analysis {
  readonly seat: Seat;
  /** Every seat's chance to win as this seat could judge it: at the beginning, after each entry that was judged, at the end. */
  readonly curve: readonly Point[];
  readonly decisions: readonly Decided[];
  readonly account: Account;
}

export interface Point {
  /** The entry it comes after; 0 is the set-up. */
  readonly n: number;
  readonly chances: readonly number[];
}

/** An unforced decision of the seat. */
export interface Decided {
  readonly n: number;
  readonly view: unknown;
  readonly played: unknown;
  readonly best: unknown;
  /** The chance to win with the best move, and with the one played. */
  readonly before: number;
  readonly after: number;
  /** What the played move cost; 0 if nothing better was found, or if the better move was made a little later to the same end. */
  readonly cost: number;
  /** The standard error of that. */
  readonly error: number;
}

/** A cost that chance alone may explain is not shown. */
export const isCertain = ({ cost, error }: Decided): boolean => cost > 2 * error && cost > 0.01;

/** Judges a match from the views of one seat. `progress` is told how many of its entries are done. */
export function analyse(
  game: AnyGame,
  log: MatchLog,
  seat: Seat,
  iterations: number,
  rng: Rng,
  progress: (entries: number) => void,
): Analysis {
  const moments = momentsOf(game, log, seat);
  const account = emptyAccount(log.seats);
  const curve: Point[] = [];
  const decisions: Decided[] = [];
  // Before the deal all are equal: what it changes is luck.
  let last = account.initial;
  let cost = 0;
  for (const [i, { n, mover, question, state, result, chosen, luck }] of moments.entries()) {
    const next = moments[i + 1];
    let chances: readonly number[];
    let lost = 0;
    if (result !== null) chances = winShares(result);
    else if (chosen && next !== undefined && next.mover === seat) {
      const { decided: judged, top } = decide(question, next.move, next.n, iterations, rng);
      const sooner = isOnlyOrder(game, seat, judged.best, state, moments.slice(i + 1));
      const decided = sooner ? { ...judged, best: judged.played, after: judged.before, cost: 0 } : judged;
      decisions.push(decided);
      chances = top.chances;
      // What chance may explain is not held against anybody: over many decisions even that would add up.
      lost = isCertain(decided) ? decided.cost : 0;
    } else chances = probe(question, game.foresight, null, iterations, rng).chances;

    const change = chances[seat] - last;
    if (i === 0) account.luck += change;
    else if (mover === seat) {
      account.own -= cost;
      account.luck += change + cost;
    } else if (luck) account.luck += change;
    else account.others[mover] += change;
    account.final = chances[seat];
    curve.push({ n, chances });
    last = chances[seat];
    cost = lost;
    progress(n);
  }
  return { seat, curve, decisions, account };
}

/** What a seat could know after an entry of the log; at the set-up -1 has moved, and null. */
interface Moment extends Made {
  readonly n: number;
  /** Whether what came of it was for nobody to choose: the move was forced, or something was shown. */
  readonly luck: boolean;
  readonly question: Question;
  /** Whether the seat has a choice now. */
  readonly chosen: boolean;
  readonly result: Result | null;
}

/** The moments after each move that stood to the end. */
function momentsOf(game: AnyGame, log: MatchLog, seat: Seat): Moment[] {
  const moments: Moment[] = [];
  let shown = false;
  let forced = false;
  const tell = (_event: unknown, _to: number, shows: boolean): void => {
    shown ||= shows;
  };
  for (const { entry, state } of replay(game, log, tell)) {
    if (entry?.kind === 'undo') moments.splice(moments.findIndex(({ n }) => n >= entry.to));
    else if (entry !== null && entry.kind !== 'move') continue;
    else
      moments.push({
        n: entry?.n ?? 0,
        mover: entry?.seat ?? -1,
        move: entry === null ? null : game.read(entry.move),
        state: game.clone(state),
        luck: shown || forced,
        question: { game, view: game.view(state, seat), seat, seats: log.seats },
        chosen: choicesOf(game, state, seat) > 1,
        result: game.result(state),
      });
    shown = false;
    forced = Array.from({ length: log.seats }, (_, of) => choicesOf(game, state, of)).every((count) => count < 2);
  }
  return moments;
}

const moves: unknown[] = [];

const choicesOf = (game: AnyGame, state: unknown, seat: Seat): number =>
  has(game.toAct(state), seat) ? game.legal(state, seat, moves) : 0;

function winShares({ rank }: Result): number[] {
  const winners = rank.filter((place) => place === 1).length;
  return rank.map((place) => (place === 1 ? 1 / winners : 0));
}

/** The best move is looked for first, and then judged afresh like the one played: what looks best in one search is partly luck. */
function decide(question: Question, played: unknown, n: number, iterations: number, rng: Rng) {
  const how = question.game.foresight;
  const found = think(question, how, { iterations, searches: 1 }, rng, null).moves[0].move;
  const after = probe(question, how, played, iterations, rng);
  const other = found === played ? after : probe(question, how, found, iterations, rng);
  const better = other.chance > after.chance;
  const top: Estimate = better ? other : after;
  const decided: Decided = {
    n,
    view: question.view,
    played,
    best: better ? found : played,
    before: top.chance,
    after: after.chance,
    cost: top.chance - after.chance,
    error: better ? Math.hypot(top.error, after.error) : after.error,
  };
  return { decided, top };
}
