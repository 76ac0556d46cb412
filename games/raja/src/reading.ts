import { BadInput, type Json, readList, readName, readSeat, type Seat } from '@insula/kernel';

/** Readers for lists in a written position. */
export const readSeats = (value: Json | undefined, what: string, seats: number): Seat[] =>
  readList(value, what).map((seat) => readSeat(seat, `each seat of ${what}`, seats));

export function readNames(value: Json | undefined, what: string, names: readonly string[]): number[] {
  const found = readList(value, what).map((name) => readName(name, `each of ${what}`, names));
  if (new Set(found).size < found.length) throw new BadInput(`${what} names something twice.`);
  return found;
}
