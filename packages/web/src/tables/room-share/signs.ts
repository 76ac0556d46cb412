import type { Event } from '@insula/room-share';
import type { Sign } from '../sign.ts';

/** What a match is remembered by. */
export const SIGNS: { readonly [is in Event['is']]?: Sign } = {
  evicted: 'hat',
  'last-chance': 'door',
};
