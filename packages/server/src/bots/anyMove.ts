import type { ServerMessage } from '@insula/protocol';
import type { Thought } from './thought.ts';

/** What a bot plays that could not think: the match must go on. */
export function anyMove({ seat, message }: Thought): string | null {
  const news = JSON.parse(message) as ServerMessage;
  return news.t === 'news' && news.table.awaited.includes(seat) ? news.table.legal[0] : null;
}
