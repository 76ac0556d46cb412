import { openShelf } from '@insula/shelf';
import { describe, expect, test } from 'vitest';
import { serve } from '../src/serve.ts';
import { leaks, twinsOf } from './leaks/compare.ts';

/** `npm run test:deep` plays more. */
const TWINS = Number(process.env.INSULA_TWINS ?? 3);
const shelf = await openShelf();

describe.each(shelf.games.map((game) => game.id))('%s', (id) => {
  const twins = twinsOf(shelf, id, TWINS, 'twins');

  test('the worlds differ, and something hidden happens in them', () => {
    expect(twins.filter(({ parting: [here, there] }) => here !== there).length).toBe(TWINS);
    const apart = twins.flatMap(({ steps, shared }) => steps.slice(shared));
    expect(apart.length).toBeGreaterThan(2 * TWINS);
  });

  test('what an observer receives does not depend on what it may not know', async () => {
    const found = await leaks(serve, shelf, twins);
    expect(
      found.map(({ twin: { secret, seats, observer, shared }, ...leak }) => ({ secret, seats, observer, shared, ...leak })),
    ).toEqual([]);
  }, 600_000);
});
