import type { Analysis } from './analyse.ts';
import { escaped, percent } from './figures.ts';

const WIDTH = 900;
const HEIGHT = 260;
const LEFT = 48;
const RIGHT = 120;
const TOP = 12;
const BOTTOM = 30;

/** A seat is a colour and a shape. */
const SHAPES = ['●', '■', '▲', '◆', '⬢', '★', '✚', '▼'];
const LIGHT = ['#b3341c', '#2a4f9b', '#94690a', '#1f6f4a', '#6b3c8f', '#8a2e5d', '#2f6f78', '#5b5b5b'];
const DARK = ['#ff8a6b', '#8fb4ff', '#f0c052', '#6fd3a0', '#cf9ff2', '#f59ac6', '#7fd3de', '#c9c9c9'];

export const MARKS = `${LIGHT.map((colour, seat) => `.s${seat} { --seat: ${colour}; }`).join(' ')}
@media (prefers-color-scheme: dark) { ${DARK.map((colour, seat) => `.s${seat} { --seat: ${colour}; }`).join(' ')} }
polyline { fill: none; stroke: var(--seat); stroke-width: 1.8; } polyline.own { stroke-width: 3.4; } .mark { color: var(--seat); fill: var(--seat); }
.pin { stroke: var(--ink); stroke-dasharray: 2 3; }`;

export const marked = (seat: number): string =>
  `<span class="mark s${seat % SHAPES.length}">${SHAPES[seat % SHAPES.length]}</span>`;

/** Every seat's chance to win over the match; the entries in `pinned` are numbered. */
export function curveOf({ seat: own, curve }: Analysis, names: readonly string[], pinned: readonly number[]): string {
  const last = Math.max(1, curve[curve.length - 1].n);
  const x = (n: number): number => LEFT + (n / last) * (WIDTH - LEFT - RIGHT);
  const y = (chance: number): number => TOP + (1 - chance) * (HEIGHT - TOP - BOTTOM);
  const seats = curve[0].chances.map((_, seat) => seat);
  const grid = [0, 0.5, 1].map(
    (chance) =>
      `<line class="grid" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(chance)}" y2="${y(chance)}"/><text x="4" y="${y(chance) + 4}">${100 * chance} %</text>`,
  );
  const lines = [...seats.filter((seat) => seat !== own), own].map((seat) => {
    const points = curve.map(({ n, chances }) => `${x(n).toFixed(1)},${y(chances[seat]).toFixed(1)}`).join(' ');
    return `<polyline class="s${seat % SHAPES.length}${seat === own ? ' own' : ''}" points="${points}"/>`;
  });
  const pins = pinned.map(
    (n, i) =>
      `<line class="pin" x1="${x(n)}" x2="${x(n)}" y1="${TOP}" y2="${HEIGHT - BOTTOM}"/><text x="${x(n) - 3}" y="${HEIGHT - 8}">${i + 1}</text>`,
  );
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">${grid.join('')}${pins.join('')}${lines.join('')}${labels(curve, names, x(last) + 8, y)}</svg>
${tableOf(curve, names)}`;
}

/** Names stand where the lines end, apart from each other. */
function labels(curve: Analysis['curve'], names: readonly string[], x: number, y: (chance: number) => number): string {
  const ends = curve[curve.length - 1].chances;
  let lowest = Number.NEGATIVE_INFINITY;
  return names
    .map((_, seat) => seat)
    .sort((a, b) => ends[b] - ends[a] || a - b)
    .map((seat) => {
      lowest = Math.max(y(ends[seat]) + 4, lowest + 15);
      return `<text x="${x}" y="${lowest.toFixed(1)}"><tspan class="mark s${seat % SHAPES.length}">${SHAPES[seat % SHAPES.length]}</tspan> ${escaped(short(names[seat]))} ${(100 * ends[seat]).toFixed(0)} %</text>`;
    })
    .join('');
}

/** There is room for so much of a name beside the picture. */
const SHORT = 9;
const short = (name: string): string => (name.length > SHORT ? `${name.slice(0, SHORT - 1)}…` : name);

/** The same numbers for whoever cannot see the picture, a dozen of them. */
function tableOf(curve: Analysis['curve'], names: readonly string[]): string {
  const step = Math.max(1, Math.ceil(curve.length / 12));
  const rows = curve
    .filter((_, i) => i % step === 0 || i === curve.length - 1)
    .map(
      ({ n, chances }) =>
        `<tr><th scope="row">${n}</th>${chances.map((chance) => `<td>${percent(chance)}</td>`).join('')}</tr>`,
    );
  const head = names.map((name) => `<th scope="col">${escaped(name)}</th>`).join('');
  return `<details><summary>As a table</summary><table><thead><tr><th scope="col">After entry</th>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></details>`;
}
