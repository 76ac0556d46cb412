import type { Words } from '@insula/kernel';
import { speech } from '../../words/speech.ts';

/** The sentences of the block of flats, as ICU messages. */
export const en: Words = {
  points: 'Points',
  block: 'The block of flats, five wide and four high',
  flat: 'Flat {name}, {kind}: {who}{points, plural, =0 {} other {, {points} for each tenant}}{can, select, yes {. You can choose it} other {}}.',
  livesOn: '{colour} {arrow}',
  nobody: 'nobody',
  closeUp: 'Flat {name}, close up',
  caption: 'Flat {name}: choose a place. Its arrow is the way out at the next eviction.',
  about: 'Point at or touch a flat or a card to read here what it does.',
  'about.flat': 'Flat {name}, {kind}.',
  'about.now':
    '{count, plural, =0 {Nobody lives there.} other {There: {who}{points, plural, =0 {} other {, {points} each}}.}}',
  guests: 'Guests?',
  hand: 'Your cards',
  nextFlat: '{card}: choose a lit flat.',
  nextColour: '{card}: name a colour.',
  piles: 'Pile {pile} · Discards {discards}',
  nameColour: 'As a key of which colour?',
  waiting: '{colour} {count, plural, one {tenant} other {tenants}} waiting',
  cards: '{count, plural, one {# card} other {# cards}} in hand',
};

export const block = speech('room-share', en);
