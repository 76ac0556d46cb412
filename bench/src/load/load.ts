import type { Rng } from '@insula/kernel';
import type { Adapter } from './client.ts';
import type { Times } from './figures.ts';

export type LoadName = 'flatOut' | 'paced';

/** One way to keep a server busy, from one of several processes. */
export interface Load {
  /** What is needed before the next turn, and is not measured. */
  prepare(): Promise<void>;
  go(): void;
  rest(): void;
}

/** `part`: which of how many processes this is. */
export type OpenLoad = (adapter: Adapter, rng: Rng, times: Times, part: { readonly of: number }) => Load;
