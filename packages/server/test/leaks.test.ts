import { openShelf } from '@insula/shelf';
import { describe, expect, test } from 'vitest';
import { serve } from '../src/serve.ts';
import { leaks, twinsOf } from './leaks/compare.ts';

const TWINS = Number(process.env.INSULA_TWINS ?? 4);
const shelf = await openShelf();

describe.each(shelf.games.map((game) => game.id))('%s', (id) => {
  const twins = twinsOf(shelf, id, TWINS, 'twins');

  test('the worlds differ, and something hidden happens in them', () => {
    expect(twins.filter(({ parting: [here, there] }) => here !== there).length).toBe(TWINS);
    const apart = twins.flatMap(({ steps, shared }) => steps.slice(shared));
    expect(apart.length).toBeGreaterThan(2 * TWINS);
  });

  test('what an observer receives does not depend on what it may not know', async () => {
    for (const { twin, ...leak } of await leaks(serve, shelf, twins)) {
      const { game, seats, observer, secret, shared } = twin;
      expect({ game, seats, observer, secret, shared, ...leak }).toBeNull();
    }
  });
});
