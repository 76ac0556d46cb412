import type { Event } from '@insula/landlord';
import { type JSX, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { onceDrawn } from '../../../pieces/onceDrawn.ts';
import { atTempo } from '../../../pieces/tempo.ts';
import { isStill } from '../../../settings/settings.ts';
import type { Row } from '../fit.ts';
import { type HouseShape, riseOf, widthOf } from '../shape.ts';
import type { Staged } from '../staged.ts';
import { street } from '../words.ts';
import styles from './drama.module.css';
import { APART, byHouse, type Collected, FLIES, isCollected, LASTS, STANDS } from './landing.ts';

interface Props extends Staged {
  readonly row: Row;
  readonly houses: readonly HouseShape[];
}

/** Coins from every house to its landlord, once the rent is collected. A tap ends it. */
export function RentDay(seen: Props): JSX.Element | null {
  const { items, staged } = seen;
  const [shown, setShown] = useState<Collected | null>(null);
  const told = useRef(items.length);
  useEffect(() => {
    const fresh = items.slice(told.current);
    told.current = items.length;
    const collected = fresh.flatMap((item) => (item.kind === 'event' ? [item.event as Event] : [])).findLast(isCollected);
    if (collected?.seat === staged && atTempo(LASTS) > 0) onceDrawn(() => setShown(collected));
  }, [items, staged]);
  useEffect(() => {
    if (shown === null) return;
    const end = (): void => setShown(null);
    const timer = setTimeout(end, LASTS);
    addEventListener('pointerdown', end);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', end);
    };
  }, [shown]);
  return shown === null ? null : <Coins {...seen} collected={shown} />;
}

/** Over everything: they leave the scene. */
function Coins({ collected, row, houses, staged }: Props & { readonly collected: Collected }): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  const scene = document.querySelector(`[data-scene="${staged}"]`)?.getBoundingClientRect();
  const paid = byHouse(collected.lines);
  useEffect(() => {
    if (box.current !== null) fly(box.current, staged);
  }, [staged]);
  return createPortal(
    <div className={styles.rent} ref={box} data-drama="rent">
      {houses.map((shape, i) => {
        const sum = paid.get(shape.house) ?? 0;
        const left = (scene?.left ?? 0) + row.starts[i] + (widthOf(row.breadth) / 2) * row.scale;
        const top = (scene?.top ?? 0) + row.ground - riseOf(shape) * row.scale + 14;
        return sum === 0 ? null : (
          <span key={shape.house} className={styles.coin} style={{ left, top }}>
            {street('sum', { dollars: sum })}
          </span>
        );
      })}
    </div>,
    document.body,
  );
}

/** Each coin pops up over its roof, and then goes to the purse or the tile of its landlord. */
function fly(box: HTMLElement, seat: number): void {
  if (isStill()) return;
  const purse = [...document.querySelectorAll(`[data-tile="${seat}"], [data-place="~purse"]`)]
    .map((node) => node.getBoundingClientRect())
    .find(({ width }) => width > 0);
  if (purse === undefined) return;
  [...box.children].forEach((coin, i) => {
    const { left, top, width, height } = coin.getBoundingClientRect();
    const way = `${purse.left + purse.width / 2 - left - width / 2}px ${purse.top + purse.height / 2 - top - height / 2}px`;
    const delay = i * APART;
    coin.animate({ scale: ['0', '1.15', '1'] }, { duration: 160, delay, fill: 'backwards' });
    coin.animate(
      { translate: ['0 0', way], opacity: [1, 1, 0] },
      { duration: FLIES, delay: delay + STANDS, easing: 'cubic-bezier(0.5, 0, 0.7, 1)', fill: 'forwards' },
    );
  });
}
