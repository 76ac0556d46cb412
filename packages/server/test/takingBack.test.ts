import { type AnyGame, below, everyone, generator, list, only, type Rng, type Seat } from '@insula/kernel';
import { openShelf, seatCounts } from '@insula/shelf';
import { describe, expect, test } from 'vitest';
import { decisionOf } from '../src/match/answers.ts';
import type { Play } from '../src/match/match.ts';
import { type Ear, headOf, type Quiet, quiet } from './quiet.ts';

const shelf = await openShelf();
const MOVES = 60;

function legalOf(game: AnyGame, state: unknown, seat: Seat): unknown[] {
  const moves: unknown[] = [];
  const count = game.legal(state, seat, moves);
  return moves.slice(0, count);
}

/** Whether a move makes anything known that somebody could not know before. */
function shows(game: AnyGame, state: unknown, seat: Seat, move: unknown): boolean {
  let showed = false;
  game.play(game.clone(state), seat, move, (_, __, isNews) => {
    showed ||= isNews;
  });
  return showed;
}

const said = ({ heard }: Ear, id: string) =>
  heard.map((text) => JSON.parse(text)).find((message) => message.id === id) as { t: string; code?: string };
const tableOf = ({ heard }: Ear) =>
  heard
    .map((text) => JSON.parse(text))
    .filter(({ table }) => table !== undefined)
    .pop().table as { undo: boolean; answer?: string[]; awaited: number[] };

/** A match in which one move after the other is made. */
async function sat(game: AnyGame, state: unknown, seats: number) {
  const match = await quiet(game, headOf(game, seats, undefined, 0), state);
  const ears = await Promise.all(Array.from({ length: seats }, (_, seat) => match.enter(seat)));
  return { match, play: match.match.play as Play, ears };
}

describe.each(shelf.games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  test('what showed something to anybody is not taken back alone, nor what was done before it', async () => {
    const rng = generator(`back ${id}`);
    const [seats] = seatCounts(game);
    const { match, play, ears } = await sat(game, game.setup(headOf(game, seats).options, seats, generator(id)), seats);
    /** What each seat may take back alone, by what the game itself says of every move. */
    let open: { seat: Seat; before: string }[] = [];
    let refused = 0;
    for (let i = 0; i < MOVES && game.toAct(play.state) !== 0; i++) {
      open = await moved(game, play, ears, rng, i, open);
      const seat = below(rng, seats);
      const top = open[open.length - 1];
      expect([i, tableOf(ears[seat]).undo]).toEqual([i, top?.seat === seat]);
      if (below(rng, 2) === 0) continue;
      await ears[seat].ask({ t: 'undo', id: `u${i}`, decision: decisionOf(play, seat) });
      if (top?.seat === seat) {
        expect(said(ears[seat], `u${i}`)).toMatchObject({ t: 'ack' });
        expect(JSON.stringify(play.state)).toBe(top.before);
        open.pop();
      } else {
        expect(said(ears[seat], `u${i}`).code).toMatch(/^(undo-needs-consent|nothing-to-undo)$/);
        refused++;
      }
    }
    expect(refused).toBeGreaterThan(5);
    await match.close();
  });
});

/** Somebody who is asked makes a move, or all do where several are asked. */
async function moved(
  game: AnyGame,
  play: Play,
  ears: readonly Ear[],
  rng: Rng,
  i: number,
  open: { seat: Seat; before: string }[],
): Promise<{ seat: Seat; before: string }[]> {
  const awaited = list(game.toAct(play.state));
  const alone = awaited.length === 1 && !game.window(play.state);
  const before = JSON.stringify(play.state);
  let next = open;
  for (const seat of awaited) {
    const moves = legalOf(game, play.state, seat);
    const move = moves[below(rng, moves.length)];
    const isOpen = alone && !shows(game, play.state, seat, move);
    next = isOpen ? [...next.filter((step) => step.seat === seat), { seat, before }] : [];
    if (alone && !isOpen) await refusedFurther(game, play, ears[seat], seat, move, i);
    const id = `m${i}-${seat}`;
    await ears[seat].ask({ t: 'move', id, decision: decisionOf(play, seat), moves: [game.write(move)] });
    expect(said(ears[seat], id)).toMatchObject({ t: 'ack' });
    if (play.held[seat] !== null && !play.held[seat].done) await finish(play, ears[seat], seat, id);
  }
  return next;
}

/** What is done after seeing something new is no part of what was done before. */
async function refusedFurther(game: AnyGame, play: Play, ear: Ear, seat: Seat, move: unknown, i: number): Promise<void> {
  const after = game.clone(play.state);
  game.play(after, seat, move);
  if (game.toAct(after) !== only(seat) || game.window(after)) return;
  const before = JSON.stringify(play.state);
  const moves = [move, legalOf(game, after, seat)[0]].map((one) => game.write(one));
  await ear.ask({ t: 'move', id: `c${i}`, decision: decisionOf(play, seat), moves });
  expect(said(ear, `c${i}`)).toMatchObject({ t: 'refused', code: 'stale', move: 1 });
  expect(JSON.stringify(play.state)).toBe(before);
}

/** Answers of several parts are given to their end. */
async function finish(play: Play, ear: Ear, seat: Seat, id: string): Promise<void> {
  for (let part = 0; play.held[seat] !== null && !play.held[seat].done; part++) {
    const legal = tableLegal(ear);
    await ear.ask({ t: 'move', id: `${id}-${part}`, decision: decisionOf(play, seat), moves: [legal[0]] });
  }
}

const tableLegal = (ear: Ear): string[] => (tableOf(ear) as unknown as { legal: string[] }).legal;

const example = shelf.game('example');

/** All pick lanterns, and `seat` could gossip meanwhile. */
function gossipAtLanterns(seed: string, seat: Seat): unknown {
  const rng = generator(seed);
  const state = example.setup(headOf(example, 3).options, 3, generator(seed));
  while (example.toAct(state) !== 0) {
    if (example.toAct(state) === everyone(3) && gossipOf(state, seat) !== undefined) return state;
    const awaited = list(example.toAct(state));
    const mover = awaited[below(rng, awaited.length)];
    const moves = legalOf(example, state, mover);
    example.play(state, mover, moves[below(rng, moves.length)]);
  }
  return null;
}

const gossipOf = (state: unknown, seat: Seat): string | undefined =>
  legalOf(example, state, seat)
    .map((move) => example.write(move))
    .find((text) => text.startsWith('gossip'));

test('what is taken back by consent takes the answers of all with it: they chose at another table', async () => {
  const states = Array.from({ length: 20 }, (_, i) => gossipAtLanterns(`consent ${i}`, 1)).filter((state) => state !== null);
  expect(states.length).toBeGreaterThan(3);
  for (const state of states) {
    const { match, play, ears } = await sat(example, example.clone(state), 3);
    const lantern = (seat: Seat, id: string) =>
      ears[seat].ask({ t: 'move', id, decision: decisionOf(play, seat), moves: ['lantern 2'] });
    await lantern(2, 'kept');
    expect(tableOf(ears[2]).answer).toEqual(['lantern 2']);
    await ears[1].ask({ t: 'move', id: 'g', decision: decisionOf(play, 1), moves: [gossipOf(state, 1) ?? ''] });
    await ears[1].ask({ t: 'propose', id: 'p', what: 'undo' });
    for (const seat of [0, 2]) await ears[seat].ask({ t: 'vote', id: `v${seat}`, what: 'undo', yes: true });
    expect(JSON.stringify(play.state)).toBe(JSON.stringify(state));
    expect(tableOf(ears[2]).answer).toBeUndefined();
    expect(await match.matches.store.held('m')).toEqual([]);
    for (const seat of [0, 1]) await lantern(seat, `again ${seat}`);
    expect(play.awaited).toBe(everyone(3));
    await lantern(2, 'again 2');
    expect(play.awaited & (play.awaited - 1)).toBe(0);
    await match.close();
  }
});

test('the answer in a window goes with what it answered', async () => {
  const { match, play, ears } = await atWindow();
  const seat = list(play.awaited)[0];
  const opener = play.last?.seat ?? 0;
  await ears[seat].ask({ t: 'move', id: 'kept', decision: decisionOf(play, seat), moves: ['pass'] });
  expect(tableOf(ears[seat]).answer).toEqual(['pass']);
  await ears[opener].ask({ t: 'propose', id: 'p', what: 'undo' });
  for (const other of [0, 1, 2].filter((one) => one !== opener))
    await ears[other].ask({ t: 'vote', id: `v${other}`, what: 'undo', yes: true });
  expect(play.awaited).toBe(only(opener));
  expect(tableOf(ears[seat]).answer).toBeUndefined();
  await match.close();
});

/** A leak has just been played, and the first neighbour is asked. */
async function atWindow(): Promise<{ match: Quiet; play: Play; ears: Ear[] }> {
  for (let i = 0; ; i++) {
    const rng = generator(`leak ${i}`);
    const state = example.setup(headOf(example, 3).options, 3, generator(`leak ${i}`));
    while (example.toAct(state) !== 0) {
      const mover = list(example.toAct(state))[0];
      const moves = legalOf(example, state, mover);
      const leak = moves.find((move) => example.write(move).startsWith('leak'));
      if (leak !== undefined && example.toAct(state) === only(mover)) {
        const match = await quiet(example, headOf(example, 3), state);
        const ears = await Promise.all([0, 1, 2].map((seat) => match.enter(seat)));
        const play = match.match.play as Play;
        await ears[mover].ask({ t: 'move', id: 'l', decision: decisionOf(play, mover), moves: [example.write(leak)] });
        return { match, play, ears };
      }
      example.play(state, mover, moves[below(rng, moves.length)]);
    }
  }
}
