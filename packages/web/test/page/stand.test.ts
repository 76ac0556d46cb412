import { expect, test } from 'vitest';
import { standOf } from '../../src/tables/landlord/drama/stand.ts';
import { fit } from '../../src/tables/landlord/fit.ts';
import type { HouseShape } from '../../src/tables/landlord/shape.ts';

const house = (number: number, height: number): HouseShape => ({
  ...{ house: number, owner: 0, height, top: 'roof', hasCellar: false, isSquatted: false, flats: [], sum: 0, floors: [] },
});
const stage = { width: 1100, height: 460, left: 165, phone: false, lot: 76, cellar: false, above: 4 };
const card = { w: 172, h: 264 };

test('a card that is aimed at a house stands beside it, in the sky above a low one', () => {
  const houses = [house(0, 4), house(1, 4), house(2, 1), house(3, 4)];
  const row = fit(houses, stage);
  const { x, y } = standOf({ houses, row, ...stage, card, house: 3 });
  const middle = x + card.w / 2;
  expect(middle).toBeGreaterThan(row.starts[2] - 60);
  expect(x + card.w).toBeLessThan(row.starts[3] - 20);
  expect(y).toBeLessThan(60);
});

test('wherever it is aimed, it never hides that house, nor leaves the stage', () => {
  for (const count of [1, 2, 4, 6])
    for (let aimed = 0; aimed < count; aimed++) {
      const houses = Array.from({ length: count }, (_, i) => house(i, (i % 4) + 1));
      const row = fit(houses, stage);
      const { x, y } = standOf({ houses, row, ...stage, card, house: aimed });
      const end = row.starts[aimed] + (row.breadth.wide ? 112 : row.breadth.room + 8) * row.scale;
      expect(x + card.w <= row.starts[aimed] || x >= end).toBe(true);
      expect([x >= 0, y >= 0, x + card.w <= stage.width, y + card.h <= stage.height]).toEqual([true, true, true, true]);
    }
});

test('nor the plaque that tells whose street is looked at', () => {
  const houses = [house(0, 4), house(1, 1), house(2, 3)];
  const above = 44;
  const row = fit(houses, { ...stage, above });
  for (const aimed of [0, 1, 2])
    expect(standOf({ houses, row, ...stage, above, card, house: aimed }).y).toBeGreaterThanOrEqual(above);
});
