/** A place at the table, 0-based in turn order. A seat outlives the person or bot sitting in it. */
export type Seat = number;

/** A set of seats, one bit each, so "who must answer" is a single integer that costs nothing to copy. */
export type Seats = number;

export const NOBODY: Seats = 0;
/** All seats and whoever looks on. */
export const PUBLIC: Seats = -1;
/** The bit that stands for those who look on without a seat. No game has so many seats. */
const BYSTANDERS: Seat = 30;

export const only = (seat: Seat): Seats => 1 << seat;
export const everyone = (count: number): Seats => (1 << count) - 1;
export const has = (seats: Seats, seat: Seat): boolean => ((seats >> seat) & 1) === 1;
export const without = (seats: Seats, seat: Seat): Seats => seats & ~(1 << seat);
export const withSeat = (seats: Seats, seat: Seat): Seats => seats | (1 << seat);
/** Whether `seat` (null: a bystander) belongs to an audience. */
export const hears = (audience: Seats, seat: Seat | null): boolean => has(audience, seat ?? BYSTANDERS);

/** The next seat clockwise. */
export const leftOf = (seat: Seat, count: number): Seat => (seat + 1 === count ? 0 : seat + 1);

/** The lowest seat of a set that is not empty. */
export const first = (seats: Seats): Seat => 31 - Math.clz32(seats & -seats);

/** The seats of a set, lowest first. */
export function list(seats: Seats): Seat[] {
  const seated: Seat[] = [];
  for (let rest = seats; rest !== 0; rest &= rest - 1) seated.push(first(rest));
  return seated;
}
