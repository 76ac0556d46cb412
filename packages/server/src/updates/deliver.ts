import { has, hears, NOBODY } from '@insula/kernel';
import type { Item, ServerMessage, Table } from '@insula/protocol';
import { numbered } from '../match/history.ts';
import type { Match, Play } from '../match/match.ts';
import type { Happening, Told } from '../match/turn.ts';
import { type Audience, isPresent } from './audience.ts';
import type { Batch } from './batch.ts';
import { catchUp, pictureOf } from './changes.ts';
import { listOf } from './list.ts';
import type { Listener, Seen } from './listener.ts';
import { summaryOf, tableFor } from './table.ts';

export const written = (message: ServerMessage): string => JSON.stringify(message);

/** Who is to be told something a little later, and in which audience. */
export type Waiting<A extends Audience> = Batch<Listener, A>;

/** What is said to single listeners beside the news. */
export interface Sayings {
  readonly replies: { readonly to: Listener; readonly text: string }[];
  /** Those who have waited long enough for news. */
  readonly overdue: Listener[];
}

/** Sends what is to be told of a match, now that it is kept: answers first, then the news. It leaves at once, else nobody
 *  could answer while the other matches of the same commit are still being told. Whoever is asked nothing and has asked
 *  nothing may hear it a little later, with whatever else happens until then; null: nobody may. */
export function deliver<A extends Audience>(
  audience: A,
  told: Told,
  sayings: Sayings,
  now: number,
  batch: Waiting<A> | null,
): void {
  const { match, listeners } = audience;
  const { replies } = sayings;
  for (const { to, text } of replies) to.send(text, null);
  if (match.play !== null) news(audience, match.play, told, sayings, now, batch);
  if (told.summary) {
    const summary = summaryOf(match.head, (seat) => isPresent(audience, seat));
    sendAll(audience, written({ t: 'match', match: summary }));
  }
  for (const line of told.chat) sendAll(audience, written({ t: 'chat', line }));
  for (const { to } of replies) to.flush();
  for (const listener of listeners) listener.flush();
}

/** Sends what some were to be told a little later. */
export function deliverBatched({ match }: Audience, whom: readonly Listener[], now: number): void {
  const made: (News | null)[] = [];
  for (const listener of whom) {
    if (match.play === null || listener.owed === null) continue;
    tell(match, match.play, listener, listener.owed, now, made);
    listener.flush();
  }
}

function sendAll({ listeners }: Audience, text: string): void {
  for (const listener of listeners) listener.send(text, null);
}

function news<A extends Audience>(
  audience: A,
  play: Play,
  told: Told,
  sayings: Sayings,
  now: number,
  batch: Waiting<A> | null,
): void {
  const made: (News | null)[] = [];
  for (const listener of audience.listeners) {
    if (listener.behind !== null) continue;
    owe(listener, told);
    if (listener.owed === null) continue;
    if (isIdleBot(listener, play)) listener.owed = null;
    else if (batch !== null && !told.summary && canWait(listener, play, sayings)) batch.add(listener, audience);
    else {
      batch?.drop(listener);
      tell(audience.match, play, listener, listener.owed, now, made);
    }
  }
}

/** Adds what happened, as far as it may be known here, to what is still to be told. */
function owe(listener: Listener, { happened, all, own }: Told): void {
  const { seat } = listener;
  const heard = happened.filter(({ to }) => hears(to, seat));
  if (heard.length === 0 && !all && (seat === null || !has(own, seat))) return;
  if (listener.owed === null) listener.owed = heard;
  else listener.owed.push(...heard);
}

/** A bot remembers nothing: what it need not answer would be written for nobody. */
const isIdleBot = ({ person, seat }: Listener, { legal }: Play): boolean =>
  !person && seat !== null && legal[seat].length === 0;

/** By public facts alone: else how long it takes would tell what others hold. */
const canWait = (listener: Listener, { awaited }: Play, { replies, overdue }: Sayings): boolean =>
  awaited !== NOBODY &&
  (listener.seat === null || !has(awaited, listener.seat)) &&
  !overdue.includes(listener) &&
  !replies.some(({ to }) => to === listener);

/** Those in the same seat who have seen the same receive the same bytes, so each message is made once. */
function tell(match: Match, play: Play, listener: Listener, owed: Happening[], now: number, made: (News | null)[]): void {
  listener.owed = null;
  const audience = (listener.seat ?? match.head.seats.length) * 2 + Number(listener.phrases);
  if (made[audience]?.items.length !== owed.length) made[audience] = newsFor(match, play, listener, owed, now);
  send(made[audience] as News, listener);
}

interface News {
  /** Unlike that of any other news. */
  readonly number: number;
  readonly n: number;
  readonly items: Item[];
  readonly table: Table;
  readonly view: unknown;
  /** Written for those who want all of every view. */
  whole: string | null;
  /** Written for those to whom the news, or the welcome, of number `since` were the last. */
  part: string | null;
  since: number;
}

let numbers = 0;

/** Somebody was shown a view with their welcome. No news are written for two who were welcomed at different moments. */
export function shown({ seen }: Listener, view: unknown): void {
  if (seen === null) return;
  seen.picture = pictureOf(view);
  seen.last = ++numbers;
}

function send(news: News, listener: Listener): void {
  const { seen } = listener;
  listener.send(seen === null ? wholeOf(news) : partFor(news, seen), news.table);
}

function wholeOf(news: News): string {
  news.whole ??= writtenWith(news, news.view, false);
  return news.whole;
}

function partFor(news: News, seen: Seen): string {
  const changes = seen.picture === null ? null : catchUp(seen.picture, news.view);
  const { last } = seen;
  seen.last = news.number;
  if (changes === null) {
    seen.picture = pictureOf(news.view);
    return wholeOf(news);
  }
  if (news.part === null || news.since !== last) {
    news.since = last;
    news.part = writtenWith(news, changes, true);
  }
  return news.part;
}

function writtenWith({ n, items, table }: News, view: unknown, partial: boolean): string {
  table.view = view;
  table.partial = partial;
  return written({ t: 'news', n, items, table });
}

function newsFor(match: Match, play: Play, { seat, phrases }: Listener, owed: readonly Happening[], now: number): News {
  const who = seat ?? match.head.seats.length;
  const n = play.told[who];
  const before = n - owed.length;
  const items = listOf(owed, (happening, i) => numbered(match.game, happening, who, before + i + 1, phrases));
  const table = tableFor(match, play, seat, phrases, now);
  return { number: ++numbers, n, items, table, view: table.view, whole: null, part: null, since: 0 };
}
