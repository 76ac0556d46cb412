import type { GameOnShelf } from '../net/api.ts';

const FIRST = ['room-share', 'landlord', 'landlord-second', 'raja'];

/** Those with a table of their own first, the small example last. */
export const inOrder = (games: readonly GameOnShelf[]): readonly GameOnShelf[] =>
  [...games].sort((a, b) => place(a.id) - place(b.id) || (a.id < b.id ? -1 : 1));
const place = (id: string): number => (FIRST.includes(id) ? FIRST.indexOf(id) : id === 'example' ? 99 : FIRST.length);
