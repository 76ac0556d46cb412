import { ACTIONS, DISCS } from './actions.ts';
import { CHARACTERS } from './characters.ts';
import { PLACES } from './maps/places.ts';
import { alphabet } from './moves.ts';
import type { Move } from './types.ts';

export const discName = (disc: number): string => `${ACTIONS[DISCS[disc][0]]} + ${ACTIONS[DISCS[disc][1]]}`;

function spelt(move: Move): string {
  switch (move.do) {
    case 'bid':
      return `bid ${move.amount}`;
    case 'disc':
      return `disc ${discName(move.amount)}`;
    case 'house':
    case 'lift':
    case 'put':
    case 'free house':
    case 'free lift':
    case 'governor':
    case 'travel':
      return `${move.do} ${PLACES[move.place]}`;
    case 'take':
    case 'give':
      return `${move.do} ${CHARACTERS[move.card]}`;
    case 'swap':
      return `swap ${CHARACTERS[move.gift]} for ${CHARACTERS[move.card]}`;
    case 'seduce':
      return `seduce seat ${move.seat + 1}`;
    case 'merchant':
      return "merchant's gold";
    case 'yogi':
      return "yogi's marker";
    case 'marker':
      return `marker ${ACTIONS[move.action]}`;
    case 'pass':
    case 'gold':
    case 'quarry':
    case 'large palace':
    case 'small palace':
    case 'end turn':
      return move.do;
  }
}

const texts = new Map(alphabet.map((move) => [move, spelt(move)]));
const moves = new Map(alphabet.map((move) => [plain(spelt(move)), move]));

export const write = (move: Move): string => texts.get(move) ?? spelt(move);
export const read = (text: string): Move | null => moves.get(plain(text)) ?? null;

/** However it is capitalised and spaced. */
function plain(text: string): string {
  return text.trim().toLowerCase().replace(/\s+/g, ' ');
}
