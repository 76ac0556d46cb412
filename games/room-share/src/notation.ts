import { FLAT_NAMES } from './flats.ts';
import { ALPHABET } from './moves.ts';
import { ARROWS, CARDS, COLOURS, type Move } from './types.ts';

/**
 * A move as people write it: `red c3` (a key), `communication red c3`, `departure b2 left`, `departure nobody`,
 * `eviction c3`, `contract c3`, `swap a1 up` and then `with c2 left`, `renovation c3 up left`, `room c3`, `blue up` (a
 * tenant and its arrow), `landlord c3`, `left`, `guests yellow`, `pass`.
 */
export function spell(move: Move): string {
  const flat = FLAT_NAMES[move.flat];
  const colour = COLOURS[move.colour];
  const arrow = ARROWS[move.arrow];
  switch (move.does) {
    case 'guests':
      return `guests ${colour}`;
    case 'key':
      return `${colour} ${flat}`;
    case 'communication':
      return `communication ${colour} ${flat}`;
    case 'departure':
    case 'swap':
    case 'with':
      return `${move.does} ${flat} ${arrow}`;
    case 'eviction':
    case 'contract':
    case 'room':
    case 'landlord':
      return `${move.does} ${flat}`;
    case 'renovation':
      return `renovation ${flat} ${arrow} ${ARROWS[move.other]}`;
    case 'nothing':
      return `${CARDS[move.card]} nobody`;
    case 'tenant':
      return `${colour} ${arrow}`;
    case 'arrow':
      return arrow;
    case 'pass':
      return 'pass';
  }
}

const WRITTEN = new Map<Move, string>(ALPHABET.map((move) => [move, spell(move)]));
const MEANT = new Map<string, Move>(ALPHABET.map((move) => [spell(move), move]));

export const write = (move: Move): string => WRITTEN.get(move) ?? spell(move);
/** Most are written as we write them: those need not be looked at letter by letter. */
export const read = (text: string): Move | null => MEANT.get(text) ?? MEANT.get(plain(text)) ?? null;

const plain = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ');
