import { botNamed, botsAt } from '@insula/bots';
import { type AnyGame, first, generator, readOptions } from '@insula/kernel';
import { openShelf } from '@insula/shelf';
import { expect, test } from 'vitest';

const shelf = await openShelf();
/** Enough for dozens of turns. */
const MOVES = 600;

/** Who was asked to deal by whom, turn by turn, among four bots that think a little. */
function asksOf(game: AnyGame, trade: string): string[] {
  const state = game.setup(readOptions(game.options, { trade }), 4, generator(`manners ${game.id}`));
  const rng = generator('manners');
  const casual = botNamed('casual', botsAt(0.2));
  const minds = [0, 1, 2, 3].map((seat) => casual.open(game, seat));
  const asks: string[] = [];
  for (let n = 0; n < MOVES && game.toAct(state) !== 0; n++) {
    const seat = first(game.toAct(state));
    const move = minds[seat].choose(game.view(state, seat), rng, null);
    const { round, turn } = game.view(state, seat) as { round: number; turn: number };
    const text = game.write(move);
    if (text.startsWith('ask')) asks.push(`round ${round}, seat ${turn}: ${text}`);
    game.play(state, seat, move);
  }
  return asks;
}

test.each([
  ['landlord', 'roofs'],
  ['landlord', 'any'],
])('in %s with trade in %s no bot asks the same partner twice in a turn', (id, trade) => {
  const asks = asksOf(shelf.game(id), trade);
  expect(asks.length).toBeGreaterThan(0);
  expect(asks).toEqual([...new Set(asks)]);
});
