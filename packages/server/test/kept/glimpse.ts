import { createHash } from 'node:crypto';
import type { Welcome } from '../client.ts';

/** What somebody who enters a match is shown, short enough to be kept for ever. */
export const glimpseOf = ({ n, items, table, chat, orders, match }: Welcome) => ({
  n,
  items: items.length,
  view: createHash('sha256').update(JSON.stringify(table?.view)).digest('hex').slice(0, 16),
  legal: table?.legal,
  awaited: table?.awaited,
  chat: chat.length,
  orders,
  phase: match.phase,
  outcome: match.outcome,
});
