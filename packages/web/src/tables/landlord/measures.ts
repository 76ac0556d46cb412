import type { View } from '@insula/landlord';
import { incomeOf } from '@insula/landlord/face';
import type { Measure } from '../table.ts';
import { inDollars } from './money.ts';

/** What can be followed through a match. */
export const measures = (view: View): readonly Measure[] => [
  { name: 'measure.money', values: view.money.map((sum) => inDollars(view, sum)) },
  { name: 'measure.income', values: view.money.map((_, seat) => inDollars(view, incomeOf(view, seat))) },
  {
    name: 'measure.houses',
    values: view.money.map((_, seat) => view.street.filter(({ owner, roof }) => owner === seat && roof >= 0).length),
  },
];
