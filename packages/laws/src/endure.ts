import { type AnyGame, below, generator, list, type Rng } from '@insula/kernel';
import { begin } from './match.ts';
import { type Setting, settings } from './settings.ts';
import { Broken, Violation } from './violation.ts';

/** Which matches of an endless series are played: the `from`-th up to, not including, the `to`-th. */
export interface Stretch {
  readonly seed: string;
  readonly from: number;
  readonly to: number;
}

export interface Endured {
  readonly matches: number;
  readonly moves: number;
  /** Moves of the longest match. */
  readonly longest: number;
  /** How often each ending came. */
  readonly endings: { [ending: string]: number };
  /** The most events of each kind while one and the same seat was moving. */
  readonly chains: { [event: string]: number };
}

/** Many random matches over all settings by turns, with the cheap laws checked at every move: whoever is asked can
 *  answer, nothing vanishes, and the end comes within its bound. */
export function endure(game: AnyGame, { seed, from, to }: Stretch): Endured {
  const tables = settings(game);
  const total = { matches: 0, moves: 0, longest: 0, endings: {} as Count, chains: {} as Count };
  for (let i = from; i < to; i++) {
    const setting = tables[i % tables.length];
    const secret = `${seed} ${i}`;
    try {
      const moves = endureMatch(game, setting, secret, total);
      total.matches++;
      total.moves += moves;
      total.longest = Math.max(total.longest, moves);
    } catch (error) {
      const where = [
        `seats: ${setting.seats}; options: ${JSON.stringify(setting.options)}`,
        `seed: "${secret}", random play`,
      ];
      const sentence = error instanceof Broken ? error.message : String(error instanceof Error ? error.stack : error);
      throw new Violation('random matches run through', game.id, where, sentence);
    }
  }
  return total;
}

type Count = { [name: string]: number };

function endureMatch(game: AnyGame, setting: Setting, secret: string, total: { endings: Count; chains: Count }): number {
  const rng: Rng = generator(`how random seats play ${secret}`);
  const state = begin(game, setting, secret);
  const bound = game.longest(setting.options, setting.seats);
  const counted = game.census(state).join();
  const into: unknown[] = [];
  let chain: Count = {};
  let last = -1;
  let moves = 0;
  const hear = (event: unknown): void => {
    const { is } = event as { is?: unknown };
    if (typeof is !== 'string') return;
    chain[is] = (chain[is] ?? 0) + 1;
    total.chains[is] = Math.max(total.chains[is] ?? 0, chain[is]);
  };
  for (let asked = game.toAct(state); asked !== 0; asked = game.toAct(state)) {
    const seat = seatToMove(game, state, setting.seats, asked, rng);
    const count = game.legal(state, seat, into);
    if (count === 0) throw new Broken(`after ${moves} moves seat ${seat + 1} is asked and cannot answer`);
    if (seat !== last) chain = {};
    last = seat;
    game.play(state, seat, into[below(rng, count)], hear);
    if (++moves > bound) throw new Broken(`it is not over after ${bound} moves, the longest the game allows`);
    const now = game.census(state).join();
    if (now !== counted) throw new Broken(`after ${moves} moves the census is ${now} and no longer ${counted}`);
  }
  const result = game.result(state);
  if (result === null) throw new Broken('nobody is asked and there is no result');
  total.endings[result.ending] = (total.endings[result.ending] ?? 0) + 1;
  return moves;
}

/** One of those asked; now and then another one that may move out of turn. */
function seatToMove(game: AnyGame, state: unknown, seats: number, asked: number, rng: Rng): number {
  const aside = below(rng, 16) === 0 ? below(rng, seats) : -1;
  if (aside >= 0 && game.legal(state, aside, []) > 0) return aside;
  const waiting = list(asked);
  return waiting[below(rng, waiting.length)];
}
