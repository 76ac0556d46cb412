import type { View } from '@insula/landlord';
import {
  ATTIC_ROOM,
  CARDS,
  type CardName,
  CELLAR,
  EMPTY,
  houseRent,
  isSquatted,
  rentLines,
  UPPER,
  WITHHELD,
} from '@insula/landlord/face';
import { ROOFS } from './art/roofs.tsx';
import { type Box, CELLAR_DEPTH, ROOM, STOREY, STRIP, WALL, WIDE_HOUSE } from './art/sizes.ts';

/** An apartment, or two that one tenant lives in. */
export interface Flat {
  readonly place: number;
  /** The apartment above, where somebody tall lives in both; null: only this one. */
  readonly upper: number | null;
  /** Null: empty. */
  readonly card: CardName | null;
  readonly paid: number;
  readonly isWithheld: boolean;
}

/** A house as it is drawn. */
export interface HouseShape {
  readonly house: number;
  readonly owner: number;
  readonly height: number;
  /** What lies on top; null: still building. */
  readonly top: CardName | null;
  readonly hasCellar: boolean;
  readonly isSquatted: boolean;
  readonly flats: readonly Flat[];
  readonly sum: number;
  /** Of a house under construction: the other sides of its floors, null where they are hidden. */
  readonly floors: readonly (CardName | null)[];
}

const known = new WeakMap<View, readonly HouseShape[]>();
const owned = new WeakMap<readonly HouseShape[], Map<number, readonly HouseShape[]>>();
/** Each house as it was last drawn, and what it was drawn after. */
const standing = new Map<number, { readonly text: string; readonly shape: HouseShape }>();
const streets = new Map<number, readonly HouseShape[]>();

/** Every house of the street, vacant lots left out. */
export function shapesOf(view: View): readonly HouseShape[] {
  const shapes =
    known.get(view) ?? view.street.flatMap((seen, house) => (seen.owner < 0 ? [] : [kept(shapeOf(view, house))]));
  known.set(view, shapes);
  return shapes;
}

/** The houses of a seat: the same list while all of them are the same. */
export function streetOf(view: View, seat: number): readonly HouseShape[] {
  const shapes = shapesOf(view);
  const of = owned.get(shapes) ?? new Map<number, readonly HouseShape[]>();
  owned.set(shapes, of);
  const found = of.get(seat);
  if (found !== undefined) return found;
  const before = streets.get(seat);
  const now = shapes.filter(({ owner }) => owner === seat);
  const isSame = before?.length === now.length && now.every((shape, i) => shape === before[i]);
  const street = isSame ? before : now;
  of.set(seat, street);
  streets.set(seat, street);
  return street;
}

/** A house that has not changed stays the same object, so that nothing of it is drawn anew. */
function kept(shape: HouseShape): HouseShape {
  const text = JSON.stringify(shape);
  const before = standing.get(shape.house);
  if (before?.text === text) return before.shape;
  standing.set(shape.house, { text, shape });
  return shape;
}

function shapeOf(view: View, house: number): HouseShape {
  const seen = view.street[house];
  const paid = new Map(rentLines(view, house).map((line) => [line.room, line.paid]));
  const height = seen.floors.length;
  const above = (place: number): number => (place === height ? ATTIC_ROOM : place + 1);
  const first = house * seen.tenants.length;
  return {
    house,
    owner: seen.owner,
    height,
    top: seen.roof < 0 ? null : CARDS[seen.cover < 0 ? seen.roof : seen.cover],
    hasCellar: seen.cellar >= 0,
    isSquatted: isSquatted(view, house),
    flats: seen.tenants.flatMap((tenant, place) =>
      tenant < EMPTY
        ? []
        : [
            {
              place,
              upper:
                seen.tenants[above(place)] === UPPER && tenant >= 0 && isLower(seen.tenants, place, above)
                  ? above(place)
                  : null,
              card: tenant < 0 ? null : CARDS[tenant],
              paid: paid.get(first + place) ?? 0,
              isWithheld: (seen.marks[place] & WITHHELD) !== 0,
            },
          ],
    ),
    sum: houseRent(view, house),
    floors: seen.roof < 0 ? seen.floors.map((kind) => (kind < 0 ? null : CARDS[kind])) : [],
  };
}

/** Whether it is this tenant whose upper half is above. */
const isLower = (tenants: readonly number[], place: number, above: (place: number) => number): boolean =>
  tenants[place] >= 0 && tenants[above(place)] === UPPER;

/** With a stair strip, or as broad as there is room for. */
export interface Breadth {
  readonly wide: boolean;
  readonly room: number;
}
export const widthOf = ({ wide, room }: Breadth): number => (wide ? WIDE_HOUSE : room + 2 * WALL);

/** How far a house rises above the ground. */
export const riseOf = ({ height, top }: HouseShape): number => height * STOREY + (top === null ? 64 : ROOFS[top].height);

/** Where an apartment is drawn: one box, or two with a ceiling between them where a wall goes round each. */
export function boxesOf(shape: HouseShape, flat: Pick<Flat, 'place' | 'upper'>, breadth: Breadth): readonly Box[] {
  const lower = boxOf(shape, flat.place, breadth);
  if (flat.upper === null) return [lower];
  if (flat.place !== CELLAR && flat.upper !== ATTIC_ROOM)
    return [{ ...lower, y: lower.y - STOREY, h: 2 * ROOM + (STOREY - ROOM) }];
  return [lower, boxOf(shape, flat.upper, breadth)];
}

export function boxOf({ height, top }: HouseShape, place: number, breadth: Breadth): Box {
  if (place === CELLAR) return { x: WALL, y: 6, w: breadth.room, h: 42 };
  if (place !== ATTIC_ROOM) return { x: WALL, y: -place * STOREY + 2, w: breadth.room, h: ROOM };
  const inside = top === null ? null : ROOFS[top].room(widthOf(breadth));
  return inside === null ? { x: 0, y: 0, w: 0, h: 0 } : { ...inside, y: inside.y - height * STOREY };
}

/** What is tapped for an apartment: the whole storey, across the house. */
export function storeyOf(shape: HouseShape, flat: Pick<Flat, 'place' | 'upper'>, breadth: Breadth): Box {
  const w = widthOf(breadth);
  const one = (place: number): Box => {
    if (place === CELLAR) return { x: 0, y: 2, w, h: CELLAR_DEPTH };
    if (place === ATTIC_ROOM) return { x: 0, y: -riseOf(shape), w, h: riseOf(shape) - shape.height * STOREY };
    return { x: 0, y: -place * STOREY, w, h: STOREY };
  };
  const lower = one(flat.place);
  if (flat.upper === null) return lower;
  const upper = one(flat.upper);
  return { ...lower, y: upper.y, h: lower.y + lower.h - upper.y };
}

/** The middle of the plate with the sum, on the pavement: over a cellar aside, else it hides who lives there. */
export const plateOf = ({ hasCellar }: HouseShape, breadth: Breadth): number => {
  const width = widthOf(breadth);
  return hasCellar ? Math.max(width / 2, width - 20) : width / 2;
};

/** Where the round window with the rent is, and how large. */
export function eyeOf(shape: HouseShape, flat: Flat, breadth: Breadth): { x: number; y: number; r: number } {
  const boxes = boxesOf(shape, flat, breadth);
  const [box] = boxes;
  const middle = box.y + box.h / 2;
  if (flat.place === ATTIC_ROOM)
    return breadth.wide
      ? { x: box.x + box.w + 1, y: box.y + box.h - 11, r: 10 }
      : { x: box.x + box.w - 2, y: box.y + 9, r: 10 };
  if (!breadth.wide)
    // Half out of the wall: it hides no face, and reaches no further than the eaves.
    return { x: WALL + breadth.room - 3, y: flat.place === CELLAR ? 35 : box.y + 12, r: 10 };
  // The door is below it.
  if (flat.place === 1 && (flat.upper === null || boxes.length === 2)) return { x: STRIP, y: -39, r: 9 };
  return { x: STRIP, y: middle, r: 11 };
}
