import type { View } from '@insula/landlord';
import { incomeOf } from '@insula/landlord/face';
import type { Measure } from '../table.ts';
import { inDollars } from './money.ts';
import { street } from './words.ts';

/** What can be followed through a match. */
export const measures = (view: View): readonly Measure[] => [
  { name: street('measure.money'), values: view.money.map((sum) => inDollars(view, sum)) },
  { name: street('measure.income'), values: view.money.map((_, seat) => inDollars(view, incomeOf(view, seat))) },
  {
    name: street('measure.houses'),
    values: view.money.map((_, seat) => view.street.filter(({ owner, roof }) => owner === seat && roof >= 0).length),
  },
];
