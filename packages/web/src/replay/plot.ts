import type { Course } from '@insula/protocol';

/** Where a chart is drawn: the picture, the part of it that is the axis, and what the axes reach from and to. */
export interface Frame {
  readonly wide: number;
  readonly high: number;
  readonly from: number;
  readonly to: number;
  /** Moments. */
  readonly of: number;
  readonly least: number;
  readonly most: number;
}
export interface Point {
  readonly x: number;
  readonly y: number;
  /** Whether the seat's mark stands here: its number has changed. */
  readonly marked: boolean;
}

/** Above the highest number and below the lowest, for the marks. */
const MARGIN = 9;
/** Lines of the same height run beside each other. */
const LANE = 2.5;
/** Marks of one seat stand no closer to each other; nor do names below each other. */
const APART = 11;
const BELOW = 14;

export const xOf = ({ from, to, of }: Frame, n: number): number => from + ((to - from) * n) / Math.max(1, of);

export const yOf = ({ high, least, most }: Frame, value: number): number =>
  high - MARGIN - ((high - 2 * MARGIN) * (value - least)) / Math.max(1, most - least);

export function frameOf(
  { turns }: Course,
  measure: number,
  size: Pick<Frame, 'wide' | 'high' | 'from' | 'to' | 'of'>,
): Frame {
  const values = turns.flatMap((turn) => turn.values[measure] ?? []);
  return { ...size, least: Math.min(0, ...values), most: Math.max(1, ...values) };
}

/** At most four heights, at whole numbers that are easy to read. */
export function levels({ least, most }: Frame): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000].find((each) => (most - least) / each <= 4.5) ?? 10_000;
  const found: number[] = [];
  for (let value = Math.ceil(least / step) * step; value <= most; value += step) found.push(value);
  return found;
}

/** The line of each seat. */
export function lines(turns: Course['turns'], measure: number, frame: Frame): Point[][] {
  const seats = turns[0].values[measure].length;
  return Array.from({ length: seats }, (_, seat) => {
    let markedAt = Number.NEGATIVE_INFINITY;
    return turns.map(({ n, values }, i) => {
      const x = xOf(frame, n);
      const value = values[measure][seat];
      const marked = i > 0 && value !== turns[i - 1].values[measure][seat] && x - markedAt >= APART;
      if (marked) markedAt = x;
      return { x, y: yOf(frame, value) + lane(seat, seats), marked };
    });
  });
}

const lane = (seat: number, seats: number): number => (seat - (seats - 1) / 2) * LANE;

/** What each seat has in the end, highest first, and where that is written: near its line, and never over another one. */
export function standing(
  turns: Course['turns'],
  measure: number,
  frame: Frame,
): { readonly seat: number; readonly value: number; readonly y: number }[] {
  const last = turns[turns.length - 1].values[measure];
  const sorted = last.map((value, seat) => ({ seat, value })).sort((a, b) => b.value - a.value || a.seat - b.seat);
  let above = Number.NEGATIVE_INFINITY;
  const spread = sorted.map(({ seat, value }) => {
    above = Math.max(yOf(frame, value) + lane(seat, last.length), above + BELOW);
    return { seat, value, y: above };
  });
  // Pushed out at the bottom, all of them move up.
  const over = Math.max(0, above - (frame.high - BELOW / 2));
  return spread.map((name) => ({ ...name, y: Math.max(BELOW / 2, name.y - over) }));
}
