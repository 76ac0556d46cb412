import { type Box, CELLAR_DEPTH } from '../art/sizes.ts';
import type { Row } from '../fit.ts';
import { type HouseShape, riseOf, widthOf } from '../shape.ts';

/** A stage with a street on it, and a card that is to be shown over it. */
export interface Shown {
  readonly houses: readonly HouseShape[];
  readonly row: Row;
  readonly width: number;
  readonly height: number;
  /** What the town hall takes at the left; 0: its signs hang from the top. */
  readonly left: number;
  /** Pixels at the top where it may not lie. */
  readonly above: number;
  readonly card: Pick<Box, 'w' | 'h'>;
  /** The house that it is aimed at; -1: none in this street. */
  readonly house: number;
}

/** Room for the line between the card and what it is aimed at. */
const BETWEEN = 30;
const EDGE = 6;
const STEP = 8;
const SIGNS = 46;
/** How much a pixel counts that is hidden: what is aimed at must be seen, an empty lot need not. */
const AIMED = 30;
const TOWN = 1.5;
const LOT = 0.3;
const BESIDE = 0.02;
/** And a pixel of the line, which crosses what stands between. */
const LINE = 70;

/** Where a card hides the least of the street: in the sky above a low house, as a rule. */
export function standOf({ houses, row, width, height, left, above, card, house }: Shown): Pick<Box, 'x' | 'y'> {
  const hidden = [
    ...houses.map((shape, i) => {
      const box = boxOf(shape, row, i);
      return shape.house === house ? weighed(around(box, height), AIMED) : weighed(box, 1);
    }),
    weighed(left > 0 ? { x: 0, y: 0, w: left, h: height } : { x: 0, y: 0, w: width, h: SIGNS }, TOWN),
    ...(row.lot === null ? [] : [weighed({ ...row.lot, y: row.ground - row.lot.w, h: row.lot.w }, LOT)]),
  ];
  const middle = (left + width - card.w) / 2;
  const aimed = houses.findIndex((shape) => shape.house === house);
  const target = aimed < 0 ? null : boxOf(houses[aimed], row, aimed);
  let best = { x: middle, y: above + EDGE };
  let least = Number.POSITIVE_INFINITY;
  for (let x = EDGE; x <= width - card.w - EDGE; x += STEP)
    for (let y = above + EDGE; y <= height - card.h - EDGE; y += STEP) {
      const cost = hidden.reduce(
        (sum, { box, weight }) => sum + weight * shared(box, { x, y, ...card }),
        LINE * gapOf(target, { x, y, ...card }) + BESIDE * (card.h * Math.abs(x - middle) + card.w * y),
      );
      if (cost < least) [best, least] = [{ x, y }, cost];
    }
  return best;
}

const weighed = (box: Box, weight: number): { readonly box: Box; readonly weight: number } => ({ box, weight });

/** What is aimed at, the sky above it and the way to it: the card stands beside it, for the line comes from there. */
const around = ({ x, w }: Box, height: number): Box => ({ x: x - BETWEEN, y: 0, w: w + 2 * BETWEEN, h: height });

function boxOf(shape: HouseShape, { ground, scale, starts, breadth }: Row, i: number): Box {
  const rise = riseOf(shape) * scale;
  const depth = shape.hasCellar ? CELLAR_DEPTH * scale : 0;
  return { x: starts[i], y: ground - rise, w: widthOf(breadth) * scale, h: rise + depth };
}

/** How far a card stands beside what it is aimed at. */
const gapOf = (target: Box | null, card: Box): number =>
  target === null ? 0 : Math.max(0, target.x - card.x - card.w, card.x - target.x - target.w);

/** The area that two boxes have in common. */
const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));
