import { CARDS } from './cards.ts';
import { alphabet } from './moves.ts';
import { type Move, NONE } from './types.ts';

/** `build brick`, `offer leak 2`, `bid 5`: the deed, then the card, the seat (counted from 1) and the amount it has. */
export function write(move: Move): string {
  let text: string = move.do;
  if (move.card !== NONE) text += ` ${CARDS[move.card]}`;
  if (move.seat !== NONE) text += ` ${move.seat + 1}`;
  if (move.amount !== NONE) text += ` ${move.amount}`;
  return text;
}

const byText: ReadonlyMap<string, Move> = new Map(alphabet.map((move) => [write(move), move]));

export const read = (text: string): Move | null => byText.get(text.trim().toLowerCase().replace(/\s+/g, ' ')) ?? null;
