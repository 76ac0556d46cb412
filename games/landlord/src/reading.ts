import { BadInput, type Json, readList, readWhole, shown } from '@insula/kernel';
import { CARDS, type CardName, type Kind, NONE } from './cards.ts';

/** Readers for the parts of a position that only this game has. */
export function readFlag(value: Json | undefined, what: string): boolean {
  if (typeof value !== 'boolean') throw new BadInput(`${what} must be true or false, not ${shown(value)}.`);
  return value;
}

export function readOneOf<T extends string>(value: Json | undefined, what: string, values: readonly T[]): T {
  if (!values.includes(value as T)) throw new BadInput(`${what} must be one of ${values.join(', ')}, not ${shown(value)}.`);
  return value as T;
}

/** A seat, counted from 1 as in notation; null is nobody. */
export function readSeat(value: Json | undefined, what: string, seats: number): number {
  return value === null ? -1 : readWhole(value, what, 1, seats) - 1;
}

export const writeSeat = (seat: number): Json => (seat < 0 ? null : seat + 1);

export function readCard(value: Json | undefined, what: string): Kind {
  const kind = CARDS.indexOf(value as CardName);
  if (kind < 0) throw new BadInput(`${what} must be the name of a card such as "bomb", not ${shown(value)}.`);
  return kind;
}

export const readCardOrNone = (value: Json | undefined, what: string): Kind =>
  value === null ? NONE : readCard(value, what);
export const writeCard = (kind: Kind): Json => (kind < 0 ? null : CARDS[kind]);

export const readCards = (value: Json | undefined, what: string): Kind[] =>
  readList(value, what).map((card) => readCard(card, `each card of ${what}`));
