import type { AnyTable } from './table.ts';

/** The tables that games have of their own, each loaded when somebody sits down at it. */
const OWN: { readonly [game: string]: () => Promise<AnyTable> } = {
  landlord: async () => (await import('./landlord/index.tsx')).table as AnyTable,
  'landlord-second': async () => (await import('./landlord/index.tsx')).table as AnyTable,
  raja: async () => (await import('./raja/index.tsx')).table as AnyTable,
  'room-share': async () => (await import('./room-share/index.tsx')).table as AnyTable,
};

export async function tableFor(game: string): Promise<AnyTable> {
  const own = OWN[game];
  return own === undefined ? ((await import('./generic/index.tsx')).table as AnyTable) : own();
}
