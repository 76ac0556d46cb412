import type { JSX } from 'react';
import styles from './art.module.css';
import type { Box } from './sizes.ts';

export interface RoofDrawing {
  /** How much it adds to the height. */
  readonly height: number;
  /** Where the room in it is, with y 0 at the eaves; null: it has none. */
  room(width: number): Box | null;
  draw(width: number): JSX.Element;
}

const inside = (width: number, most: number, margin: number, height: number, y: number): Box => {
  const w = Math.min(most, width - (width < 90 ? margin - 10 : margin));
  return { x: (width - w) / 2, y, w, h: height };
};

const plain: RoofDrawing = {
  height: 42,
  room: () => null,
  draw: (w) => (
    <>
      <path className={styles.chimney} d={`M${w * 0.7} -14V-40h12v34Z`} />
      <path className={styles.tile} d={`M-7 0L${w / 2} -36 ${w + 7} 0Z`} />
      <path className={styles.sheen} d={`M-7 0L${w / 2} -36V0Z`} />
      <path className={styles.tiles} d={`M${w * 0.2} -9H${w * 0.8}M${w * 0.34} -19H${w * 0.66}`} />
    </>
  ),
};

const flat: RoofDrawing = {
  height: 30,
  room: () => null,
  draw: (w) => (
    <>
      <path className={styles.pole} d={`M${w * 0.14} -8V-28M${w * 0.14 - 6} -25h12M${w * 0.14 - 4} -21h8`} />
      <path className={styles.rope} d={`M${w * 0.36} -24Q${w * 0.62} -18 ${w * 0.9} -24`} />
      <path className={styles.wash1} d={`M${w * 0.44} -22h9v10h-9Z`} />
      <path className={styles.wash2} d={`M${w * 0.6} -21l3-1h4l3 1 1 9h-12Z`} />
      <path className={styles.wash3} d={`M${w * 0.78} -22.4h6v10h-6Z`} />
      <path className={styles.pole} d={`M${w * 0.36} -8V-25M${w * 0.9} -8V-25`} />
      <rect className={styles.parapet} x={-4} y={-9} width={w + 8} height={9} rx={1.5} />
    </>
  ),
};

const dormer: RoofDrawing = {
  height: 62,
  room: (w) => inside(w, 64, 22, 43, -45),
  draw: (w) => {
    const { x, w: r } = inside(w, 64, 22, 43, -45);
    const slope = Math.min(11, x - 1);
    return (
      <>
        <path className={styles.tile} d={`M-7 0L${slope} -42H${w - slope}L${w + 7} 0Z`} />
        <path className={styles.sheen} d={`M-7 0L${slope} -42H${x}V0ZM${x - 7} -42L${w / 2} -61V-42Z`} />
        <path className={styles.tiles} d={`M4 -12H${w - 4}M10 -26H${w - 10}`} />
        <path className={styles.tile} d={`M${x - 7} -42L${w / 2} -61 ${x + r + 7} -42Z`} />
      </>
    );
  },
};

const renovation: RoofDrawing = {
  height: 58,
  room: (w) => inside(w, 64, 22, 43, -45),
  draw: (w) => {
    const { x, w: r } = inside(w, 64, 22, 43, -45);
    return (
      <>
        <path className={styles.chimney} d="M8 -20V-52h11v34Z" />
        <path className={styles.tile} d={`M-7 0L${x - 2} -54H${x + r + 2}L${w + 7} 0Z`} />
        <path className={styles.sheen} d={`M-7 0L${x - 2} -54H${x + r / 2}V0Z`} />
        <path className={styles.tiles} d={`M3 -14H${w - 3}M10 -32H${w - 10}`} />
        <path className={styles.glass} d={`M${x + 6} -51h${r - 12}v6h-${r - 12}Z`} />
      </>
    );
  },
};

const attic: RoofDrawing = {
  height: 58,
  room: (w) => inside(w, 64, 22, 44, -46),
  draw: (w) => (
    <>
      <path className={styles.slate} d={`M-6 0Q6 -8 9 -46L14 -54H${w - 14}L${w - 9} -46Q${w - 6} -8 ${w + 6} 0Z`} />
      <path className={styles.sheen} d={`M-6 0Q6 -8 9 -46L14 -54H${w / 2}V0Z`} />
      <path className={styles.slates} d={`M5 -16H${w - 5}M9 -32H${w - 9}`} />
      <path className={styles.pole} d={`M${w / 2} -54v-4`} />
    </>
  ),
};

const expansion: RoofDrawing = {
  height: 62,
  room: (w) => inside(w, 70, 18, 46, -52),
  draw: (w) => {
    const { x, w: r } = inside(w, 70, 18, 46, -52);
    return (
      <>
        <path className={styles.tile} d={`M-7 0L6 -16H${w - 6}L${w + 7} 0Z`} />
        <rect className={styles.deck} x={x - 5} y={-58} width={r + 10} height={58} rx={2} />
        <path className={styles.glass} d={`M${x - 8} -61h${r + 16}v6h-${r + 16}Z`} />
        <path className={styles.pole} d={`M${x + 6} -61v-6`} />
      </>
    );
  },
};

/** By the card that lies on top. */
export const ROOFS: { readonly [card: string]: RoofDrawing } = {
  roof: plain,
  'flat-roof': flat,
  'roof-dormer': dormer,
  'roof-renovation': renovation,
  'attic-apartment': attic,
  'roof-expansion': expansion,
};
