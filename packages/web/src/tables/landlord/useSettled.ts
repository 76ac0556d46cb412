import { useEffect, useState } from 'react';

/** What something was, until it has been something else for so many milliseconds. */
export function useSettled<Value>(now: Value, moment: number): Value {
  const [settled, setSettled] = useState(now);
  useEffect(() => {
    if (settled === now) return;
    const timer = setTimeout(() => setSettled(now), moment);
    return () => clearTimeout(timer);
  }, [settled, now, moment]);
  return settled;
}
