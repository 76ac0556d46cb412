import { example } from '@insula/example';
import type { OptionSpec } from '@insula/kernel';
import { expect, test } from 'vitest';
import { settings } from '../src/index.ts';

const withOptions = (options: readonly OptionSpec[]) => ({ ...example, options, check: () => null });
const bare = { clause: 'E-50', with: null };

test('every number of seats that the game allows, and no other', () => {
  const seats = new Set(settings(example).map((setting) => setting.seats));
  expect([...seats].sort()).toEqual([2, 3, 4]);
  expect(settings(example).some(({ options, seats }) => options.hands === 'big' && seats === 4)).toBe(false);
});

test('few options are tried in all combinations, amounts at their bounds', () => {
  const game = withOptions([
    { ...bare, key: 'fog', kind: 'flag', default: false },
    { ...bare, key: 'rounds', kind: 'amount', min: 1, max: 9, default: 5 },
  ]);
  const tried = new Set(settings(game).map(({ options }) => `${options.fog} ${options.rounds}`));
  expect([...tried].sort()).toEqual(['false 1', 'false 5', 'false 9', 'true 1', 'true 5', 'true 9']);
});

test('many options are tried one at a time, together with the option they need', () => {
  const flags = 'abcdef'.split('').map((key): OptionSpec => ({ ...bare, key, kind: 'flag', default: false }));
  const rounds: OptionSpec = {
    key: 'rounds',
    kind: 'amount',
    min: 1,
    max: 9,
    default: 5,
    clause: 'E-50',
    with: { key: 'a', values: [true] },
  };
  const variants = new Set(settings(withOptions([...flags, rounds])).map(({ options }) => JSON.stringify(options)));
  const on = (options: string) => Object.values(JSON.parse(options)).filter((value) => value === true).length;
  expect(Math.max(...[...variants].map(on))).toBe(1);
  expect(
    [...variants].filter((options) => options.includes('"rounds":9')).every((options) => options.includes('"a":true')),
  ).toBe(true);
  // The default, six flags, and the two bounds of the amount.
  expect(variants.size).toBe(9);
});
