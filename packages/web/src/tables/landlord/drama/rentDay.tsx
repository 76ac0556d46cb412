import type { Event } from '@insula/landlord';
import { ROOMS } from '@insula/landlord/face';
import { type JSX, useEffect, useRef, useState } from 'react';
import type { Row } from '../fit.ts';
import { sumOf } from '../money.ts';
import { type HouseShape, riseOf, widthOf } from '../shape.ts';
import type { Staged } from '../staged.ts';
import styles from './drama.module.css';

interface Props extends Staged {
  readonly row: Row;
  readonly houses: readonly HouseShape[];
}

/** So long all of it lasts. */
const LASTS = 1_900;
const APART = 110;

/** Coins from every house to its landlord, once the rent is collected. A tap ends it. */
export function RentDay({ items, staged, view, row, houses }: Props): JSX.Element | null {
  const [shown, setShown] = useState<number | null>(null);
  const seen = useRef(items.length);
  const box = useRef<HTMLDivElement>(null);
  const last = items.findLast((item) => item.kind === 'event' && (item.event as Event).is === 'collected');
  const event = last?.kind === 'event' ? (last.event as Event) : null;
  const paid = event?.is === 'collected' && event.seat === staged ? byHouse(event.lines) : null;

  useEffect(() => {
    const isNew = last !== undefined && last.n > seen.current;
    seen.current = items.length;
    if (!isNew || paid === null) return;
    setShown(last.n);
    const timer = setTimeout(() => setShown(null), LASTS);
    return () => clearTimeout(timer);
  }, [items, last, paid]);

  useEffect(() => {
    if (shown !== null && box.current !== null) fly(box.current, staged);
  }, [shown, staged]);

  if (shown === null || paid === null) return null;
  return (
    <div className={styles.rent} ref={box} onPointerDown={() => setShown(null)} data-drama="rent">
      {houses.map((shape, i) => {
        const sum = paid.get(shape.house);
        if (sum === undefined || sum === 0) return null;
        const style = {
          left: row.starts[i] + (widthOf(row.breadth) / 2) * row.scale,
          top: row.ground - riseOf(shape) * row.scale + 14,
        };
        return (
          <span key={shape.house} className={styles.coin} style={style}>
            {sumOf(view, sum)}
          </span>
        );
      })}
    </div>
  );
}

function byHouse(lines: readonly { readonly room: number; readonly paid: number }[]): ReadonlyMap<number, number> {
  const sums = new Map<number, number>();
  for (const { room, paid } of lines) {
    const house = Math.floor(room / ROOMS);
    sums.set(house, (sums.get(house) ?? 0) + paid);
  }
  return sums;
}

/** Each coin pops up over its roof, and then goes to the purse or the tile of its landlord. */
function fly(box: HTMLElement, seat: number): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const purse = document.querySelector(`[data-tile="${seat}"]`)?.getBoundingClientRect();
  if (purse === undefined) return;
  [...box.children].forEach((coin, i) => {
    const { left, top, width, height } = coin.getBoundingClientRect();
    const way = `${purse.left + purse.width / 2 - left - width / 2}px ${purse.top + purse.height / 2 - top - height / 2}px`;
    const delay = i * APART;
    coin.animate({ scale: ['0', '1.15', '1'] }, { duration: 160, delay, fill: 'backwards' });
    coin.animate(
      { translate: ['0 0', way], opacity: [1, 1, 0.2] },
      { duration: 480, delay: delay + 560, easing: 'cubic-bezier(0.5, 0, 0.7, 1)', fill: 'forwards' },
    );
  });
}
