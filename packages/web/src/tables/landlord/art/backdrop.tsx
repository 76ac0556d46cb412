import { type JSX, memo } from 'react';
import styles from './art.module.css';

interface Props {
  readonly width: number;
  readonly height: number;
  readonly ground: number;
  /** Where the sun stands: behind the lowest house, so that it is never hidden. */
  readonly sun: number;
}

/** Dusk over the roofs of the town; the earth below. */
export const Backdrop = memo(function Backdrop({ width: w, height: h, ground, sun }: Props): JSX.Element {
  return (
    <>
      <rect className={styles.sky1} width={w} height={h} />
      <path className={styles.sky2} d={wave(w, h, ground * 0.3, 14)} />
      <path className={styles.sky3} d={wave(w, h, ground * 0.52, 18)} />
      <circle className={styles.sunHalo} cx={sun} cy={ground * 0.5} r={Math.min(104, ground * 0.36)} />
      <circle className={styles.sun} cx={sun} cy={ground * 0.5} r={Math.min(78, ground * 0.27)} />
      <path className={styles.sky4} d={wave(w, h, ground * 0.76, 12)} />
      {CLOUDS.map(([x, y, k]) => (
        <path
          key={x}
          className={styles.cloud}
          d={`M${w * x - 40 * k} ${ground * y}q6-13 22-10q8-15 26-6q16-6 22 6q14-2 16 10Z`}
        />
      ))}
      {Array.from({ length: 14 }, (_, i) => (i * 197 + 60) % w).map((x, i) => (
        <circle key={x} className={styles.starlet} cx={x} cy={((i * 61) % (ground * 0.36)) + 6} r={1 + (i % 3) * 0.4} />
      ))}
      <Skyline width={w} y={ground} seed={2} far />
      <Skyline width={w} y={ground + 8} seed={5} far={false} />
      <rect className={styles.earth} y={ground} width={w} height={h - ground} />
      <path className={styles.deep} d={wave(w, h, ground + (h - ground) * 0.62, 7)} />
      <path className={styles.stone} d={stones(w, h, ground)} />
    </>
  );
});

const CLOUDS = [
  [0.17, 0.15, 1],
  [0.5, 0.1, 0.8],
  [0.92, 0.2, 1.1],
] as const;

const wave = (w: number, h: number, y: number, a: number): string =>
  `M0 ${y}C${w * 0.2} ${y - a} ${w * 0.35} ${y + a} ${w * 0.55} ${y}S${w * 0.85} ${y - a} ${w} ${y}V${h}H0Z`;

const stones = (w: number, h: number, ground: number): string =>
  Array.from(
    { length: Math.ceil(w / 38) },
    (_, i) => `M${(i * 61) % w} ${ground + 18 + ((i * 29) % Math.max(6, h - ground - 24))}q4-4 9 0q1 4-4 4t-5-4Z`,
  ).join('');

/** Roofs far away, and a few lit windows in the nearer ones. */
export function Skyline({
  width,
  y,
  seed,
  far,
}: {
  readonly width: number;
  readonly y: number;
  readonly seed: number;
  readonly far: boolean;
}): JSX.Element {
  let roofs = `M-20 ${y + 4}`;
  let lights = '';
  for (let x = -20, i = seed; x < width + 40; i++) {
    const b = 34 + ((i * 37) % 40);
    const t = 26 + ((i * 53) % 64);
    roofs += [
      `V${y - t}l${b / 2} ${-b * 0.32}l${b / 2} ${b * 0.32}`,
      `V${y - t}h${b}`,
      `V${y - t + 10}h${b * 0.3}v-14h${b * 0.18}v14h${b * 0.52}`,
    ][i % 3];
    if (!far) for (const [fx, fy] of WINDOWS) if ((i + fx * 10) % 2 < 1.4) lights += `M${x + b * fx} ${y - t * fy}h4v6h-4Z`;
    x += b;
  }
  return (
    <>
      <path className={far ? styles.far1 : styles.far2} d={`${roofs}V${y + 4}Z`} />
      <path className={styles.farLit} d={lights} />
    </>
  );
}

const WINDOWS = [
  [0.3, 0.62],
  [0.62, 0.62],
  [0.3, 0.3],
] as const;

export const Tree = ({
  x,
  ground,
  size,
}: {
  readonly x: number;
  readonly ground: number;
  readonly size: number;
}): JSX.Element => (
  <g transform={`translate(${x} ${ground}) scale(${size})`}>
    <path className={styles.trunk} d="M-3 0v-34h6V0Z" />
    <path className={styles.leaves} d="M0-78c14 0 22 12 17 22c8 6 4 24-17 24s-25-18-17-24c-5-10 3-22 17-22Z" />
  </g>
);

export const LampPost = ({
  x,
  ground,
  size,
}: {
  readonly x: number;
  readonly ground: number;
  readonly size: number;
}): JSX.Element => (
  <g transform={`translate(${x} ${ground}) scale(${size})`}>
    <circle className={styles.halo} cx="0" cy="-86" r="26" />
    <path className={styles.post} d="M0 0V-76M-6 0h12" />
    <path className={styles.lantern} d="M-6-78h12l3-14H-9Z" />
    <path className={styles.postTop} d="M-10-92H10L0-100Z" />
  </g>
);
