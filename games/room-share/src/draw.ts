import { FLAT_NAMES, flatAt, HIGH, WIDE } from './flats.ts';
import { colourOf } from './letters.ts';
import { POINTS } from './points.ts';
import { ARROWS, CARDS, COLOURS, NONE, type View } from './types.ts';

const LETTERS = COLOURS.map((name) => name[0].toUpperCase());

/** The block from above, four lines per row; in the middle of each flat what a tenant there is worth. */
export function draw(v: View): string {
  return [
    ...block(v),
    '',
    ...COLOURS.slice(0, v.seats).map((_, seat) => seatLine(v, seat)),
    ...cardLines(v),
    ...stateLines(v),
  ].join('\n');
}

function block(v: View): string[] {
  if (v.phase === 'guests') return ['The block is not laid out yet.'];
  const wall = `  ${'+-------'.repeat(WIDE)}+`;
  const lines = [wall];
  for (let row = HIGH - 1; row >= 0; row--) {
    const flats = Array.from({ length: WIDE }, (_, column) => flatAt(column, row));
    const at = (flat: number, arrow: number) => v.tenants[flat * ARROWS.length + arrow].toUpperCase();
    lines.push(`  |${flats.map((flat) => `   ${at(flat, 0)}   |`).join('')}`);
    lines.push(`${row + 1} |${flats.map((flat) => ` ${at(flat, 3)} ${worthOf(v.kinds[flat])}${at(flat, 1)} |`).join('')}`);
    lines.push(`  |${flats.map((flat) => `   ${at(flat, 2)}   |`).join('')}`);
    lines.push(wall);
  }
  return [...lines, `  ${Array.from({ length: WIDE }, (_, column) => `    ${'abcde'[column]}   `).join('')}`.trimEnd()];
}

const worthOf = (kind: number): string =>
  (POINTS[kind] === 1 ? '   ' : `${POINTS[kind] > 0 ? '+' : ''}${POINTS[kind]} `).slice(0, 2);

function seatLine(v: View, seat: number): string {
  const reserve = COLOURS.map((_, colour) => LETTERS[colour].repeat(v.reserve[seat][colour])).join('') || 'nobody';
  const cards = v.duel ? '' : `, ${v.handSizes[seat]} cards`;
  const mark = v.phase !== 'over' && v.turn === seat ? '>' : ' ';
  return `${mark} ${COLOURS[seat].padEnd(6)} reserve ${reserve}${cards}, ${v.points[seat]} points now`;
}

function cardLines(v: View): string[] {
  if (v.duel || v.phase === 'guests') return [];
  const named = (counts: readonly number[]): string =>
    counts.flatMap((count, card) => (count === 0 ? [] : [`${CARDS[card]}${count > 1 ? ` x${count}` : ''}`])).join(', ') ||
    'none';
  return [
    ...(v.hand === null ? [] : [`hand: ${named(v.hand)}`]),
    `pile: ${v.pile}; discards: ${named(v.discards)}${v.card === NONE ? '' : `; in play: ${CARDS[v.card]}`}`,
  ];
}

function stateLines(v: View): string[] {
  const lines: string[] = [];
  const lifted = [...v.lifted].flatMap((letter, arrow) =>
    colourOf(letter) === NONE ? [] : [`${COLOURS[colourOf(letter)]} ${ARROWS[arrow]}`],
  );
  if (lifted.length > 0) lines.push(`evicted from ${FLAT_NAMES[v.flat]}: ${lifted.join(', ')}`);
  else if (v.flat !== NONE) lines.push(`chosen: ${FLAT_NAMES[v.flat]}${v.arrow === NONE ? '' : ` ${ARROWS[v.arrow]}`}`);
  if (v.chances.length > 0) lines.push(`last chance: ${v.chances.map((seat) => COLOURS[seat]).join(', ')}`);
  if (v.phase === 'over') lines.push('The match is over.');
  return lines;
}
