import { generator, list } from '@insula/kernel';
import { openShelf } from '@insula/shelf';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { decisionOf } from '../src/match/answers.ts';
import type { Play } from '../src/match/match.ts';
import { type Guest, guest, Player, type Running, running, started } from './client.ts';
import { opening } from './openings.ts';
import { headOf, quiet } from './quiet.ts';

const PAUSE = 1000;
const SEATS = 3;
const shelf = await openShelf();
const game = shelf.game('example');

const openings = Array.from({ length: 40 }, (_, i) => opening(game, SEATS, `order ${i}`)).filter((found) => found !== null);

describe('an answer by standing order', () => {
  test('is refused with all others of its seat where one of them is no move, and it is said which', async () => {
    const { state, ask } = openings[0];
    const { enter, match, close } = await quiet(game, headOf(game, SEATS), state);
    const ear = await enter(0);
    const given = (...moves: string[]) => moves.map((move) => ({ ask, move }));
    await ear.ask({ t: 'orders', id: 'good', orders: given('pass') });
    await ear.ask({ t: 'orders', id: 'bad', orders: given('pass', 'pass', 'nonsense', 'pass') });
    const answer = ear.heard.map((text) => JSON.parse(text)).find(({ id }) => id === 'bad');
    expect(answer).toMatchObject({ t: 'refused', move: 2, rule: null, code: 'no-move' });
    expect(match.orders[0]).toEqual(given('pass'));
    await close();
  });

  test('closes a window no sooner than the pause, as if somebody had thought about it', async () => {
    expect(openings.length).toBeGreaterThan(10);
    for (const { state, mover, move, asked, ask } of openings) {
      const { enter, wait, match, close } = await quiet(game, headOf(game, SEATS), state);
      const play = match.play as Play;
      const ears = await Promise.all(Array.from({ length: SEATS }, (_, seat) => enter(seat)));
      const watcher = await enter(null);
      await ears[asked].ask({ t: 'orders', id: 'o', orders: [{ ask, move: 'pass' }] });
      await wait(5 * PAUSE);
      await ears[mover].ask({ t: 'move', id: 'x', decision: decisionOf(play, mover), moves: [move] });
      const others = [watcher, ...ears.filter((_, seat) => seat !== asked)];
      for (const ear of others) ear.news();
      const [isOpen, awaited, followed] = [play.window, play.awaited, play.held[asked]?.by === 'order'];
      expect([isOpen, list(awaited)]).toEqual([true, [asked]]);
      await wait(PAUSE - 1);
      expect([play.awaited, ...others.flatMap((ear) => ear.news())]).toEqual([awaited]);
      await wait(1);
      // Where the rules allow no pass, the order answers nothing.
      for (const ear of others) expect(ear.news().length > 0).toBe(followed);
      await close();
    }
  });

  test('is given only while its person plays the seat', async () => {
    const { state, mover, move, asked, ask } = openings[0];
    const { enter, wait, match, close } = await quiet(game, headOf(game, SEATS), state);
    const play = match.play as Play;
    const ears = await Promise.all(Array.from({ length: SEATS }, (_, seat) => enter(seat)));
    await ears[asked].ask({ t: 'orders', id: 'o', orders: [{ ask, move: 'pass' }] });
    await ears[asked].ask({ t: 'leave', id: 'l' });
    await ears[mover].ask({ t: 'move', id: 'x', decision: decisionOf(play, mover), moves: [move] });
    await wait(PAUSE);
    expect(play.held[asked]).toBeNull();
    expect(list(play.awaited)).toEqual([asked]);
    await close();
  });
});

/** Offers that are always made, and always refused. */
const IN_VAIN = [
  { ask: 'ask.play', move: 'ask 1' },
  { ask: 'ask.play', move: 'ask 2' },
  { ask: 'ask.play', move: 'done' },
  { ask: 'ask.deal.card', move: 'want roof' },
  { ask: 'ask.deal.price', move: 'pay 1' },
  { ask: 'ask.deal.answer', move: 'refuse' },
  { ask: 'ask.buy', move: 'done' },
];

test('two whose orders answer each other make fifty moves, and fifty more when somebody moves', async () => {
  const landlord = shelf.game('landlord');
  const head = headOf(landlord, 2, undefined, 0);
  const { enter, match, close } = await quiet(landlord, head, landlord.setup(head.options, 2, generator('orders')));
  const play = match.play as Play;
  const ears = [await enter(0), await enter(1)];
  for (const ear of ears) await ear.ask({ t: 'orders', id: 'o', orders: IN_VAIN });
  expect(play.last?.n).toBe(50);
  for (const ear of ears) await ear.ask({ t: 'ping', id: 'p' });
  expect(play.last?.n).toBe(50);
  const [seat] = list(play.awaited);
  const legal = play.legal[seat].map((move) => landlord.write(move));
  const moves = IN_VAIN.map(({ move }) => move).filter((move) => legal.includes(move));
  await ears[seat].ask({ t: 'move', id: 'm', decision: decisionOf(play, seat), moves: moves.slice(0, 1) });
  expect(play.last?.n).toBe(101);
  await close();
});

describe('orders', () => {
  let server: Running;
  let guests: Guest[];
  let match: string;
  beforeEach(async () => {
    server = await running();
    guests = await Promise.all(['Ann', 'Bob'].map((name) => guest(server, name)));
    match = await started(guests, { game: 'example' });
  });
  afterEach(() => server.stop());

  test('that were acknowledged are there after a restart, and answer', async () => {
    const asked = await Player.enter(server, guests[1], match, 1, 0, true);
    const orders = [
      // One that is not legal now does not stand in the way of another.
      { ask: asked.table?.ask?.key ?? '', move: 'rest' },
      { ask: asked.table?.ask?.key ?? '', move: 'lantern 4' },
      { ask: 'never', move: 'rest' },
    ];
    expect((await asked.ask({ t: 'orders', orders })).t).toBe('ack');
    await server.restart();
    const bob = await Player.enter(server, guests[1], match, 1);
    expect(bob.welcome?.orders).toEqual(orders);
    const ann = await Player.enter(server, guests[0], match, 0);
    expect(ann.welcome?.orders).toEqual([]);
    await ann.move('lantern 1');
    await ann.until(() => ann.table?.awaited.length === 1);
    const picks = ann.items.flatMap((item) =>
      item.kind === 'event' ? [item.event as { is: string; picks?: number[] }] : [],
    );
    expect(picks.find(({ is }) => is === 'lanterns')?.picks).toEqual([1, 4]);
  });

  test('are shown to their own seat alone, whoever comes', async () => {
    const players = await Promise.all(guests.map((who, seat) => Player.enter(server, who, match, seat)));
    for (const player of players) await player.ask({ t: 'orders', orders: [{ ask: 'never', move: 'rest' }] });
    await players[1].ask({ t: 'orders', orders: [] });
    const shown = async (who: Guest | null, seat: number | null) =>
      (await Player.enter(server, who, match, seat)).welcome?.orders.length;
    expect(await Promise.all([shown(guests[0], 0), shown(guests[1], 1), shown(guests[0], null), shown(null, null)])).toEqual(
      [1, 0, 0, 0],
    );
  });

  test('given again take the place of those before, also after a restart', async () => {
    const bob = await Player.enter(server, guests[1], match, 1);
    for (const move of ['lantern 1', 'lantern 3']) await bob.ask({ t: 'orders', orders: [{ ask: 'never', move }] });
    await server.restart();
    expect((await Player.enter(server, guests[1], match, 1)).welcome?.orders).toEqual([{ ask: 'never', move: 'lantern 3' }]);
  });
});
