import { startTransition, useEffect, useState } from 'react';

/** Quick bots are done by then. */
const MOMENT = 150;

/** The value once it has been the same for a moment; until then the one before. */
export function useStill<Value>(value: Value): Value {
  const [still, setStill] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setStill(value)), MOMENT);
    return () => clearTimeout(timer);
  }, [value]);
  return still;
}
