import { has, hears, NOBODY } from '@insula/kernel';
import type { Item, ServerMessage, Table } from '@insula/protocol';
import { numbered } from '../match/history.ts';
import type { Match, Play } from '../match/match.ts';
import { changed } from './changes.ts';
import { listOf } from './list.ts';
import type { Listener } from './listener.ts';
import { emptyOutbox, type Outbox } from './outbox.ts';
import { summaryOf, tableFor } from './table.ts';

export const written = (message: ServerMessage): string => JSON.stringify(message);

/** Sends what a match has to tell, now that it is kept: answers first, then the news. It leaves at once, else nobody could
 *  answer while the other matches of the same commit are still being told. */
export function deliver(match: Match): void {
  const { outbox, play } = match;
  const { replies, chat, summary } = outbox;
  match.outbox = emptyOutbox();
  for (const { to, text } of replies) to.send(text, null);
  if (play !== null && (outbox.happened.length > 0 || outbox.all || outbox.own !== NOBODY)) sendNews(match, play, outbox);
  if (summary) sendAll(match, written({ t: 'match', match: summaryOf(match) }));
  for (const line of chat) sendAll(match, written({ t: 'chat', line }));
  for (const { to } of replies) to.flush();
  for (const listener of match.listeners) listener.flush();
}

function sendAll(match: Match, text: string): void {
  for (const listener of match.listeners) listener.send(text, null);
}

/** Those in the same seat who have seen the same receive the same bytes, so each message is made once. */
function sendNews(match: Match, play: Play, outbox: Outbox): void {
  const made: (News | null)[] = [];
  for (const listener of match.listeners) {
    const audience = (listener.seat ?? match.head.seats.length) * 2 + Number(listener.phrases);
    made[audience] ??= newsFor(match, play, outbox, listener);
    const news = made[audience];
    if (news !== null) send(news, listener);
  }
}

interface News {
  readonly n: number;
  readonly items: Item[];
  readonly table: Table;
  /** All of it; the table may have only what changed. */
  readonly view: unknown;
  /** Written already: for those who have seen this view. */
  before: unknown;
  text: string | null;
}

function send(news: News, listener: Listener): void {
  const { n, items, table, view } = news;
  const before = listener.seen?.view ?? null;
  if (news.text === null || news.before !== before) {
    const changes = before === null ? null : changed(before, view);
    table.view = changes ?? view;
    table.partial = changes !== null;
    news.before = before;
    news.text = written({ t: 'news', n, items, table });
  }
  if (listener.seen !== null) listener.seen.view = view;
  listener.send(news.text, table);
}

function newsFor(match: Match, play: Play, outbox: Outbox, { seat, phrases }: Listener): News | null {
  const heard = outbox.happened.filter(({ to }) => hears(to, seat));
  const concerned = heard.length > 0 || outbox.all || (seat !== null && has(outbox.own, seat));
  if (!concerned) return null;
  const who = seat ?? match.head.seats.length;
  const n = play.told[who];
  const before = n - heard.length;
  const items = listOf(heard, (happening, i) => numbered(match.game, happening, who, before + i + 1, phrases));
  const table = tableFor(match, play, seat, phrases);
  return { n, items, table, view: table.view, before: null, text: null };
}
