import { en } from './en.ts';
import { speaker } from './speaker.ts';

/** The page's own sentences. */
export const say = speaker(en);
