import type { View } from '@insula/room-share';
import { ARROWS, CARDS, COLOURS, FLAT_NAMES, NONE, nextOut, tenantAt } from '@insula/room-share/face';
import type { Parts, Slot } from '../../choose/narrow.ts';
import { placeName } from './names.ts';

export const slots: readonly Slot[] = [
  { name: 'card', fine: false },
  { name: 'names', fine: false },
  { name: 'flat', fine: false },
  { name: 'place', fine: true },
  { name: 'other', fine: true },
  { name: 'tenant', fine: true },
];

const isFlat = (word: string): boolean => FLAT_NAMES.includes(word);
const isArrow = (word: string): boolean => (ARROWS as readonly string[]).includes(word);
const isColour = (word: string): boolean => (COLOURS as readonly string[]).includes(word);

/** The game's notation, taken apart: see `notation.ts` of the game for its forms. */
export function parts(move: string, view: View): Parts {
  const words = move.split(' ');
  const [first, second] = words;
  switch (first) {
    case 'guests':
      return { tenant: second };
    case 'communication':
      return { card: first, names: second, flat: words[2] };
    case 'swap':
    case 'departure':
      return isFlat(second) ? { card: first, flat: second, place: `${second} ${words[2]}` } : { card: first };
    case 'renovation':
      return isFlat(second)
        ? { card: first, flat: second, place: `${second} ${words[2]}`, other: `${second} ${words[3]}` }
        : { card: first };
    case 'with':
      return { flat: second, place: `${second} ${words[2]}` };
    case 'eviction':
    case 'contract':
      return { card: first, flat: second };
    case 'room':
    case 'landlord':
      return { flat: second };
    default:
      break;
  }
  if (isArrow(first)) {
    const to = FLAT_NAMES[nextOut(view)?.to ?? 0];
    return { flat: to, place: `${to} ${first}` };
  }
  if (isColour(first) && isFlat(second)) return { card: first, flat: second };
  if (isColour(first)) return { tenant: first, flat: FLAT_NAMES[view.flat], place: `${FLAT_NAMES[view.flat]} ${second}` };
  return {};
}

/** What somebody tried, spelt so that the rules can say why not. */
export function tried({ card, names, flat, place, other, tenant }: Parts, view: View): string | null {
  const arrow = place?.split(' ')[1];
  if (card !== undefined && view.phase !== 'turn') return OUT_OF_TURN;
  switch (view.phase) {
    case 'turn':
      if (flat === undefined) return null;
      if (view.duel || card === undefined) return `room ${flat}`;
      if (card === 'communication') return `communication ${names ?? COLOURS[0]} ${flat}`;
      if (card === 'departure' || card === 'swap') return `${card} ${flat} ${arrow ?? inhabited(flat, view)}`;
      if (card === 'renovation') return `renovation ${flat} ${pair(arrow, other?.split(' ')[1])}`;
      return `${card} ${flat}`;
    case 'tenant':
      if (isElsewhere(flat, view.flat)) return `room ${flat}`;
      return arrow === undefined ? null : `${tenant ?? COLOURS[view.turn]} ${arrow}`;
    case 'partner':
      return flat === undefined ? null : `with ${place ?? `${flat} ${ARROWS[0]}`}`;
    case 'landlord':
      return flat === undefined ? null : `landlord ${flat}`;
    case 'arrow':
      return isElsewhere(flat, nextOut(view)?.to ?? NONE) ? `room ${flat}` : (arrow ?? null);
    case 'last-chance':
      return flat === undefined ? null : `room ${flat}`;
    default:
      return null;
  }
}

/** An arrow somebody lives on, if there is one. */
function inhabited(flat: string, view: View): string {
  return ARROWS.find((_, arrow) => tenantAt(view, FLAT_NAMES.indexOf(flat), arrow) !== NONE) ?? ARROWS[0];
}

/** Some card: while something else is asked all are refused alike. */
const OUT_OF_TURN = `eviction ${FLAT_NAMES[0]}`;

/** Else the arrow picked before would be played, in the flat that was not clicked. */
const isElsewhere = (flat: string | undefined, asked: number): boolean => flat !== undefined && flat !== FLAT_NAMES[asked];

/** Two different arrows in the order in which a Renovation names them. */
function pair(one = 'up', two = one === 'down' ? 'up' : 'down'): string {
  const [a, b] = [ARROWS.indexOf(one as 'up'), ARROWS.indexOf(two as 'up')].sort((x, y) => x - y);
  return `${ARROWS[a]} ${ARROWS[b === a ? (a + 1) % ARROWS.length : b]}`;
}

/** Your own tenants before guests; an evicted tenant walks on the way it came, if it can. */
export function usual(view: View, seat: number): Parts {
  const next = view.phase === 'arrow' ? nextOut(view) : null;
  if (next === null) return { tenant: COLOURS[seat] };
  const free = ARROWS.map((_, arrow) => arrow).filter((arrow) => tenantAt(view, next.to, arrow) === NONE);
  const onward = free.includes(next.exit) ? next.exit : free[0];
  return { tenant: COLOURS[seat], place: placeName(next.to, onward) };
}

/** S-29: an event for no effect is not played by merely looking at its card. */
export const confirms = (move: string): boolean => move.endsWith(' nobody') || move === 'pass';

export const chore = ({ phase }: View): boolean => phase === 'arrow' || phase === 'landlord';

/** The cards of a hand, one after the other. */
export const cardsOf = (hand: readonly number[]): string[] =>
  hand.flatMap((count, card) => Array.from({ length: count }, () => CARDS[card]));
