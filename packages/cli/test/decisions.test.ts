import { createHash } from 'node:crypto';
import { botNamed, botsAt } from '@insula/bots';
import { fill, readOptions, seedFrom } from '@insula/kernel';
import { openShelf } from '@insula/shelf';
import { expect, test } from 'vitest';
import { botChance, nextMove } from '../src/simulate/match.ts';

const shelf = await openShelf();
const MOVES = 80;

/**
 * How a match of a casual, a strong and an expert bot begins, as a hash of its moves. Whoever makes rules or search quicker
 * changes none of these; whoever makes the bots play otherwise puts the new ones here, and `npm run levels` begins anew.
 */
test.each([
  ['room-share', 'ce4971751d06f33e'],
  ['landlord', 'd826675b6a0ff8fa'],
  ['landlord-second', '0d9b3ff9d5fba5b4'],
  ['raja', 'abc175179e5e0cbf'],
])('%s: the same seed brings the same decisions as ever', (id, moves) => {
  const game = shelf.game(id);
  const bots = ['casual', 'strong', 'expert'].map((name) => botNamed(name, botsAt(0.1)));
  const state = game.setup(readOptions(game.options, {}), bots.length, fill(seedFrom(id, [null, null, null])));
  const minds = bots.map((bot, seat) => bot.open(game, seat));
  const chance = bots.map((_, seat) => botChance(id, seat));
  const hash = createHash('sha256');
  for (let i = 0; i < MOVES; i++) {
    const next = nextMove(game, state, minds, chance);
    if (next === null) break;
    hash.update(`${next.seat} ${game.write(next.move)}\n`);
    game.play(state, next.seat, next.move);
  }
  expect(hash.digest('hex').slice(0, 16)).toBe(moves);
});
