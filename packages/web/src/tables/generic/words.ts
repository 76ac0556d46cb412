import type { Words } from '@insula/kernel';
import { speech } from '../../words/speech.ts';

/** The sentences of the table for any game, as ICU messages. */
export const en: Words = {
  table: 'On the table',
  nothing: 'Nothing yet.',
  times: '× {count}',
  drawing: 'The table as text',
  ways: '{deed} … ({count})',
};

export const generic = speech('generic', en);
