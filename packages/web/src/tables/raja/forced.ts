import type { View } from '@insula/raja';

/** In a turn everything lies open: the disc is turned over. Discs and bids are never left to the page. */
export const forced = ({ stack }: View, legal: readonly string[]): string | null =>
  stack.at(-1)?.kind === 'turn' && legal.length === 1 ? legal[0] : null;
