import type { JSX } from 'react';
import type { Mark } from '../tables/marks.ts';
import styles from './seatMark.module.css';

/** A seat's colour and shape, wherever it is spoken of. Whoever is not there is only outlined. */
export function SeatMark({ mark, away = false }: { readonly mark: Mark; readonly away?: boolean }): JSX.Element {
  return (
    <svg className={styles.mark} viewBox="-7 -7 14 14" aria-hidden="true" style={{ color: mark.colour }} data-away={away}>
      <path d={mark.path} />
    </svg>
  );
}
