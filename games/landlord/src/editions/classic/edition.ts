import { common, optionsIn, variantIn } from '../../options.ts';
import type { Edition } from '../edition.ts';
import { BOOKS } from '../shelf.ts';
import { classic, classicBasic } from './book.ts';

const TEXTS = ['full', 'basic'] as const;
const books = [classic, classicBasic];

/** L-83, L-90 to L-94. */
export const classicEdition: Edition = {
  id: 'landlord',
  books,
  options: [
    { key: 'texts', kind: 'choice', values: TEXTS, default: 'full', clause: 'L-94', with: null },
    ...common(['roofs', 'any'], 'L-83'),
  ],
  efforts: { casual: 18, strong: 250, expert: 1000 },
  variantOf: (agreed) =>
    variantIn(BOOKS.indexOf(books[TEXTS.indexOf(agreed.texts as (typeof TEXTS)[number])]), agreed, null),
  optionsOf: (variant) => ({ texts: TEXTS[books.indexOf(BOOKS[variant.book])], ...optionsIn(variant) }),
};
