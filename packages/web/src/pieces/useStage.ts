import type { Item } from '@insula/protocol';
import { type RefObject, useCallback, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { depart, flip, NOWHERE, resized } from './flip.ts';
import { isBeside, type Piece, type Placed, type Travel } from './pieces.ts';
import { next, opened, type Show, shownOf, skipped, told } from './show.ts';
import { ShowingContext } from './showing.ts';
import { atTempo, pauseOf } from './tempo.ts';

export interface Stage {
  readonly pieces: readonly Piece[];
  /** How many steps are still to be shown. */
  readonly behind: number;
  /** The last item of the log whose showing has begun. */
  readonly shown: number;
  /** Whoever crossed an edge in the step being shown. */
  readonly crossing: readonly Travel[];
  readonly ref: RefObject<HTMLDivElement | null>;
  skip(): void;
}

const STEP = 430;
/** More steps than this are shown at double speed. */
const MANY = 12;
const NONE: readonly Travel[] = [];

/** The pieces of a view, one step after the other as things happened, then as they stand. */
export function useStage(
  placed: readonly Placed[],
  items: readonly Item[],
  travels: (event: unknown) => readonly Travel[],
): Stage {
  const ref = useRef<HTMLDivElement | null>(null);
  const spots = useRef(NOWHERE);
  const drawn = useRef<readonly Piece[]>([]);
  const [show, setShow] = useState(() => opened(placed, items));
  // While drawing, so that a move is on its way in the same frame as everything else that it changes.
  if (show.placed !== placed || show.items !== items) {
    const more = told(show, placed, items, travels);
    setShow(pauseOf(STEP) === 0 ? skipped(more) : more);
  }
  const { pieces, step, later } = show;

  useLayoutEffect(() => {
    const stage = ref.current;
    if (stage === null || pieces === drawn.current) return;
    const before = spots.current;
    spots.current = flip(stage, before, pieces, step?.travels ?? NONE);
    for (const { id, place } of leaving(drawn.current, step?.travels ?? NONE)) depart(stage, before, id, place);
    drawn.current = pieces;
  }, [pieces, step]);

  useResized(ref, (stage) => {
    spots.current = resized(stage, spots.current, drawn.current);
  });

  const showing = useContext(ShowingContext);
  const shown = shownOf(show);
  useLayoutEffect(() => showing?.begun(shown), [showing, shown]);
  useEffect(() => showing?.onFinish(() => setShow(skipped)), [showing]);

  const many = later.length > MANY;
  useEffect(() => {
    if (step === null) return;
    const pause = step.travels.some(({ over }) => over !== null) ? STEP * 1.7 : STEP;
    const timer = setTimeout(() => setShow(next), atTempo(many ? pause / 2 : pause));
    return () => clearTimeout(timer);
  }, [step, many]);

  const skip = useCallback(() => setShow(skipped), []);
  return { pieces, behind: later.length, shown, crossing: crossingOf(show), ref, skip };
}

/** Else whoever moves next sets out from where the stage had them when it was larger. */
function useResized(ref: RefObject<HTMLDivElement | null>, then: (stage: HTMLDivElement) => void): void {
  const last = useRef(then);
  const watched = useRef<HTMLDivElement | null>(null);
  const watch = useRef<ResizeObserver | null>(null);
  // The stage may give way to another view of the same, and come back as another.
  useLayoutEffect(() => {
    last.current = then;
    if (watched.current === ref.current) return;
    watched.current = ref.current;
    watch.current?.disconnect();
    if (ref.current === null) return;
    const stage = ref.current;
    watch.current = new ResizeObserver(() => last.current(stage));
    watch.current.observe(stage);
  });
  useEffect(() => () => watch.current?.disconnect(), []);
}

/** Those who leave the board, and the places beside it that they go to. */
function leaving(pieces: readonly Piece[], travels: readonly Travel[]): { id: number; place: string }[] {
  return travels.flatMap(({ kind, from, to }) => {
    const gone = isBeside(to) ? pieces.find((piece) => piece.place === from && piece.kind === kind) : undefined;
    return gone === undefined ? [] : [{ id: gone.id, place: to }];
  });
}

function crossingOf({ step }: Show): readonly Travel[] {
  const over = step?.travels.filter((travel) => travel.over !== null) ?? NONE;
  return over.length === 0 ? NONE : over;
}
