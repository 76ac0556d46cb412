import { learn } from '../words/speech.ts';
import type { AnyTable } from './table.ts';

/** The tables that games have of their own, each loaded with its words when somebody sits down at it. */
const OWN: { readonly [game: string]: () => Promise<AnyTable> } = {
  landlord: () => spoken('landlord', import('./landlord/index.tsx')),
  'landlord-second': () => spoken('landlord', import('./landlord/index.tsx')),
  raja: () => spoken('raja', import('./raja/index.tsx')),
  'room-share': () => spoken('room-share', import('./room-share/index.tsx')),
};

async function spoken(folder: string, table: Promise<{ readonly table: unknown }>): Promise<AnyTable> {
  const [loaded] = await Promise.all([table, learn(folder)]);
  return loaded.table as AnyTable;
}

export async function tableFor(game: string): Promise<AnyTable> {
  const own = OWN[game];
  return own === undefined ? spoken('generic', import('./generic/index.tsx')) : own();
}
