import type { Seats } from '@insula/kernel';
import type { Item } from '@insula/protocol';

type WithoutNumber<I> = I extends Item ? Omit<I, 'n' | 'say' | 'from'> : never;
/** An item before it is numbered for an audience, and who may know it. `from` is, for each audience, where an undo begins. */
export interface Happening {
  readonly item: WithoutNumber<Item>;
  readonly to: Seats;
  readonly from: readonly number[] | null;
}
