import { generator, readOptions } from '@insula/kernel';
import { describe, expect, test } from 'vitest';
import { openShelf } from '../src/index.ts';

const shelf = await openShelf();

describe.each(shelf.games.map((game) => game.id))('%s', (id) => {
  test('says its aim, what a turn is about, and what can be measured', async () => {
    const game = shelf.game(id);
    const words = await shelf.words(id, 'en');
    const state = game.setup(readOptions(game.options, {}), 2, generator('words'));
    const measured = game.measures(game.view(state, null)).map(({ what }) => `measure.${what}`);
    expect(measured.length).toBeGreaterThan(0);
    expect(['aim', 'aim.turn', ...measured].filter((key) => !(key in words))).toEqual([]);
  });
});
