import { useEffect, useMemo, useState } from 'react';
import * as api from '../net/api.ts';
import { fetching, type Shown } from './moments.ts';

/** The moment `n`, as soon as it is there; until then the one before. */
export function useMoments(match: string, eyes: api.Eyes, n: number, of: number): Shown | null {
  const [shown, setShown] = useState<Shown | null>(null);
  const want = useMemo(() => fetching((through, at) => api.moment(match, through, at), setShown), [match]);
  useEffect(() => want({ eyes, n, of }), [want, eyes, n, of]);
  useEffect(() => () => want(null), [want]);
  return shown;
}
