import { en } from './en.ts';
import { PAGES, speech } from './speech.ts';

/** The page's own sentences. */
export const say = speech(PAGES, en);
