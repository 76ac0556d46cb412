import type { JSX } from 'react';
import { TenantShape } from '../tables/room-share/art/tenant.tsx';
import styles from './street.module.css';

const ROOMS = [
  { x: 66, y: 96, who: 'yellow' },
  { x: 150, y: 96, who: null },
  { x: 234, y: 96, who: 'blue' },
  { x: 66, y: 190, who: null },
  { x: 150, y: 190, who: 'green' },
  { x: 234, y: 190, who: 'red' },
] as const;

/** An apartment house of an evening: shops below, tenants above. */
export function Street(): JSX.Element {
  return (
    <svg viewBox="0 0 560 400" className={styles.street} aria-hidden="true">
      <circle className={styles.sun} cx="452" cy="96" r="58" />
      <path className={styles.far} d="M0 400V250l54-40 54 40v-60h66v210zM380 400V236h46v-48h64v34l36-26 34 26v178z" />
      <g className={styles.near}>
        <path className={styles.tower} d="M378 400V206l60-50 60 50v194z" />
        <path className={styles.roof} d="M362 214l76-64 76 64-10 12-66-54-66 54z" />
        {[230, 290, 350].map((y) => (
          <g key={y}>
            <path className={styles.windowLit} d={`M398 ${y}h30v34h-30z`} />
            <path className={styles.window} d={`M448 ${y}h30v34h-30z`} />
          </g>
        ))}
      </g>
      <path className={styles.wall} d="M40 400V86h294v314z" />
      <path className={styles.roof} d="M20 88L76 28h222l56 60z" />
      <path className={styles.tiles} d="M44 70h286M62 50h250" />
      <path className={styles.chimney} d="M250 10h28v26h-28z" />
      {ROOMS.map(({ x, y, who }) => (
        <g key={`${x}-${y}`}>
          <rect className={who === null ? styles.dark : styles.lit} x={x} y={y} width="66" height="76" rx="3" />
          {who === null ? (
            <path className={styles.curtain} d={`M${x} ${y}h20q-2 40-20 60zM${x + 66} ${y}h-20q2 40 20 60z`} />
          ) : (
            <g transform={`translate(${x + 9} ${y + 14}) scale(1.2)`}>
              <TenantShape colour={who} />
            </g>
          )}
          <path className={styles.sill} d={`M${x - 5} ${y + 76}h76v8h-76z`} />
        </g>
      ))}
      <path className={styles.awning} d="M50 296h124l10 34H40z" />
      <path className={styles.stripes} d="M74 296l-8 34h22l4-34zM110 296l-2 34h22l-2-34zM146 296l4 34h22l-8-34z" />
      <path className={styles.lit} d="M54 330h116v70H54z" />
      <path className={styles.door} d="M212 306h56v94h-56z" />
      <circle className={styles.knob} cx="256" cy="356" r="4" />
      <path className={styles.dark} d="M290 316h30v40h-30z" />
      <g transform="translate(84 344) scale(1.1)">
        <path className={styles.pot} d="M2 26h22l-4 22H6z" />
        <path className={styles.leaf} d="M13 26C-2 16 0 4 4 0c6 4 8 12 9 26C14 12 18 6 24 4c4 6 2 16-11 22z" />
      </g>
      <path className={styles.ground} d="M0 397h560" />
    </svg>
  );
}
