import type { Hello, Request } from '@insula/protocol';
import type { Person } from '../match/match.ts';
import type { No } from '../match/refusal.ts';
import type { Glimpse } from '../matches/glimpse.ts';

/** The number of what two processes say to each other. Those of different numbers do not speak. */
export const LINK = 2;

/** A request that came over HTTP to a process that does not have the match. */
export interface Passed {
  readonly method: string;
  readonly url: string;
  readonly headers: { readonly [name: string]: string };
  readonly body: string | null;
  /** Where it came from. */
  readonly address: string;
}

export interface Answered {
  readonly status: number;
  readonly headers: { readonly [name: string]: string };
  readonly body: string;
}

/** Somebody who sits in one process and plays in another. */
export interface Guest {
  readonly person: Person | null;
  readonly asker: Person;
  readonly hello: Hello;
  readonly address: string;
}

/** What is said about one stream, by its number: there are many on a link. */
export type Word =
  // From whoever opened the link.
  | { readonly t: 'sit'; readonly guest: Guest }
  | { readonly t: 'ask'; readonly asked: Request }
  | { readonly t: 'leave' }
  | { readonly t: 'pass'; readonly request: Passed }
  | { readonly t: 'glimpse'; readonly matches: readonly string[] }
  // From the other side.
  | { readonly t: 'seated' }
  | { readonly t: 'refused'; readonly no: No }
  /** The match is not here. */
  | { readonly t: 'elsewhere' }
  | { readonly t: 'answer'; readonly answer: Answered }
  | { readonly t: 'glimpsed'; readonly seen: readonly (readonly [match: string, Glimpse])[] }
  | { readonly t: 'closed' };

/** What a listener is told goes through as it is, without being read again. */
const TOLD = '>';

export const writtenWord = (stream: number, word: Word): string => `${stream} ${JSON.stringify(word)}`;
export const writtenTold = (stream: number, text: string): string => `${TOLD}${stream} ${text}`;

export type Heard =
  | { readonly stream: number; readonly told: string }
  | { readonly stream: number; readonly told: null; readonly word: Word };

export function heard(text: string): Heard {
  const space = text.indexOf(' ');
  const rest = text.slice(space + 1);
  if (text.startsWith(TOLD)) return { stream: Number(text.slice(1, space)), told: rest };
  return { stream: Number(text.slice(0, space)), told: null, word: JSON.parse(rest) as Word };
}
