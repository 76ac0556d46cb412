import type { Event } from '@insula/landlord';
import type { Sign } from '../sign.ts';

/** What a match is remembered by. */
export const SIGNS: { readonly [is in Event['is']]?: Sign } = {
  roofed: 'house',
  murdered: 'crime',
  bombed: 'crime',
  'bombed-out': 'crime',
  jailed: 'bars',
};
