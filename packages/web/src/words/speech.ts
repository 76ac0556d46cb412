/// <reference types="vite/client" />
import type { Words } from '@insula/kernel';
import { language } from './language.ts';
import { type Say, speaker } from './speaker.ts';

/** A language is one file for the pages (`words/it.ts`) and one for each table that has sentences of its own
 *  (`tables/<id>/words.it.ts`). English comes with what speaks it, and stands in for what another language lacks. */
const FILES = import.meta.glob<Words>(['./??.ts', './??-??.ts', '!./en.ts', '../tables/*/words.*.ts'], {
  import: 'default',
});

export const PAGES = 'pages';
const fileOf = (part: string): string =>
  part === PAGES ? `./${language()}.ts` : `../tables/${part}/words.${language()}.ts`;

const learned = new Map<string, Words>();

/** Fetches the sentences of a part of the pages; before it speaks. */
export async function learn(part: string): Promise<void> {
  const load = FILES[fileOf(part)];
  if (load !== undefined) learned.set(part, await load());
}

/** The sentences of a part of the pages, in the language of this page. */
export function speech(part: string, english: Words): Say {
  let say: Say | null = null;
  return (key, values) => {
    say ??= speaker({ ...english, ...learned.get(part) });
    return say(key, values);
  };
}
