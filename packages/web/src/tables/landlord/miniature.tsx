import type { JSX } from 'react';
import artStyles from './art/art.module.css';
import { Skyline, Tree } from './art/backdrop.tsx';
import { House, type States } from './art/house.tsx';
import { CELLAR_DEPTH } from './art/sizes.ts';
import { type HouseShape, riseOf, widthOf } from './shape.ts';

interface Props {
  readonly houses: readonly HouseShape[];
  readonly states: { readonly [house: number]: States };
  readonly width: number;
  readonly height: number;
  money(sum: number): string;
}

const NONE: States = {};
const GAP = 14;

/** A whole street, small: the same houses without numbers, and the sum of each below it. */
export function Miniature({ houses, states, width, height, money }: Props): JSX.Element {
  const up = Math.max(150, ...houses.map(riseOf));
  const deep = houses.some(({ hasCellar }) => hasCellar) ? CELLAR_DEPTH : 6;
  const below = deep + 44;
  // A tile that has just been folded away has no height, and there are no heights below nothing.
  const scale = Math.max(0.01, Math.min(0.6, (height - 3) / (up + below)));
  const count = Math.max(1, houses.length);
  const room = Math.max(16, Math.min(76, (width - 10) / scale / count - 8 - GAP));
  const breadth = { wide: false, room };
  const each = widthOf(breadth) + GAP;
  const ground = height - below * scale;
  const start = (width / scale - count * each + GAP) / 2;
  const verge = start * scale;
  return (
    // Its size is said outright: as a share of the tile's, a tile that is laid out lays out every house twice. It is measured
    // in whole pixels, so sky and ground reach one further.
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect className={artStyles.sky3} width={width + 1} height={height} />
      <path
        className={artStyles.sky4}
        d={`M0 ${ground * 0.62}Q${width * 0.3} ${ground * 0.5} ${width * 0.6} ${ground * 0.62}T${width} ${ground * 0.6}V${height}H0Z`}
      />
      <g transform={`translate(0 ${ground}) scale(1 ${Math.min(1, height / 130)})`}>
        <Skyline width={width} y={0} seed={count + (houses[0]?.house ?? 0)} far={false} />
      </g>
      <rect className={artStyles.miniGround} y={ground} width={width + 1} height={height - ground + 1} />
      {verge > 70
        ? TREES.map(([at, size]) => (
            <g key={at}>
              <Tree x={verge * at} ground={ground} size={scale * size * 1.7} />
              <Tree x={width - verge * (1 - at)} ground={ground} size={scale * size * 1.5} />
            </g>
          ))
        : null}
      {houses.map((shape, i) => (
        <g key={shape.house} transform={`translate(${(start + i * each) * scale} ${ground}) scale(${scale})`}>
          <House shape={shape} breadth={breadth} mini states={states[shape.house] ?? NONE} peopled />
          {shape.top === null ? null : (
            <text className={artStyles.miniSum} x={widthOf(breadth) / 2} y={deep + 38} data-narrow={room < 44}>
              {money(shape.sum)}
            </text>
          )}
        </g>
      ))}
      <rect className={artStyles.miniKerb} y={ground - 0.5} width={width + 1} height={2} />
    </svg>
  );
}

const TREES = [
  [0.2, 0.62],
  [0.62, 0.48],
  [0.82, 0.7],
] as const;
