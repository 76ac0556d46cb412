import { type JSX, memo } from 'react';
import type { Layout } from './layout.ts';
import styles from './map.module.css';

/** Sea, land, provinces and block prints: drawn once for a sheet. */
export const Picture = memo(function Picture({ layout }: { readonly layout: Layout }): JSX.Element {
  const { wide, high, k, land } = layout;
  return (
    <svg className={styles.layer} viewBox={`0 0 ${wide} ${high}`} aria-hidden="true">
      <defs>
        <clipPath id="rj-coast">
          <path d={land} />
        </clipPath>
        <pattern id="rj-waves" width="26" height="15" patternUnits="userSpaceOnUse">
          <path className={styles.wave} d="M-13 15a13 10 0 0 1 26 0a13 10 0 0 1 26 0M0 7.5a13 10 0 0 1 26 0" />
        </pattern>
        <pattern id="rj-print" width="34" height="34" patternUnits="userSpaceOnUse">
          <path
            className={styles.print}
            d="M8 5.4l1.4 2.2L8 9.8 6.6 7.6zM25 22.4l1.4 2.2-1.4 2.2-1.4-2.2zM24.2 7.6h1.6v1.6h-1.6zM7.2 24.6h1.6v1.6H7.2z"
          />
        </pattern>
      </defs>
      <rect className={styles.sea} width={wide} height={high} />
      <rect width={wide} height={high} fill="url(#rj-waves)" />
      <path className={styles.foam} d={land} strokeWidth={19 * k} />
      <path className={styles.shore} d={land} strokeWidth={9 * k} />
      <path className={styles.land} d={land} />
      <g clipPath="url(#rj-coast)">
        {layout.provinces.map((d, city) => (
          <path key={d} className={styles.province} data-tint={city} d={d} />
        ))}
      </g>
      <path d={land} fill="url(#rj-print)" />
      <path className={styles.landedge} d={land} />
      {layout.prints.map(({ symbol, on, x, y, w, h }) => (
        <use key={`${symbol}${x}`} href={`#rj-d-${symbol}`} x={x} y={y} width={w} height={h} className={styles[on]} />
      ))}
    </svg>
  );
});
