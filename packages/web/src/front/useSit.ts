import { useState } from 'react';
import { useLocation } from 'wouter';
import { join } from '../net/api.ts';
import { keepTyped } from '../parts/nameField.tsx';

/** Takes a free seat at a table and goes there, and whether the last one had just been taken by somebody else. */
export function useSit(): [sit: (match: string) => void, isTaken: boolean] {
  const [isTaken, setTaken] = useState(false);
  const [, go] = useLocation();
  const sit = (match: string): void => {
    setTaken(false);
    keepTyped()
      .then(() => join(match, null))
      .then(
        () => go(`/match/${match}`),
        () => setTaken(true),
      );
  };
  return [sit, isTaken];
}
