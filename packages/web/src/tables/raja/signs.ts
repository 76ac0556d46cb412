import type { Event } from '@insula/raja';
import type { Sign } from '../sign.ts';

/** What a match is remembered by. */
export const SIGNS: { readonly [is in Event['is']]?: Sign } = {
  large: 'palace',
  robbed: 'crime',
  seduced: 'crime',
  alone: 'coin',
};
