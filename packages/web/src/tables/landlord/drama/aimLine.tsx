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

function waysOf(from: string, via: string, to: string): readonly string[] | null {
  const [tile, card, aim] = [found(from), found(via), found(to)];
  if (tile === undefined || card === undefined || aim === undefined) return null;
  const [ax, ay] = [tile.left + tile.width / 2, tile.bottom - 8];
  const [cx, cy] = [card.left + card.width / 2, card.top + card.height / 2];
  const [bx, by] = [aim.left + aim.width / 2, aim.top + aim.height / 2];
  const side = bx > cx ? 1 : -1;
  const ex = side > 0 ? card.right - 4 : card.left + 4;
  const tx = bx - side * (Math.min(aim.width, 90) / 2 + 6);
  return [
    `M${ax} ${ay}Q${(ax + cx) / 2} ${Math.max(ay, (ay + card.top) / 2)} ${cx} ${card.top + 6}`,
    `M${ex} ${cy}Q${(ex + tx) / 2} ${cy + (by > cy ? -20 : 24)} ${tx} ${by}`,
    `M${tx + side * 13} ${by}L${tx - side * 6} ${by - 12}V${by + 12}Z`,
  ];
}
