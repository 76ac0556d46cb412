import type { Rng } from '@insula/kernel';
import type { Frame, Table } from './types.ts';

export interface State extends Table {
  rng: Rng;
  /** By seat: the disc chosen and not yet turned over, or NO_DISC. */
  discs: number[];
  stack: Frame[];
}
