import { type JSX, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { onceDrawn } from '../../../pieces/onceDrawn.ts';
import styles from './drama.module.css';

interface Props {
  readonly from: string;
  readonly via: string;
  /** A spot of the street, or a selector. */
  readonly to: string;
}

/** From whoever does it, past the card, to what it is done to. Drawn over everything, and in nobody's way. */
export function AimLine({ from, via, to }: Props): JSX.Element | null {
  const [ways, setWays] = useState<readonly string[] | null>(null);
  useEffect(() => {
    const measure = (): void => setWays(waysOf(from, via, to));
    // The card flies in, and the window may change.
    const stop = onceDrawn(() => {
      measure();
      for (const flight of document.querySelector(via)?.getAnimations() ?? []) flight.addEventListener('finish', measure);
    });
    addEventListener('resize', measure);
    return () => {
      stop();
      removeEventListener('resize', measure);
    };
  }, [from, via, to]);
  if (ways === null) return null;
  const [start, end, tip] = ways;
  return createPortal(
    <svg className={styles.aim} data-aim aria-hidden="true">
      <path className={styles.under} d={start} />
      <path className={styles.dash} d={start} />
      <path className={styles.under} d={end} />
      <path className={styles.dash} d={end} />
      <path className={styles.tip} d={tip} />
    </svg>,
    document.body,
  );
}

/** Where a spot of the street, or what a selector names, is on the screen. */
export const found = (what: string): DOMRect | undefined => {
  const selector = what.startsWith('[') ? what : `[data-spot="${what}"]`;
  const exact = document.querySelector(selector);
  if (exact !== null || what.startsWith('[')) return exact?.getBoundingClientRect();
  // Whole houses stand for their rooms where those are small.
  const house = /\d+/.exec(what)?.[0];
  return (
    document.querySelector(`[data-spot="house ${house}"]`) ?? document.querySelector(`[data-house="${house}"]`)
  )?.getBoundingClientRect();
};

/** From above, or from the side if it stands far away: else the line would run along the edges of the tiles. */
function comingTo(card: DOMRect, x: number, y: number): string {
  const side = x < card.left ? card.left + 4 : card.right - 4;
  const isFar = Math.abs(x - side) > 5 * Math.abs(card.top - y) && (x < card.left || x > card.right);
  if (!isFar)
    return `M${x} ${y}Q${(x + card.left + card.width / 2) / 2} ${Math.max(y, (y + card.top) / 2)} ${card.left + card.width / 2} ${card.top + 6}`;
  const end = card.top + Math.min(card.height / 2, 70);
  return `M${x} ${y}Q${x + (side - x) / 3} ${end} ${side} ${end}`;
}

/** Where the badge of a tile is, from its left. */
const BADGE = 50;

function waysOf(from: string, via: string, to: string): readonly string[] | null {
  const [tile, card, aim] = [found(from), found(via), found(to)];
  if (tile === undefined || card === undefined || aim === undefined) return null;
  // From the edge of the tile, below what it says of its landlord.
  const [ax, ay] = [tile.left + Math.min(tile.width / 2, BADGE), tile.bottom];
  const [cx, cy] = [card.left + card.width / 2, card.top + card.height / 2];
  const [bx, by] = [aim.left + aim.width / 2, aim.top + aim.height / 2];
  const side = bx > cx ? 1 : -1;
  const ex = side > 0 ? card.right - 4 : card.left + 4;
  const tx = bx - side * (Math.min(aim.width, 90) / 2 + 6);
  return [
    comingTo(card, ax, ay),
    `M${ex} ${cy}Q${(ex + tx) / 2} ${cy + (by > cy ? -20 : 24)} ${tx} ${by}`,
    `M${tx + side * 13} ${by}L${tx - side * 6} ${by - 12}V${by + 12}Z`,
  ];
}
