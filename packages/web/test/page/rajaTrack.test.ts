import { generator, readOptions } from '@insula/kernel';
import { raja } from '@insula/raja';
import { SQUARES } from '@insula/raja/face';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Track } from '../../src/tables/raja/track.tsx';

/** From where to where a text stands below the wall, in squares; null: it is not there. */
function standing(html: string, text: string): readonly [number, number] | null {
  const [, style] = new RegExp(`style="([^"]*)"[^>]*>${text}`).exec(html) ?? [];
  if (style === undefined) return null;
  const share = (name: string): number => (Number(new RegExp(`${name}:([\\d.]+)%`).exec(style)?.[1] ?? 0) / 100) * SQUARES;
  return [share('left'), share('left') + share('width')];
}

test.each([
  ['early', [1, 2, 3, 4, 5, 6, 7], false],
  ['in the middle, with gaps', [3, 6, 7, 8, 9, 10, 11], true],
  ['late', [7, 8, 9, 10, 11, 12, 13], true],
  ['in the last round, with no other gap', [10, 11, 12, 13, 14, 15, 16], false],
])('the wall says which round it is and who is visited next, never below a governor: %s', (_, squares, hasRoom) => {
  const view = { ...raja.view(raja.setup(readOptions(raja.options, {}), 3, generator('wall')), 0), round: 3, squares };
  const wall = { view, squares, moving: -1, say: (key: string) => key, onGovernor: () => undefined };
  const html = renderToStaticMarkup(createElement(Track, wall));
  const [round, next] = [standing(html, 'Round 3'), standing(html, 'Next visit')];
  expect(next !== null).toBe(hasRoom);
  for (const text of [round, next])
    if (text !== null)
      for (const square of squares) expect(square + 1 <= text[0] + 0.01 || square >= text[1] - 0.01).toBe(true);
  expect(round).not.toBeNull();
  if (next !== null) expect(next[1]).toBeLessThanOrEqual((round?.[0] ?? 0) + 0.01);
});

test('R-70 once the end is certain, the wall says that this is the last round, and that nobody is visited after it', () => {
  const setUp = raja.view(raja.setup(readOptions(raja.options, {}), 3, generator('wall')), 0);
  const view = { ...setUp, round: 5, squares: [3, 6, 7, 8, 9, 10, 11], palaces: [2, 0, 4] };
  const wall = { view, squares: view.squares, moving: -1, say: (key: string) => key, onGovernor: () => undefined };
  const html = renderToStaticMarkup(createElement(Track, wall));
  expect(html).toMatch(/Round 5\s· the last/);
  expect(html).not.toContain('Next visit');
  expect(html).not.toContain('data-next="true"');
});
