/// <reference types="vite/client" />
/// <reference lib="dom" />
import { ENGLISH } from '@insula/words';

const KEY = 'insula-language';
/** Only their names: what a file says is loaded when somebody wants it. */
const PAGES = Object.keys(import.meta.glob(['./??.ts', './??-??.ts']));

/** The languages that the pages speak. */
export const LANGUAGES: readonly string[] = PAGES.map((path) => path.slice('./'.length, -'.ts'.length)).sort();

/** What this person has chosen on this device; else what their browser asks for, if the pages speak it. */
export function language(): string {
  chosen ??= kept() ?? asked() ?? ENGLISH;
  return chosen;
}

/** Everything is said anew, from the first word on. */
export function chooseLanguage(wanted: string): void {
  localStorage.setItem(KEY, wanted);
  window.location.reload();
}

/** It never changes while a page is open. */
let chosen: string | null = null;

function kept(): string | null {
  const found = globalThis.localStorage?.getItem(KEY) ?? null;
  return found !== null && LANGUAGES.includes(found) ? found : null;
}

function asked(): string | null {
  const wanted = globalThis.navigator?.languages ?? [];
  return wanted.map((tag) => tag.split('-')[0]).find((tag) => LANGUAGES.includes(tag)) ?? null;
}
