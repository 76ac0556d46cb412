import type { View } from '@insula/landlord';
import { type CardName, kindOf, roofPrice } from '@insula/landlord/face';
import type { Choice } from '../../choose/narrow.ts';
import type { Seen } from '../table.ts';
import { isAsked } from './aim.ts';

/** Something that finishes the house under construction. */
export interface Finish {
  readonly move: string;
  readonly card: CardName;
  /** F-21: what it costs from the supply; null: it is in the hand. */
  readonly price: number | null;
}

export function roofsToFinish(view: View, choices: readonly Choice[]): readonly Finish[] {
  return choices
    .filter(({ move }) => move.startsWith('roof '))
    .map(({ move, parts }) => {
      const card = parts.card as CardName;
      const isHeld = (view.hand?.[kindOf(card)] ?? 0) > 0;
      return { move, card, price: isHeld || view.seat === null ? null : roofPrice(view, view.seat) };
    });
}

/** Whether a tap on a card lays it: on the lot that was tapped, or in the house that is begun. */
export function isBuilding(seen: Seen<View>): boolean {
  const { view, looks } = seen;
  if (!isAsked(seen) || view.stack.at(-1)?.kind !== 'play') return false;
  return view.site >= 0 ? looks.building !== 'no' : looks.building === 'yes';
}

/** What a tap on a card does while building: a roof finishes, any other card is a floor. */
export const builtWith = (choices: readonly Choice[], card: string): string | null =>
  (choices.find(({ move }) => move === `roof ${card}`) ?? choices.find(({ move }) => move === `lay ${card}`))?.move ?? null;
