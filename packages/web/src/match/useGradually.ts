import { startTransition, useEffect, useState } from 'react';

/** Quick bots are done by then. */
const MOMENT = 150;
/** So many more at a time, and so many milliseconds in between: a move that comes meanwhile does not wait for all of them. */
const STEP = 16;
const BETWEEN = 40;

/** The first few of a list at once, the others a few at a time once it has been the same for a moment. What takes the place of
 *  an empty list is what was there before, until it is cleared away. */
export function useGradually<Thing>(list: readonly Thing[], first: number): readonly Thing[] {
  const [drawn, setDrawn] = useState({ list, count: first });
  const isSame = drawn.list === list;
  const count = isSame ? drawn.count : first;
  useEffect(() => {
    if (isSame && count >= list.length) return;
    const next = { list, count: count + STEP };
    const timer = setTimeout(() => startTransition(() => setDrawn(next)), isSame && count > first ? BETWEEN : MOMENT);
    return () => clearTimeout(timer);
  }, [list, isSame, count, first]);
  return isSame || list.length > 0 ? list.slice(0, count) : drawn.list.slice(0, drawn.count);
}
