import type { OptionSpec, Words } from '@insula/kernel';
import type {
  Course,
  Create,
  Hint,
  Item,
  MatchList,
  Me,
  Problem,
  Replayed,
  ReportProgress,
  Summary,
  YourMatch,
} from '@insula/protocol';
import { language } from '../words/language.ts';

export interface GameOnShelf {
  readonly id: string;
  readonly version: number;
  readonly about: { readonly minutes: readonly [number, number]; readonly weight: number };
  readonly options: readonly OptionSpec[];
  readonly seats: readonly number[];
  readonly words: Words;
}
export interface Bot {
  readonly name: string;
  readonly help: string;
}
export interface Shelf {
  readonly games: readonly GameOnShelf[];
  readonly bots: readonly Bot[];
}
export interface Clause {
  readonly id: string;
  readonly text: string;
}
export interface RuleSection {
  readonly heading: string;
  readonly intro: string;
  readonly clauses: readonly Clause[];
}

/** What the server refused, or that it could not be reached (`code` is then `offline`). */
export class Refused extends Error {
  readonly code: string;
  readonly rule: string | null;
  constructor(problem: Problem) {
    super(problem.message);
    this.code = problem.code;
    this.rule = problem.rule;
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(
      `/api${path}`,
      body === undefined
        ? { credentials: 'same-origin' }
        : {
            method: 'POST',
            credentials: 'same-origin',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          },
    );
  } catch {
    throw new Refused({ code: 'offline', rule: null, message: '' });
  }
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refused(problem ?? { code: `http-${answer.status}`, rule: null, message: '' });
}

/** Asked once and kept; a failure is not kept. */
function kept<T>(load: () => Promise<T>): () => Promise<T> {
  let promise: Promise<T> | null = null;
  return () => {
    promise ??= load().catch((error: unknown) => {
      promise = null;
      throw error;
    });
    return promise;
  };
}

export const shelf = kept(() => ask<Shelf>(`/games?language=${language()}`));
const rulebooks = new Map<string, () => Promise<{ readonly sections: readonly RuleSection[] }>>();
export function rules(game: string): Promise<{ readonly sections: readonly RuleSection[] }> {
  const known = rulebooks.get(game) ?? kept(() => ask(`/games/${encodeURIComponent(game)}/rules?language=${language()}`));
  rulebooks.set(game, known);
  return known();
}

/** Where others find this server; null: nowhere but here. */
export const address = (): Promise<{ url: string | null }> => ask('/address');
export const me = (): Promise<Me> => ask('/me');
export const rename = (name: string): Promise<Me> => ask('/me', { name });
/** Matches of one kind, the newest first; `before`: the next page of them. */
export const matches = (which: 'open' | 'live' | 'present' | 'past', before: number | null = null): Promise<MatchList> =>
  ask(`/matches?which=${which}${before === null ? '' : `&before=${before}`}`);
export const match = (id: string): Promise<YourMatch> => ask(`/matches/${encodeURIComponent(id)}`);
/** The table as the game draws it in text, through the eyes of a seat (null: of a bystander). */
export const drawing = (id: string, seat: number | null): Promise<{ text: string }> =>
  ask(`/matches/${id}/drawing${seat === null ? '' : `?seat=${seat}`}`);
/** Through whose eyes the past is seen: a seat's, a bystander's (null) or, after the end, everybody's at once. */
export type Eyes = number | null | 'all';
/** As it stands in an address. */
export const eyesIn = (eyes: Eyes): string => (eyes === null ? '' : eyes === 'all' ? '&open=true' : `&seat=${eyes}`);
/** All that was told. */
export const told = (id: string, eyes: Eyes): Promise<{ items: Item[] }> =>
  ask(`/matches/${encodeURIComponent(id)}/${eyes === 'all' ? 'open/' : ''}items?${eyesIn(eyes)}`);
/** Whose turn began when, and what could be measured then. */
export const course = (id: string, eyes: Eyes): Promise<Course> =>
  ask(`/matches/${encodeURIComponent(id)}/course?${eyesIn(eyes)}`);
/** How the table stood after item `n`. */
export const moment = (id: string, eyes: Eyes, n: number): Promise<Replayed> =>
  ask(`/matches/${encodeURIComponent(id)}/${eyes === 'all' ? 'open/' : ''}replay?n=${n}${eyesIn(eyes)}`);
/** What an expert would do in that seat, against bots alone. */
export const hint = (id: string, seat: number): Promise<Hint> => ask(`/matches/${encodeURIComponent(id)}/hint`, { seat });
/** Begins the report on a match against bots that is over, or says how far it is. */
export const report = (id: string, seat: number): Promise<ReportProgress> =>
  ask(`/matches/${encodeURIComponent(id)}/report`, { seat });
export const reportPage = (id: string, seat: number): string => `/api/matches/${encodeURIComponent(id)}/report?seat=${seat}`;
export const create = (wanted: Partial<Create> & Pick<Create, 'game' | 'seats'>): Promise<YourMatch> =>
  ask('/matches', wanted);
export const join = (id: string, seat: number | null): Promise<YourMatch> =>
  ask(`/matches/${id}/join`, { seat, seed: fairSeed() });
export const start = (id: string): Promise<YourMatch> => ask(`/matches/${id}/start`, { seed: fairSeed() });
/** The host closes a table that has not started. */
export const close = (id: string): Promise<object> => ask(`/matches/${id}/close`, {});
export const stand = (id: string, seat: number): Promise<YourMatch> => ask(`/matches/${id}/leave`, { seat });
export const reseat = (
  id: string,
  seat: number,
  to: { kind: 'open' } | { kind: 'bot'; level: string },
): Promise<YourMatch> => ask(`/matches/${id}/reseat`, { seat, to });
export const fileOf = ({ id }: Summary, seat: number | null): string =>
  `/api/matches/${id}/file${seat === null ? '' : `?seat=${seat}`}`;

/** This device's part of the shuffle, so that the server alone cannot choose the cards. */
function fairSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
