import { CARDS, type Kind, NONE } from './cards.ts';
import { bookOf } from './editions/shelf.ts';
import { inDollars } from './money.ts';
import { placeName } from './notation.ts';
import { ATTIC_ROOM, CELLAR, EMPTY, UPPER, WITHHELD } from './street.ts';
import { type Frame, HIDDEN } from './types.ts';
import type { HouseView, View } from './view.ts';

const WIDTH = 18;
const PER_ROW = 6;

/** The street in text: each seat's houses cut open, then hands, pile and discards. */
export function draw(view: View): string {
  const lines = [heading(view)];
  view.money.forEach((_, seat) => {
    lines.push('', seatLine(view, seat), ...houses(view, seat));
  });
  lines.push(
    '',
    pileLine(view),
    `discards ${view.discards.length === 0 ? 'none' : `${view.discards.length}, on top ${name(view.discards.at(-1)!)}`}`,
  );
  if (view.supply.length > 0) lines.push(`supply ${supplyOf(view)}`);
  if (view.inPlay.length > 0) lines.push(`in play ${view.inPlay.map(name).join(', ')}`);
  return lines.join('\n');
}

function heading(view: View): string {
  const top = view.stack[view.stack.length - 1];
  const what = top === undefined ? 'the end' : `seat ${view.turn + 1}'s turn, ${pending(top)}`;
  return `Landlord!, round ${view.round + 1}: ${what}${view.turnsLeft > 0 ? `, ${view.turnsLeft} turns left` : ''}`;
}

function pending(f: Frame): string {
  switch (f.kind) {
    case 'answer':
      return `seat ${f.hit + 1} may answer (${f.deed})`;
    case 'go':
      return `seat ${f.by + 1} chooses where a tenant goes (${f.why})`;
    case 'leave':
      return `seat ${f.by + 1} chooses who leaves house ${f.house + 1} (${f.why})`;
    case 'deal':
      return `seat ${f.by + 1} deals with seat ${f.with + 1} (${f.stage})`;
    case 'strike':
      return `seat ${f.by + 1} turns the attack on seat ${f.attacker + 1}`;
    default:
      return f.kind;
  }
}

const name = (kind: Kind): string => (kind === HIDDEN ? '?' : CARDS[kind]);
const dollars = (view: View, sum: number): string => `$${inDollars(view, sum)}`;

function seatLine(view: View, seat: number): string {
  const mark = seat === view.seat ? '*' : ' ';
  const jail = view.jailed === seat ? ', in Jail' : '';
  const hand =
    seat === view.seat && view.hand !== null ? heap(view.hand) : `${view.handSizes[seat]} cards${sure(view.known[seat])}`;
  return `${mark}seat ${seat + 1}  ${dollars(view, view.money[seat])}${jail}  hand: ${hand}`;
}

function pileLine(view: View): string {
  const stretches = view.pile.map(({ size, known }) => `${size}${sure(known)}`);
  return `pile ${stretches.length === 0 ? 'exhausted' : stretches.join(', then ')}`;
}

const supplyOf = (view: View): string =>
  bookOf(view.variant)
    .supplied.map((kind, i) => `${view.supply[i]} ${name(kind)}`)
    .join(', ');

const sure = (known: readonly number[]): string => (known.some((count) => count > 0) ? ` (surely ${heap(known)})` : '');

function heap(counts: readonly number[]): string {
  const cards = CARDS.flatMap((card, kind) =>
    counts[kind] === 0 ? [] : [counts[kind] > 1 ? `${counts[kind]} ${card}` : card],
  );
  return cards.length === 0 ? 'none' : cards.join(', ');
}

/** A seat's houses beside one another, the ground on one line. */
function houses(view: View, seat: number): string[] {
  const own = view.street.map((house, number) => ({ house, number })).filter(({ house }) => house.owner === seat);
  const lines: string[] = [];
  for (let i = 0; i < own.length; i += PER_ROW) {
    const drawn = own.slice(i, i + PER_ROW).map(({ house, number }) => drawHouse(view, house, number));
    const above = Math.max(...drawn.map((house) => house.above.length));
    const below = Math.max(...drawn.map((house) => house.below.length));
    for (let line = 0; line < above; line++)
      lines.push(row(drawn.map((house) => house.above[line - above + house.above.length] ?? '')));
    for (let line = 0; line < below; line++) lines.push(row(drawn.map((house) => house.below[line] ?? '')));
  }
  if (seat === view.seat)
    for (const { house, number } of own) lines.push(`  no. ${number + 1} is built of ${house.floors.map(name).join(', ')}`);
  return lines;
}

const row = (cells: readonly string[]): string =>
  cells
    .map((cell) => ` ${cell.padEnd(WIDTH + 1)}`)
    .join('')
    .trimEnd();

function drawHouse(view: View, house: HouseView, number: number): { above: string[]; below: string[] } {
  const above: string[] = [];
  if (house.roof === NONE) above.push(' (no roof yet)');
  else if (house.tenants[ATTIC_ROOM] >= UPPER)
    above.push(` ${'_'.repeat(WIDTH - 2)} `, room(view, house, ATTIC_ROOM, '/', '\\'));
  else above.push(isFlat(house) ? ` ${'_'.repeat(WIDTH - 2)} ` : ` /${'^'.repeat(WIDTH - 4)}\\ `);
  for (let floor = house.floors.length; floor >= 1; floor--) above.push(room(view, house, floor, '|', '|'));
  const below = [`${'='.repeat(WIDTH)}`];
  if (house.cellar !== NONE) below.push(room(view, house, CELLAR, '[', ']'));
  below.push(` no. ${number + 1}`);
  return { above, below };
}

const isFlat = (house: HouseView): boolean => CARDS[house.cover === NONE ? house.roof : house.cover] === 'flat-roof';

function room(view: View, house: HouseView, place: number, left: string, right: string): string {
  const tenant = house.tenants[place];
  const withheld = (house.marks[place] & WITHHELD) !== 0 ? '!' : '';
  const rent = ` ${dollars(view, house.rents[place])}${withheld}`;
  const text =
    tenant === EMPTY
      ? '.'
      : tenant === UPPER
        ? '"'
        : tenant < 0
          ? ''
          : name(tenant).slice(0, Math.min(10, WIDTH - 4 - rent.length)) + rent;
  return `${left}${placeName(place)} ${text.padEnd(WIDTH - 4)}${right}`;
}
