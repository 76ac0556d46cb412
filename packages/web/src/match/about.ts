import type { Item } from '@insula/protocol';

/** The seat that a line is about; null: none, or everybody. */
export const whose = (item: Item): number | null => named(item)[0] ?? null;

/** Whether a line names a seat, or nobody: a round, say, or the end. */
export function concerns(item: Item, seat: number): boolean {
  const seats = named(item);
  return item.kind === 'event' ? seats.length === 0 || seats.includes(seat) : item.kind === 'end' || item.seat === seat;
}

function named(item: Item): readonly number[] {
  return item.kind === 'event' ? Object.values(item.say?.values ?? {}).flatMap(seatsIn) : [];
}

function seatsIn(value: unknown): readonly number[] {
  if (typeof value !== 'object' || value === null) return [];
  const { seat, list } = value as { readonly seat?: unknown; readonly list?: unknown };
  if (typeof seat === 'number') return [seat];
  return Array.isArray(list) ? list.flatMap(seatsIn) : [];
}
