import { type AnyGame, below, generator, has, only, type Seat } from '@insula/kernel';
import { openShelf } from '@insula/shelf';
import { expect, test } from 'vitest';
import { decisionOf } from '../src/match/answers.ts';
import type { Play } from '../src/match/match.ts';
import { lastChain } from '../src/match/undo.ts';
import { evening } from './evening.ts';
import { type Ear, headOf, quiet } from './quiet.ts';

const shelf = await openShelf();
const landlord = shelf.game('landlord');

/** First moves of one seat, one after the other, that show nothing and that nobody else has to answer. */
function chainOf(game: AnyGame, from: unknown): { seat: Seat; moves: string[] } {
  const state = game.clone(from);
  const seat = Math.log2(game.toAct(state));
  const moves: string[] = [];
  for (;;) {
    const legal: unknown[] = [];
    if (game.toAct(state) !== only(seat) || game.window(state) || game.legal(state, seat, legal) === 0) break;
    let showed = false;
    game.play(state, seat, legal[0], (_, __, shows) => {
      showed ||= shows;
    });
    if (showed) break;
    moves.push(game.write(legal[0]));
  }
  return { seat, moves };
}

const replyTo = ({ heard }: Ear, id: string) => heard.map((text) => JSON.parse(text)).find((message) => message.id === id);

test('what was asked for at once is taken back at once, and what was asked for apart is not', async () => {
  const head = headOf(landlord, 2);
  const state = landlord.setup(head.options, 2, generator('chains'));
  const { seat, moves } = chainOf(landlord, state);
  expect(moves.length).toBeGreaterThan(2);
  const match = await quiet(landlord, head, state);
  const play = match.match.play as Play;
  const ear = await match.enter(seat);
  const states = [JSON.stringify(play.state)];
  const ask = async (t: 'move' | 'undo', id: string, given: string[] = []): Promise<void> => {
    const decision = decisionOf(play, seat);
    await ear.ask(t === 'undo' ? { t, id, decision } : { t, id, decision, moves: given });
    expect(replyTo(ear, id)).toMatchObject({ t: 'ack' });
    states.push(JSON.stringify(play.state));
  };
  await ask('move', 'first', moves.slice(0, 1));
  await ask('move', 'rest', moves.slice(1, 3));
  await ask('undo', 'u1');
  expect(states[3]).toBe(states[1]);
  await ask('undo', 'u2');
  expect(states[4]).toBe(states[0]);
  await match.close();
});

test('a move by itself that is refused is the first of one', async () => {
  const head = headOf(landlord, 2);
  const state = landlord.setup(head.options, 2, generator('chains'));
  const { seat, moves } = chainOf(landlord, state);
  const match = await quiet(landlord, head, state);
  const ear = await match.enter(seat);
  const decision = decisionOf(match.match.play as Play, seat);
  // What may come later may not come now.
  const early = moves.find((text) => landlord.whyNot(state, seat, landlord.read(text)) !== null);
  await ear.ask({ t: 'move', id: 'early', decision, moves: [early ?? ''] });
  expect(replyTo(ear, 'early')).toMatchObject({ t: 'refused', move: 0, rule: expect.any(String) });
  await match.close();
});

test('a chain in which something is no move says which, and plays nothing', async () => {
  const head = headOf(landlord, 2);
  const state = landlord.setup(head.options, 2, generator('chains'));
  const { seat, moves } = chainOf(landlord, state);
  const match = await quiet(landlord, head, state);
  const play = match.match.play as Play;
  const before = JSON.stringify(play.state);
  const ear = await match.enter(seat);
  const given = [...moves.slice(0, 2), 'nonsense', 'more of it'];
  await ear.ask({ t: 'move', id: 'chain', decision: decisionOf(play, seat), moves: given });
  expect(replyTo(ear, 'chain')).toMatchObject({ t: 'refused', move: 2, rule: null, code: 'no-move' });
  expect(JSON.stringify(play.state)).toBe(before);
  await match.close();
});

test('a chain that is refused in the middle plays nothing', async () => {
  const head = headOf(landlord, 2);
  const state = landlord.setup(head.options, 2, generator('chains'));
  const { seat, moves } = chainOf(landlord, state);
  const match = await quiet(landlord, head, state);
  const play = match.match.play as Play;
  const ear = await match.enter(seat);
  const before = JSON.stringify(play.state);
  const illegal = landlord.alphabet.find((move) => {
    const after = landlord.clone(play.state);
    landlord.play(after, seat, landlord.read(moves[0]));
    return landlord.whyNot(after, seat, move) !== null;
  });
  const chain = [moves[0], landlord.write(illegal)];
  await ear.ask({ t: 'move', id: 'c', decision: decisionOf(play, seat), moves: chain });
  expect(replyTo(ear, 'c')).toMatchObject({ t: 'refused', move: 1, rule: expect.any(String) });
  expect([JSON.stringify(play.state), play.last]).toEqual([before, null]);
  await match.close();
});

test('a chain does not run into a question that others answer too', async () => {
  const game = shelf.game('example');
  const head = headOf(game, 2);
  const rng = generator('shared');
  const legal: unknown[] = [];
  let state = game.setup(head.options, 2, rng);
  /** The first move of whoever moves alone after which both are asked. */
  function last(seat: Seat): unknown {
    if (game.toAct(state) !== only(seat) || game.window(state)) return undefined;
    return legal.slice(0, game.legal(state, seat, legal)).find((move) => {
      const after = game.clone(state);
      game.play(after, seat, move);
      return game.toAct(after) === 3;
    });
  }
  for (;;) {
    const seat = has(game.toAct(state), 0) ? 0 : 1;
    const move = last(seat);
    if (move !== undefined) {
      const match = await quiet(game, head, state);
      const ear = await match.enter(seat);
      const moves = [game.write(move), 'lantern 1'];
      await ear.ask({ t: 'move', id: 'c', decision: decisionOf(match.match.play as Play, seat), moves });
      expect(replyTo(ear, 'c')).toMatchObject({ t: 'refused', rule: null, code: 'stale', move: 1 });
      expect(match.match.play?.last).toBeNull();
      await match.close();
      return;
    }
    if (game.toAct(state) === 0) state = game.setup(head.options, 2, rng);
    else game.play(state, seat, legal[below(rng, game.legal(state, seat, legal))]);
  }
});

test('moves of two seats under one id are not one chain', async () => {
  const each = await evening({ kind: 'none' });
  const move = (seat: Seat): Promise<unknown> =>
    each.ask(seat, { t: 'move', id: 'one', decision: decisionOf(each.play, seat), moves: [each.first(seat)] });
  await move(0);
  expect(each.awaited).toBe(1);
  const before = JSON.stringify(each.play.state);
  await move(1);
  await each.ask(1, { t: 'propose', id: 'p', what: 'undo' });
  await each.ask(0, { t: 'vote', id: 'v', what: 'undo', yes: true });
  expect(JSON.stringify(each.play.state)).toBe(before);
});

test('what all have taken back together is not there to be taken back alone as well', async () => {
  const head = headOf(landlord, 2);
  const state = landlord.setup(head.options, 2, generator('chains'));
  const { seat, moves } = chainOf(landlord, state);
  const match = await quiet(landlord, head, state);
  const play = match.match.play as Play;
  const [own, other] = [await match.enter(seat), await match.enter(1 - seat)];
  await own.ask({ t: 'move', id: 'm', decision: decisionOf(play, seat), moves: moves.slice(0, 1) });
  expect(play.steps).toHaveLength(1);
  await own.ask({ t: 'propose', id: 'p', what: 'undo' });
  await other.ask({ t: 'vote', id: 'v', what: 'undo', yes: true });
  const news = own.heard.map((text) => JSON.parse(text)).filter(({ t }) => t === 'news');
  expect([news.at(-1).items.at(-1).kind, news.at(-1).table.undo]).toEqual(['undo', false]);
  await own.ask({ t: 'undo', id: 'u', decision: decisionOf(play, seat) });
  expect(replyTo(own, 'u')).toMatchObject({ t: 'refused', code: 'nothing-to-undo' });
  await match.close();
});

test('moves that nobody asked for at once, as orders make them, are no chain', () => {
  const row = (n: number, request: string | null) => ({
    match: 'm',
    entry: { n, at: n, seat: 0, by: 'order', kind: 'move', move: 'pass', state: null, sum: 'ab' } as const,
    request,
    left: null,
  });
  expect(lastChain({ rows: [row(1, null), row(2, null)] }, 0)).toBe(2);
  expect(lastChain({ rows: [row(1, 'same'), row(2, 'same')] }, 0)).toBe(1);
});
