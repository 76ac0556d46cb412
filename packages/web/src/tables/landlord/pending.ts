import type { View } from '@insula/landlord';
import { CARDS, type CardName, ROOMS } from '@insula/landlord/face';

/** A card that was played at somebody, and whose effect is still to come. */
export interface Pending {
  readonly card: CardName;
  readonly by: number;
  readonly house: number;
  /** Null: the whole house. */
  readonly place: number | null;
}

/** What is aimed at, as long as somebody may answer it; null: nothing. */
export function pendingOf(view: View): Pending | null {
  const frame = view.stack.at(-1);
  if (frame?.kind !== 'answer' || frame.at < 0) return null;
  const inRoom = { house: Math.floor(frame.at / ROOMS), place: frame.at % ROOMS };
  switch (frame.deed) {
    case 'bomb':
      return { card: 'bomb', by: frame.by, house: frame.at, place: null };
    case 'murder':
      return { card: 'murder', by: frame.by, ...inRoom };
    case 'squatters':
      return { card: 'squatters', by: frame.by, ...inRoom };
    case 'move':
      return { card: 'move', by: frame.by, ...inRoom };
    default:
      return null;
  }
}

/** The cards on the table, oldest first: what was played, then the answers. */
export const chainOf = ({ inPlay }: View): readonly CardName[] => inPlay.map((kind) => CARDS[kind]);

/** The seat that the police question; null: nobody. */
export function questioned(view: View): number | null {
  const frame = view.stack.at(-1);
  return frame?.kind === 'answer' && frame.deed === 'question' ? frame.hit : null;
}

/** Whether the police or two landlords talk: that needs the whole stage. */
export const isTalk = (view: View): boolean => questioned(view) !== null || view.stack.at(-1)?.kind === 'deal';
