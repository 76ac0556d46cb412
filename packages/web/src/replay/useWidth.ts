import { type RefObject, useLayoutEffect, useState } from 'react';

/** How wide something is drawn; 0 before that is known. */
export function useWidth(of: RefObject<HTMLElement | null>): number {
  const [wide, setWide] = useState(0);
  useLayoutEffect(() => {
    const box = of.current;
    if (box === null) return;
    const watch = new ResizeObserver(() => setWide(box.clientWidth));
    watch.observe(box);
    setWide(box.clientWidth);
    return () => watch.disconnect();
  }, [of]);
  return wide;
}
