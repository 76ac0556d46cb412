import { type JSX, memo } from 'react';
import styles from './tenant.module.css';

/** Four people nobody can take for one another: a bun and a wide dress, a top hat and a square coat, a sun hat as broad
 *  as its wearer is slim, a pointed hood down to the ground. Each wears a pattern of its own besides its colour. A block
 *  is full of them, so each is made of as few shapes as will do. */
const SHAPES: { readonly [colour: string]: () => JSX.Element } = {
  red: () => (
    <>
      <path className={styles.halo} d={`${BUN}${DRESS}${head(16, 7.5)}`} />
      <path className={styles.cloth} d={`${BUN}${DRESS}`} />
      <circle className={styles.face} cx="20" cy="16.5" r="7.5" />
      <path className={styles.cloth} d="M12.6 15.4a7.5 7.5 0 0 1 14.8 0q-7.4-4.6-14.8 0Z" />
      <Eyes y={17.6} />
      <path className={styles.mark} d={DOTS} />
    </>
  ),
  blue: () => (
    <>
      <path className={styles.halo} d={`${TOP_HAT}${COAT}${head(18, 6.8)}`} />
      <circle className={styles.face} cx="20" cy="18" r="6.8" />
      <path className={styles.cloth} d={`${TOP_HAT}${COAT}`} />
      <Eyes y={18.6} />
      <path className={styles.line} d="M13.5 8.2h13M13 27.5v20M20 24.5v23M27 27.5v20" />
    </>
  ),
  yellow: () => (
    <>
      <path className={styles.halo} d={`${SUN_HAT}${SLIM}${head(20, 6.6)}`} />
      <path className={styles.cloth} d={SLIM} />
      <circle className={styles.face} cx="20" cy="20.5" r="6.6" />
      <path className={styles.cloth} d={SUN_HAT} />
      <Eyes y={21.6} />
      <path className={styles.line} d="M12.2 11.4q7.8 2.6 15.6 0M13.6 33h12.8M13 38h14M12.6 43h14.8" />
    </>
  ),
  green: () => (
    <>
      <path className={styles.halo} d={HOOD} />
      <path className={styles.cloth} d={HOOD} />
      <circle className={styles.face} cx="20" cy="21" r="6.4" />
      <Eyes y={21.6} />
      <path
        className={styles.line}
        d="M6.6 35.5l4.5 4 4.5-4 4.4 4 4.4-4 4.5 4 4.5-4M5.6 42.5l4.8 4 4.8-4 4.8 4 4.8-4 4.8 4 4.8-4"
      />
    </>
  ),
};

const BUN = 'M20 2a4.6 4.6 0 1 1 0 9.2a4.6 4.6 0 1 1 0-9.2Z';
const DRESS = 'M20 21.5C27.5 21.5 30 29 35.6 46.4Q20 51 4.4 46.4C10 29 12.5 21.5 20 21.5Z';
const TOP_HAT = 'M13.4 1.5h13.2q.9 0 .9.9v8.9h3.6a1.8 1.8 0 0 1 0 3.6H8.9a1.8 1.8 0 0 1 0-3.6h3.6V2.4q0-.9.9-.9Z';
const COAT = 'M13 24h14a6 6 0 0 1 6 6v16.2a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2V30a6 6 0 0 1 6-6Z';
const SUN_HAT =
  'M1.6 16.6C1.6 13 11.6 13 12.6 8.6C13.8 3 26.2 3 27.4 8.6C28.4 13 38.4 13 38.4 16.6C38.4 20 1.6 20 1.6 16.6Z';
const SLIM = 'M20 25.5C26 25.5 26.6 31 27.4 37L29 48.2H21.6L20 40.5L18.4 48.2H11L12.6 37C13.4 31 14 25.5 20 25.5Z';
const HOOD = 'M20 1.2C22.6 8.6 33 15 34 30C34.5 38 35.2 44 36.4 48.2H3.6C4.8 44 5.5 38 6 30C7 15 17.4 8.6 20 1.2Z';
const disc = (cx: number, cy: number, r: number): string =>
  `M${cx} ${cy - r}a${r} ${r} 0 1 1 0 ${2 * r}a${r} ${r} 0 1 1 0-${2 * r}Z`;
const head = (cy: number, r: number): string => disc(20, cy, r);
const DOTS = [
  disc(20, 30, 1.9),
  disc(14, 37, 1.9),
  disc(26, 37, 1.9),
  disc(20, 43, 1.9),
  disc(9.5, 44.4, 1.6),
  disc(30.5, 44.4, 1.6),
].join('');

const Eyes = ({ y }: { readonly y: number }): JSX.Element => (
  <path className={styles.eyes} d={disc(17.4, y, 1.05) + disc(22.6, y, 1.05)} />
);

/** A tenant, 40 wide and 50 high, to stand inside any drawing. */
export const TenantShape = memo(function TenantShape({ colour }: { readonly colour: string }): JSX.Element {
  const Shape = SHAPES[colour];
  return (
    <g className={styles.tenant} data-colour={colour}>
      <ellipse className={styles.shadow} cx="20" cy="48" rx="15" ry="2.6" />
      <Shape />
    </g>
  );
});

export function Tenant({ colour, className }: { readonly colour: string; readonly className?: string }): JSX.Element {
  return (
    <svg viewBox="-1 -1 42 53" overflow="visible" className={className} aria-hidden="true">
      <TenantShape colour={colour} />
    </svg>
  );
}
