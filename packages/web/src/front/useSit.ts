import { useState } from 'react';
import { useLocation } from 'wouter';
import { join } from '../net/api.ts';
import { keepTyped } from '../parts/nameField.tsx';
import { troubleIn } from '../words/trouble.ts';

/** Takes a free seat at a table and goes there; or why not: it was taken meanwhile, or the table is gone. */
export function useSit(): [sit: (match: string) => void, trouble: string | null] {
  const [trouble, setTrouble] = useState<string | null>(null);
  const [, go] = useLocation();
  const sit = (match: string): void => {
    setTrouble(null);
    keepTyped()
      .then(() => join(match, null))
      .then(
        () => go(`/match/${match}`),
        (error: unknown) => setTrouble(troubleIn(error)),
      );
  };
  return [sit, trouble];
}
