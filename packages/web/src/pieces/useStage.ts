import type { Item } from '@insula/protocol';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { depart, flip, type Spots, spots } from './flip.ts';
import { isBeside, type Piece, reconciled, type Side, type Standing, type Travel, travelled } from './pieces.ts';

export interface Stage {
  readonly pieces: readonly Piece[];
  /** How many steps are still to be shown. */
  readonly behind: number;
  /** Whoever crossed an edge in the step being shown. */
  readonly crossing: readonly Travel[];
  readonly ref: RefObject<HTMLDivElement | null>;
  skip(): void;
}

const STEP = 430;

/** The pieces of a view, one step after the other as things happened, then as they stand. */
export function useStage(
  standing: readonly Standing[],
  items: readonly Item[],
  travels: (event: unknown) => Travel[],
): Stage {
  const ref = useRef<HTMLDivElement | null>(null);
  const before = useRef<Spots>(new Map());
  const marks = useRef({ origins: new Map<string, string>(), over: new Map<string, Side>() });
  const seen = useRef(items.length);
  const queue = useRef<Travel[][]>([]);
  const [pieces, setPieces] = useState<readonly Piece[]>(() => reconciled([], standing));
  const [behind, setBehind] = useState(0);
  const [crossing, setCrossing] = useState<readonly Travel[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const goal = useRef(standing);
  const shown = useRef(pieces);

  const show = useCallback((next: readonly Piece[], steps: readonly Travel[]) => {
    if (ref.current !== null) before.current = spots(ref.current);
    marks.current = marked(next, steps);
    for (const { from, to, kind } of steps) {
      const gone = isBeside(to) ? shown.current.find((piece) => piece.place === from && piece.kind === kind) : undefined;
      if (ref.current !== null && gone !== undefined) depart(ref.current, String(gone.id), to);
    }
    shown.current = next;
    setCrossing(steps.filter(({ over }) => over !== null));
    setPieces(next);
  }, []);

  const advance = useCallback(() => {
    timer.current = null;
    const step = queue.current.shift();
    setBehind(queue.current.length);
    if (step === undefined) {
      show(reconciled(shown.current, goal.current), []);
      return;
    }
    show(travelled(shown.current, step), step);
    const pause = step.some(({ over }) => over !== null) ? STEP * 1.7 : STEP;
    timer.current = setTimeout(advance, queue.current.length > 12 ? pause / 2 : pause);
  }, [show]);

  useEffect(() => {
    goal.current = standing;
    const fresh = items.slice(seen.current);
    seen.current = items.length;
    const undone = fresh.some(({ kind }) => kind === 'undo');
    if (undone) queue.current = [];
    else
      for (const item of fresh) {
        const step = item.kind === 'event' ? travels(item.event) : [];
        if (step.length > 0) queue.current.push(step);
      }
    setBehind(queue.current.length);
    if (timer.current === null || undone) advance();
  }, [standing, items, travels, advance]);

  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
      timer.current = null;
    },
    [],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: flies whenever other pieces are drawn
  useLayoutEffect(() => {
    if (ref.current !== null) flip(ref.current, before.current, marks.current.origins, marks.current.over);
  }, [pieces]);

  const skip = useCallback(() => {
    queue.current = [];
    if (timer.current !== null) clearTimeout(timer.current);
    advance();
  }, [advance]);

  return { pieces, behind, crossing, ref, skip };
}

function marked(
  pieces: readonly Piece[],
  steps: readonly Travel[],
): { origins: Map<string, string>; over: Map<string, Side> } {
  const origins = new Map<string, string>();
  const over = new Map<string, Side>();
  for (const { to, from, over: side } of steps) {
    const piece = pieces.find(({ place }) => place === to);
    if (piece === undefined) continue;
    if (isBeside(from)) origins.set(String(piece.id), from);
    if (side !== null) over.set(String(piece.id), side);
  }
  return { origins, over };
}
