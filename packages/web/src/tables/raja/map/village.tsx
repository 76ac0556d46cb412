import { type JSX, memo } from 'react';
import type { Box, Point } from './geometry.ts';
import styles from './map.module.css';

export const villageScale = (k: number): number => Math.max(k, 0.62);
const SIDE = 17.5;

/** How many houses a village holds with so many at the table. */
export const roomIn = (seats: number): number => (seats === 2 ? 1 : 2);

/** How wide and high a village with room for so many houses is. */
export function villageSize(room: number, k: number): Point {
  const q = villageScale(k);
  return [(room * SIDE + 5) * q, (SIDE + 5) * q];
}

/** Where the nth house of a village stands. */
export function houseInVillage([x, y]: Point, nth: number, room: number, k: number): Box {
  const q = villageScale(k);
  const s = SIDE * q;
  return { x: x - (room * s) / 2 + nth * s - 0.4 * q, y: y - s / 2 - 1.6 * q, w: s + 0.8 * q, h: s + 0.8 * q };
}

interface Props {
  readonly at: Point;
  readonly k: number;
  /** How many houses stand there, and how many can. */
  readonly houses: number;
  readonly room: number;
  readonly glows: boolean;
  readonly isPicked: boolean;
}

/** A green with room for one or two houses. */
export const Village = memo(function Village({ at: [x, y], k, houses, room, glows, isPicked }: Props): JSX.Element {
  const q = villageScale(k);
  const s = SIDE * q;
  const [w, h] = villageSize(room, k);
  return (
    <g className={styles.village} data-empty={houses === 0} data-glows={glows} data-picked={isPicked}>
      <rect className={styles.green} x={x - w / 2} y={y - h / 2} width={w} height={h} rx={h / 2.6} />
      {Array.from({ length: room - houses }, (_, i) => {
        const left = x - (room * s) / 2 + (houses + i) * s;
        return (
          <rect
            key={left}
            className={styles.slot}
            x={left + 4.6 * q}
            y={y - 3.6 * q}
            width={8 * q}
            height={8 * q}
            rx={2 * q}
          />
        );
      })}
    </g>
  );
});
