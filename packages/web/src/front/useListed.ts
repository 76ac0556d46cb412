import type { YourMatch } from '@insula/protocol';
import { useEffect, useState } from 'react';
import { matches as listed } from '../net/api.ts';

const EVERY = 10_000;

export interface Listed {
  /** Null until the server has said it. */
  readonly found: readonly YourMatch[] | null;
  /** Shows a page more; null: there are no more. */
  readonly more: (() => void) | null;
}

/** Matches of one kind, the newest first, looked up again and again. */
export function useListed(which: 'open' | 'live' | 'present'): Listed {
  const [pages, setPages] = useState(1);
  const [shown, setShown] = useState<{ readonly found: readonly YourMatch[]; readonly next: number | null } | null>(null);
  useEffect(() => {
    let gone = false;
    const look = (): void => {
      firstPages(which, pages).then(
        (all) => {
          if (!gone) setShown(all);
        },
        () => {},
      );
    };
    look();
    const timer = setInterval(look, EVERY);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [which, pages]);
  const isAll = shown === null || shown.next === null;
  return { found: shown?.found ?? null, more: isAll ? null : () => setPages(pages + 1) };
}

async function firstPages(which: 'open' | 'live' | 'present', pages: number) {
  const found: YourMatch[] = [];
  let next: number | null = null;
  for (let page = 0; page < pages && (page === 0 || next !== null); page++) {
    const each = await listed(which, next);
    found.push(...each.matches);
    next = each.next;
  }
  return { found, next };
}

/** Those of other people. A table at which all sit waits for its host alone. */
export const othersIn = ({ found }: Listed): readonly YourMatch[] =>
  found?.filter(({ match, yours, host }) => yours.length === 0 && !host && !isFull(match)) ?? [];

const isFull = ({ phase, seats }: YourMatch['match']): boolean =>
  phase === 'open' && seats.every(({ kind }) => kind !== 'open');
