import type { Analysis } from './analyse.ts';
import { escaped, percent, type Telling, wordsOf } from './figures.ts';

/** What a picture of the curve measures, and what is kept free around it. */
interface Frame {
  readonly kind: string;
  readonly wide: number;
  readonly high: number;
  readonly left: number;
  readonly right: number;
}
/** On a desk the names stand where the lines end; on a phone there is no room for them beside the lines. */
const DESK: Frame = { kind: 'desk', wide: 900, high: 260, left: 48, right: 190 };
const PHONE: Frame = { kind: 'phone', wide: 340, high: 220, left: 44, right: 6 };
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
export function curveOf(telling: Telling, analysis: Analysis, pinned: readonly number[]): string {
  const { curve } = analysis;
  const { names } = telling;
  const pictures = [DESK, PHONE].map((frame) => picture(analysis, frame, names, pinned));
  return `${pictures.join('\n')}
${legend(curve, names)}
${tableOf(telling, curve)}`;
}

function picture({ seat: own, curve }: Analysis, frame: Frame, names: readonly string[], pinned: readonly number[]): string {
  const { kind, wide, high, left, right } = frame;
  const last = Math.max(1, curve[curve.length - 1].n);
  const x = (n: number): number => left + (n / last) * (wide - left - right);
  const y = (chance: number): number => TOP + (1 - chance) * (high - TOP - BOTTOM);
  const seats = curve[0].chances.map((_, seat) => seat);
  const grid = [0, 0.5, 1].map(
    (chance) =>
      `<line class="grid" x1="${left}" x2="${wide - right}" y1="${y(chance)}" y2="${y(chance)}"/><text x="4" y="${y(chance) + 4}">${100 * chance} %</text>`,
  );
  const lines = [...seats.filter((seat) => seat !== own), own].map((seat) => {
    const points = curve.map(({ n, chances }) => `${x(n).toFixed(1)},${y(chances[seat]).toFixed(1)}`).join(' ');
    return `<polyline class="s${seat % SHAPES.length}${seat === own ? ' own' : ''}" points="${points}"/>`;
  });
  const pins = pinned.map(
    (n, i) =>
      `<line class="pin" x1="${x(n)}" x2="${x(n)}" y1="${TOP}" y2="${high - BOTTOM}"/><text x="${x(n) - 3}" y="${high - 8}">${i + 1}</text>`,
  );
  const ends = frame === DESK ? labels(curve, names, x(last) + 8, y) : '';
  return `<svg class="${kind}" viewBox="0 0 ${wide} ${high}" aria-hidden="true">${grid.join('')}${pins.join('')}${lines.join('')}${ends}</svg>`;
}

/** Who ended where, the likeliest winner first. */
function legend(curve: Analysis['curve'], names: readonly string[]): string {
  const ends = curve[curve.length - 1].chances;
  const seats = names.map((_, seat) => seat).sort((a, b) => ends[b] - ends[a] || a - b);
  const said = (seat: number): string =>
    `<li>${marked(seat)} ${escaped(names[seat])} ${(100 * ends[seat]).toFixed(0)} %</li>`;
  return `<ul class="phone" aria-hidden="true">${seats.map(said).join('')}</ul>`;
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
const SHORT = 18;
const short = (name: string): string => (name.length > SHORT ? `${name.slice(0, SHORT - 1)}…` : name);

/** The same numbers for whoever cannot see the picture, a dozen of them. */
function tableOf(telling: Telling, curve: Analysis['curve']): string {
  const says = wordsOf(telling);
  const step = Math.max(1, Math.ceil(curve.length / 12));
  const rows = curve
    .filter((_, i) => i % step === 0 || i === curve.length - 1)
    .map(
      ({ n, chances }) =>
        `<tr><th scope="row">${n}</th>${chances.map((chance) => `<td>${percent(chance)}</td>`).join('')}</tr>`,
    );
  const head = telling.names.map((name) => `<th scope="col">${escaped(name)}</th>`).join('');
  return `<details><summary>${says('table')}</summary><table><thead><tr><th scope="col">${says('after')}</th>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></details>`;
}
