import { BadInput, has, type Seat } from '@insula/kernel';
import { type Known, moveFrom, refused, seatName } from './known.ts';

/** The legal moves of a seat as they are written, in rulebook order. */
export function legalTexts({ game }: Known, state: unknown, seat: Seat): string[] {
  const moves: unknown[] = [];
  const count = game.legal(state, seat, moves);
  return moves.slice(0, count).map((move) => game.write(move));
}

export interface Turn {
  readonly seat: Seat;
  readonly move: unknown;
}

/** Who plays what is written: `2: pass` names the seat; otherwise the first one that may, those awaited before others.
 *  Throws `BadInput` with the refusal when nobody may. */
export function turnFrom(known: Known, state: unknown, seats: number, text: string): Turn {
  const { game } = known;
  const named = game.read(text.trim()) === null ? /^\s*(\d+)\s*:(.*)$/.exec(text) : null;
  if (named !== null) {
    const seat = Number(named[1]) - 1;
    if (seat < 0 || seat >= seats) throw new BadInput(`There is no seat ${named[1]}: seats are counted from 1 to ${seats}.`);
    return checked(known, state, seat, named[2]);
  }
  const move = moveFrom(known, text);
  const awaited = game.toAct(state);
  const inOrder = Array.from({ length: seats }, (_, seat) => seat).sort(
    (a, b) => Number(has(awaited, b)) - Number(has(awaited, a)) || a - b,
  );
  const seat = inOrder.find((candidate) => game.whyNot(state, candidate, move) === null);
  return seat === undefined ? checked(known, state, inOrder[0], text) : { seat, move };
}

function checked(known: Known, state: unknown, seat: Seat, text: string): Turn {
  const move = moveFrom(known, text);
  const refusal = known.game.whyNot(state, seat, move);
  if (refusal !== null) throw new BadInput(`${seatName(seat)} may not play "${text.trim()}": ${refused(known, refusal)}`);
  return { seat, move };
}
