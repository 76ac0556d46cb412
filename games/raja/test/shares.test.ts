import { expect, test } from 'vitest';
import { DISCS, HOUSE, PALACE, PALACE_AND_HOUSE, TWO_HOUSES } from '../src/actions.ts';
import { fits, mayBuildPalace, unfinished, whyNotHouse } from '../src/rules/actions.ts';
import type { Turn } from '../src/types.ts';

/** What an action may contain of palaces, city houses and village houses; the longest contents complete it. */
const counted = (...contents: string[]) =>
  contents.map((held) => ({ size: held.length, p: count(held, 'p'), c: count(held, 'c'), v: count(held, 'v') }));
const count = (held: string, letter: string): number => held.split(letter).length - 1;
const CONTENTS: { readonly [action: number]: ReturnType<typeof counted> } = {
  [HOUSE]: counted('', 'c', 'v'),
  [TWO_HOUSES]: counted('', 'c', 'cc', 'cv'),
  [PALACE]: counted('', 'p'),
  [PALACE_AND_HOUSE]: counted('', 'p', 'c', 'v', 'pc', 'pv'),
};
const NOTHING = counted('');
const SIZE: { readonly [action: number]: number } = { [HOUSE]: 1, [TWO_HOUSES]: 2, [PALACE]: 1, [PALACE_AND_HOUSE]: 2 };

/** The fewest actions left unfinished over every way to share out what was built; null if there is none. */
function fewest(actions: readonly number[], palaces: number, city: number, village: number): number | null {
  if (palaces < 0 || city < 0 || village < 0) return null;
  if (actions.length === 0) return palaces + city + village === 0 ? 0 : null;
  const [action, ...others] = actions;
  const shares = (CONTENTS[action] ?? NOTHING).map(({ size, p, c, v }) => {
    const rest = fewest(others, palaces - p, city - c, village - v);
    return rest === null ? null : rest + (size === SIZE[action] ? 0 : 1);
  });
  const possible = shares.filter((share) => share !== null);
  return possible.length === 0 ? null : Math.min(...possible);
}

const turn = (first: number, second: number, third: number, built: Partial<Turn>): Turn => ({
  ...{ kind: 'turn', seat: 0, first, second, third, gold: 0, cityHouses: 0, villageHouses: 0, moves: 0 },
  ...{ quarries: 0, palaces: 0, governors: 0, characters: 0, powers: 0, entered: 0, ...built },
});

test('R-42 R-46 R-52 what may be built and what is left unfinished agree with every way to share it out', () => {
  const wrong: string[] = [];
  let shared = 0;
  for (const [first, second] of DISCS)
    for (const third of [-1, HOUSE, TWO_HOUSES, PALACE, PALACE_AND_HOUSE])
      for (let palaces = 0; palaces <= 3; palaces++)
        for (let cityHouses = 0; cityHouses <= 6; cityHouses++)
          for (let villageHouses = 0; villageHouses <= 4; villageHouses++) {
            const actions = [first, second, third].filter((action) => action >= 0);
            const f = turn(first, second, third, { palaces, cityHouses, villageHouses });
            const left = fewest(actions, palaces, cityHouses, villageHouses);
            const name = `${actions}: ${palaces} palaces, ${cityHouses} in cities, ${villageHouses} in villages`;
            const may = (p: number, c: number, v: number) =>
              left !== null && fewest(actions, palaces + p, cityHouses + c, villageHouses + v) !== null;
            const [told, so] = [
              [fits(f), unfinished(f), mayBuildPalace(f), whyNotHouse(f, false) === null, whyNotHouse(f, true) === null],
              [left !== null, left, may(1, 0, 0), may(0, 1, 0), may(0, 0, 1)],
            ];
            if (left === null ? fits(f) : told.join() !== so.join()) wrong.push(`${name}: ${told}, not ${so}`);
            if (left !== null) shared++;
          }
  expect(wrong).toEqual([]);
  expect(shared).toBeGreaterThan(1000);
});
