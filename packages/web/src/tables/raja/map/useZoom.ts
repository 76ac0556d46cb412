import { type RefObject, type TouchEvent, useLayoutEffect, useRef, useState } from 'react';

export const ZOOMS: readonly number[] = [1, 1.5, 2.2];
/** So far two fingers must part, or come together, for the next zoom. */
const PINCH = 1.25;

export interface Zoom {
  readonly level: number;
  to(step: 1 | -1): void;
  readonly touches: {
    onTouchStart(event: TouchEvent): void;
    onTouchMove(event: TouchEvent): void;
  };
}

/** A few sizes of the sheet, by buttons or two fingers; the middle of what is in sight stays where it is. */
export function useZoom(box: RefObject<HTMLElement | null>): Zoom {
  const [nth, setNth] = useState(0);
  const before = useRef(ZOOMS[0]);
  const apart = useRef(0);
  const level = ZOOMS[nth];
  useLayoutEffect(() => {
    const node = box.current;
    if (node === null || before.current === level) return;
    const scale = level / before.current;
    before.current = level;
    node.scrollLeft = (node.scrollLeft + node.clientWidth / 2) * scale - node.clientWidth / 2;
    node.scrollTop = (node.scrollTop + node.clientHeight / 2) * scale - node.clientHeight / 2;
  }, [box, level]);
  const to = (step: 1 | -1): void => setNth((now) => Math.min(ZOOMS.length - 1, Math.max(0, now + step)));
  return {
    level,
    to,
    touches: {
      onTouchStart({ touches }) {
        if (touches.length === 2) apart.current = between(touches);
      },
      onTouchMove({ touches }) {
        if (touches.length !== 2 || apart.current === 0) return;
        const grown = between(touches) / apart.current;
        if (grown < PINCH && grown > 1 / PINCH) return;
        to(grown > 1 ? 1 : -1);
        apart.current = between(touches);
      },
    },
  };
}

const between = (touches: TouchEvent['touches']): number =>
  Math.hypot(touches[0].clientX - touches[1].clientX, touches[0].clientY - touches[1].clientY);
