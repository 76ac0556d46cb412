import type { Words } from '@insula/kernel';
import type { Say } from '../words/speaker.ts';

interface Question {
  readonly key: string;
  readonly values: { readonly [name: string]: unknown };
}

/** A question as it comes every time: whatever differs from one time to the next is left open, except who is asked. */
export function withBlanks({ key, values }: Question, words: Words, say: Say, reader: number | null): string {
  const message = words[key] ?? '';
  const names = [...message.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name).filter((name) => name !== 'you');
  const blank = (name: string): unknown => {
    if (isSeat(values[name], reader)) return values[name];
    return message.includes(`{${name}, plural`) ? ANY_NUMBER : BLANK;
  };
  return say(key, Object.fromEntries(names.map((name) => [name, blank(name)]))).replaceAll('∞', BLANK);
}

const BLANK = '…';
/** Else a plural would say none, or one. */
const ANY_NUMBER = Number.POSITIVE_INFINITY;

const isSeat = (value: unknown, seat: number | null): boolean =>
  seat !== null && typeof value === 'object' && value !== null && 'seat' in value && value.seat === seat;
