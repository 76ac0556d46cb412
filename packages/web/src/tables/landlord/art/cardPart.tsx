import type { CardName } from '@insula/landlord/face';
import type { JSX } from 'react';
import styles from './art.module.css';
import { Picture } from './picture.tsx';
import type { Box } from './sizes.ts';

/** A small card as part of a picture; null: only the place where one could lie. */
export function CardPart({ card, x, y, w, h }: Box & { readonly card: CardName | null }): JSX.Element | null {
  if (card === null) return null;
  return (
    <>
      <rect className={styles.cardFace} x={x} y={y} width={w} height={h} rx={3} />
      <svg x={x + 1.5} y={y + 4} width={w - 3} height={h - 8} aria-hidden="true">
        <Picture card={card} panel={false} />
      </svg>
    </>
  );
}
