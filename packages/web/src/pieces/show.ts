import type { Item } from '@insula/protocol';
import { type Piece, type Placed, reconciled, type Travel, travelled } from './pieces.ts';

/** What happened in one item of the log, to be shown on the board. */
export interface Step {
  readonly n: number;
  readonly travels: readonly Travel[];
}

/** The pieces on their way from one view to the next, one step after the other as things happened. */
export interface Show {
  readonly placed: readonly Placed[];
  readonly items: readonly Item[];
  readonly pieces: readonly Piece[];
  /** The step under way; null: all stand where the view has them. */
  readonly step: Step | null;
  /** Still to be shown after it. */
  readonly later: readonly Step[];
}

export const opened = (placed: readonly Placed[], items: readonly Item[]): Show => ({
  placed,
  items,
  pieces: reconciled([], placed),
  step: null,
  later: [],
});

/** So many steps behind, the board would contradict the result that stands beside it for too long. */
const LONG_BEHIND = 12;

/** With what has happened since. It begins at once, unless something is under way. */
export function told(
  show: Show,
  placed: readonly Placed[],
  items: readonly Item[],
  travels: (event: unknown) => readonly Travel[],
): Show {
  const fresh = items.slice(show.items.length);
  if (fresh.some(({ kind }) => kind === 'undo')) return next({ ...show, placed, items, later: [] });
  const steps = fresh.map((item) => ({ n: item.n, travels: item.kind === 'event' ? travels(item.event) : [] }));
  const later = [...show.later, ...steps.filter((step) => step.travels.length > 0)];
  const longer = { ...show, placed, items, later };
  if (later.length > LONG_BEHIND && fresh.some(({ kind }) => kind === 'end')) return skipped(longer);
  return show.step === null ? next(longer) : longer;
}

/** The next step, or how things stand when there is none. */
export function next(show: Show): Show {
  const [step, ...later] = show.later;
  if (step === undefined) return { ...show, step: null, pieces: reconciled(show.pieces, show.placed) };
  return { ...show, step, later, pieces: travelled(show.pieces, step.travels) };
}

/** How things stand, without what is still to be shown. */
export const skipped = (show: Show): Show =>
  show.step === null && show.later.length === 0 ? show : next({ ...show, later: [] });

/** The last item whose showing has begun. */
export const shownOf = ({ step, items }: Show): number => step?.n ?? items.length;
