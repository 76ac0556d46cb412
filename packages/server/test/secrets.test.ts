import { type AnyGame, below, generator, has, hears, list, type Rng, type Seat } from '@insula/kernel';
import { openShelf, seatCounts } from '@insula/shelf';
import { describe, expect, test } from 'vitest';
import { decisionOf } from '../src/match/answers.ts';
import { headOf, type Quiet, quiet } from './quiet.ts';

const { games } = await openShelf();
const MATCHES = 4;
const REFUSALS = 40;

const legalOf = (game: AnyGame, state: unknown, seat: Seat): unknown[] => {
  const moves: unknown[] = [];
  const count = game.legal(state, seat, moves);
  return moves.slice(0, count);
};

/** Moments of random matches, each with a seat that looks. */
function* moments(game: AnyGame, rng: Rng): Generator<{ state: unknown; seats: number; seat: Seat | null }> {
  const counts = seatCounts(game);
  for (let i = 0; i < MATCHES; i++) {
    const seats = counts[i % counts.length];
    const state = game.setup(headOf(game, seats).options, seats, generator(`leak ${i}`));
    while (game.toAct(state) !== 0) {
      if (below(rng, 24) === 0) yield { state, seats, seat: below(rng, seats + 1) === seats ? null : below(rng, seats) };
      const awaited = list(game.toAct(state));
      const mover = awaited[below(rng, awaited.length)];
      const moves = legalOf(game, state, mover);
      game.play(state, mover, moves[below(rng, moves.length)]);
    }
  }
}

/** What `seat` would see and be told by the game itself if `mover` played `move`. */
function gameNews(game: AnyGame, state: unknown, mover: Seat, move: unknown, seat: Seat | null): string {
  const after = game.clone(state);
  const told: unknown[] = [];
  game.play(after, mover, move, (event, to, shows) => (hears(to, seat) ? told.push([event, shows]) : 0));
  return JSON.stringify([told, game.view(after, seat), game.toAct(after)]);
}

/** Everything `seat` receives on every channel, in two matches that differ only in what it may not know. `game` is
 *  `honest`, or has a leak. */
async function compare(
  honest: AnyGame,
  game: AnyGame,
  state: unknown,
  seats: number,
  seat: Seat | null,
  rng: Rng,
): Promise<void> {
  const other = honest.determinize(honest.view(state, seat), rng);
  const head = headOf(game, seats);
  const [a, b] = [await quiet(game, head, state), await quiet(game, head, other)];
  try {
    const [earA, earB] = [await a.enter(seat), await b.enter(seat)];
    const same = (channel: string) => expect([channel, ...earA.news()]).toEqual([channel, ...earB.news()]);
    same('join');
    const decision = seat === null || a.match.play === null ? 0 : decisionOf(a.match.play, seat);
    for (let i = 0; i < REFUSALS; i++) {
      const move = game.alphabet[below(rng, game.alphabet.length)];
      if (seat !== null && honest.whyNot(state, seat, move) === null) continue;
      const moves = [game.write(move)];
      for (const ear of [earA, earB]) await ear.ask({ t: 'move', id: `no${i}`, decision, moves });
    }
    for (const ear of [earA, earB]) await ear.ask({ t: 'undo', id: 'u', decision });
    same('error');
    const movers = list(game.toAct(state)).filter((awaited) => awaited !== seat);
    if (movers.length === 0) return;
    const mover = movers[below(rng, movers.length)];
    await answerInBoth(honest, [state, other], [a, b], mover, seat, rng, same);
    same('event');
    for (const matches of [a, b]) await matches.wait(1000);
    same('the end of the pause');
    const late = [await a.enter(seat), await b.enter(seat)];
    expect(late[0].news()).toEqual(late[1].news());
  } finally {
    await a.close();
    await b.close();
  }
}

async function answerInBoth(
  game: AnyGame,
  states: readonly [unknown, unknown],
  houses: readonly [Quiet, Quiet],
  mover: Seat,
  seat: Seat | null,
  rng: Rng,
  same: (channel: string) => void,
): Promise<void> {
  const [inA, inB] = states.map((state) => legalOf(game, state, mover));
  const awaited = game.toAct(states[0]);
  // Several answer at once, or a window is open: whatever they answer, nobody must see that they did.
  const isHidden = has(awaited, mover) && (awaited !== 1 << mover || game.window(states[0]));
  const moveA = inA[below(rng, inA.length)];
  const moveB = isHidden ? inB[below(rng, inB.length)] : inB.find((move) => move === moveA);
  if (moveB === undefined) return;
  const shows = [moveA, moveB].map((move, i) => gameNews(game, states[i], mover, move, seat));
  if (shows[0] !== shows[1] && (!isHidden || awaited === 1 << mover)) return;
  if (isHidden && shows[0] !== shows[1] && anytime(game, states[0], mover, moveA)) return;
  if (isHidden && shows[0] !== shows[1] && anytime(game, states[1], mover, moveB)) return;
  for (const [i, move] of [moveA, moveB].entries()) {
    const { match } = houses[i];
    const decision = match.play === null ? 0 : decisionOf(match.play, mover);
    const ear = await houses[i].enter(mover);
    await ear.ask({ t: 'move', id: 'x', decision, moves: [game.write(move)] });
  }
  same('presence and event');
}

/** A card that may be played at any time takes effect at once. */
function anytime(game: AnyGame, state: unknown, mover: Seat, move: unknown): boolean {
  const after = game.clone(state);
  game.play(after, mover, move);
  return game.toAct(after) === game.toAct(state);
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('a seat receives the same bytes in two matches that differ only in what it may not know', async () => {
    const rng = generator('leaks');
    let compared = 0;
    for (const { state, seats, seat } of moments(game, rng)) {
      await compare(game, game, state, seats, seat, rng);
      compared++;
    }
    expect(compared).toBeGreaterThan(5);
  });
});

describe('planted leaks are caught', () => {
  const game = games.find(({ id }) => id === 'example') as AnyGame;
  const caught = async (leaky: AnyGame): Promise<boolean> => {
    const rng = generator('planted');
    try {
      for (const { state, seats, seat } of moments(game, rng)) await compare(game, leaky, state, seats, seat, rng);
      return false;
    } catch {
      return true;
    }
  };
  test('none without a leak', async () => expect(await caught(game)).toBe(false));
  test('a view with the generator in it', async () => {
    const rngOf = (state: unknown) => JSON.stringify(state).length + JSON.stringify((state as { rng: Rng }).rng).length;
    const view = (state: unknown, seat: Seat | null) => ({ ...(game.view(state, seat) as object), spare: rngOf(state) });
    expect(await caught({ ...game, view } as AnyGame)).toBe(true);
  });
  test('a refusal that depends on another hand', async () => {
    const whyNot = (state: unknown, seat: Seat, move: unknown) => {
      const refusal = game.whyNot(state, seat, move);
      return refusal === null ? null : { ...refusal, code: `${refusal.code}${JSON.stringify(state).length % 7}` };
    };
    expect(await caught({ ...game, whyNot } as AnyGame)).toBe(true);
  });
  test('an event told to all that only one may know', async () => {
    const play: AnyGame['play'] = (state, seat, move, tell) =>
      game.play(state, seat, move, (event, to, shows) =>
        tell?.({ ...(event as object), spy: JSON.stringify(state) }, to, shows),
      );
    expect(await caught({ ...game, play } as AnyGame)).toBe(true);
  });
});
