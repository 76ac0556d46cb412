import type { View } from '@insula/raja';
import { neutralPalaces, PRIEST } from '@insula/raja/face';
import { type JSX, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Piece } from '../../../pieces/pieces.ts';
import type { Seen } from '../../table.ts';
import { onMap } from '../onMap.ts';
import { placed } from '../placed.ts';
import { countedView, scoringShown } from '../scoring.ts';
import { say as words } from '../words.ts';
import { Ground } from './ground.tsx';
import { layoutOf } from './layout.ts';
import styles from './map.module.css';
import { type Marks, marksOf } from './marks.ts';
import { Overlay } from './overlay.tsx';
import { Picture } from './picture.tsx';
import { StandingPieces } from './standingPieces.tsx';
import { Targets } from './targets.tsx';
import { useZoom, ZOOMS } from './useZoom.ts';

interface Props {
  readonly seen: Seen<View>;
  readonly pieces: readonly Piece[];
  readonly stage: RefObject<HTMLDivElement | null>;
}

/** The map on its sheet, as large as its box times the zoom; a zoomed sheet is moved by scrolling. */
export function Sheet({ seen, pieces, stage }: Props): JSX.Element {
  const { view, say, seat } = seen;
  const scroller = useRef<HTMLDivElement>(null);
  const [wide, high] = useSize(scroller);
  const zoom = useZoom(scroller);
  const layout = layoutOf(view.map, Math.round(wide * zoom.level), Math.round(high * zoom.level), view.seats);
  const neutral = neutralPalaces(view);
  const on = useMemo(() => onMap(pieces, neutral), [pieces, neutral]);
  const marks = useMarks(seen);
  const scoring = scoringShown(seen);
  const then = scoring === null ? null : countedView(seen, scoring);
  const counted = useMemo(() => {
    if (then === null) return null;
    const stood = placed(then).map((each, nth) => ({ ...each, id: nth }));
    return { on: onMap(stood, neutralPalaces(then)), priest: then.holder[PRIEST] };
  }, [then]);
  const ghost = useMemo(
    () => (marks.way === null || seat === null ? null : { seat, stop: marks.way.stops[marks.way.stops.length - 1] }),
    [marks.way, seat],
  );
  return (
    <div className={styles.box}>
      <div className={styles.scroller} ref={scroller} data-zoomed={zoom.level > 1} {...zoom.touches}>
        <div className={styles.sheet} ref={stage} style={{ width: `${layout.wide}px`, height: `${layout.high}px` }}>
          <Picture layout={layout} />
          <Ground layout={layout} view={view} on={on} marks={marks} say={say} />
          <StandingPieces layout={layout} seats={view.seats} pieces={pieces} on={on} ghost={ghost} />
          <Overlay layout={layout} marks={marks} counted={counted} />
          <Targets layout={layout} seen={seen} on={on} marks={marks} onZoom={zoom.to} />
        </div>
      </div>
      <div className={styles.zoom}>
        <button
          type="button"
          aria-label={words('zoom.in')}
          disabled={zoom.level === ZOOMS[ZOOMS.length - 1]}
          onClick={() => zoom.to(1)}
        >
          +
        </button>
        {zoom.level === ZOOMS[0] ? null : (
          <button type="button" aria-label={words('zoom.out')} onClick={() => zoom.to(-1)}>
            −
          </button>
        )}
      </div>
    </div>
  );
}

/** The same marks as before, unless a move has changed any: most of them leave most of the map as it is. */
function useMarks(seen: Seen<View>): Marks {
  const { view, seat, chooser, looks, pointed, held } = seen;
  const last = useRef<Marks | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only these change what is marked
  return useMemo(() => {
    const now = marksOf(seen);
    if (last.current === null || written(last.current) !== written(now)) last.current = now;
    return last.current;
  }, [view, seat, chooser, looks, pointed, held]);
}

const written = (marks: Marks): string =>
  JSON.stringify({ ...marks, tolls: [...marks.tolls], villages: [...marks.villages] });

/** On a smaller sheet cities would lie on each other, and some would have no land. */
const LEAST = 200;

/** The room there is for the map. */
function useSize(box: RefObject<HTMLElement | null>): readonly [number, number] {
  const [size, setSize] = useState<readonly [number, number]>([846, 531]);
  useLayoutEffect(() => {
    const node = box.current;
    if (node === null) return;
    const measure = (): void => {
      if (node.clientWidth > 0 && node.clientHeight > 0)
        setSize([Math.max(LEAST, node.clientWidth), Math.max(LEAST, node.clientHeight)]);
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(node);
    return () => watch.disconnect();
  }, [box]);
  return size;
}
