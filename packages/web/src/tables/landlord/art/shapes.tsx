import { createElement, Fragment, type JSX } from 'react';

/** A part of a picture. Every shape takes its fill from `--i`, and its own colour only where that is not set: a figure is
 *  drawn twice, first in ink with an edge of `--h`, then as itself. So the edge runs round the whole, never between parts. */
export type Drawing = JSX.Element;

export const INK = '#2b2230';
export const SKIN = ['#fbe8cf', '#eec39a', '#c08458', '#8f5b3c'] as const;

const filled = (fill: string): { readonly fill: string } => ({ fill: `var(--i,${fill})` });

export const group = (...parts: readonly (Drawing | null | undefined)[]): Drawing => createElement(Fragment, null, ...parts);

export const path = (d: string, fill: string): Drawing => <path d={d} style={filled(fill)} />;

export const disc = (cx: number, cy: number, r: number, fill: string): Drawing => (
  <circle cx={cx} cy={cy} r={r} style={filled(fill)} />
);

export const oval = (cx: number, cy: number, rx: number, ry: number, fill: string): Drawing => (
  <ellipse cx={cx} cy={cy} rx={rx} ry={ry} style={filled(fill)} />
);

export const rect = (x: number, y: number, width: number, height: number, fill: string, round = 0): Drawing => (
  <rect x={x} y={y} width={width} height={height} rx={round} style={filled(fill)} />
);

/** In the ink pass it is as much broader as everything else. */
export const line = (d: string, stroke: string, width = 2): Drawing => (
  <path d={d} style={{ fill: 'none', stroke: `var(--i,${stroke})`, strokeWidth: `calc(${width}px + var(--h,0px))` }} />
);

export const lettering = (x: number, y: number, size: number, fill: string, sign: string): Drawing => (
  <text x={x} y={y} textAnchor="middle" style={{ ...filled(fill), font: `400 ${size}px var(--display)` }}>
    {sign}
  </text>
);

export const at = (x: number, y: number, size: number, part: Drawing, turn = 0): Drawing => (
  <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>{part}</g>
);

export const mirrored = (x: number, y: number, size: number, part: Drawing): Drawing => (
  <g transform={`translate(${x} ${y}) scale(${-size} ${size})`}>{part}</g>
);

export const turned = (degrees: number, x: number, y: number, part: Drawing): Drawing => (
  <g transform={`rotate(${degrees} ${x} ${y})`}>{part}</g>
);
