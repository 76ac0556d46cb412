import type { Measure } from '@insula/kernel';
import { incomeOf } from './face/rent.ts';
import { inDollars } from './money.ts';
import type { View } from './view.ts';

/** What can be followed through a match: wealth, what it grows by, and where that comes from. */
export const measures = (view: View): readonly Measure[] => [
  { what: 'money', values: view.money.map((sum) => inDollars(view, sum)) },
  { what: 'income', values: view.money.map((_, seat) => inDollars(view, incomeOf(view, seat))) },
  {
    what: 'houses',
    values: view.money.map((_, seat) => view.street.filter(({ owner, roof }) => owner === seat && roof >= 0).length),
  },
];
