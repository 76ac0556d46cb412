import type { Options } from '@insula/kernel';
import { common, optionsIn, variantIn } from '../../options.ts';
import { nameOf } from '../book.ts';
import type { Edition } from '../edition.ts';
import { BOOKS } from '../shelf.ts';
import { second } from './book.ts';

/** F-2 as a table: a line for each tenant. */
const PRINTED = second.lodgers.map((kind) => [second.rent[kind], second.size[kind], second.tallest[kind]]);

/** L-37, L-90 to L-93 as options, F-81 for equals, and F-2 for whoever owns the cards. */
export const secondEdition: Edition = {
  id: 'landlord-second',
  books: [second],
  options: [
    ...common(['none', 'roofs', 'any'], 'F-81'),
    {
      key: 'tenants',
      kind: 'table',
      rows: second.lodgers.map(nameOf),
      columns: [
        { key: 'rent', min: 0, max: 9 },
        { key: 'size', min: 1, max: 2 },
        { key: 'floors', min: 1, max: 5 },
      ],
      default: PRINTED,
      clause: 'F-2',
      with: null,
    },
  ],
  efforts: { casual: 30, strong: 250, expert: 4000 },
  variantOf: (agreed) => variantIn(BOOKS.indexOf(second), agreed, tableOf(agreed)),
  optionsOf: (variant) => ({ ...optionsIn(variant), tenants: variant.tenants ?? PRINTED }),
};

/** Null if nothing differs from what is printed. */
function tableOf(agreed: Options): number[][] | null {
  const table = agreed.tenants as number[][];
  const isPrinted = table.every((line, i) => line.every((number, j) => number === PRINTED[i][j]));
  return isPrinted ? null : table.map((line) => line.slice());
}
