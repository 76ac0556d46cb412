import type { Summary } from '@insula/protocol';
import { type JSX, useEffect, useState } from 'react';
import { report, reportPage } from '../net/api.ts';
import { Button, buttonClass } from '../parts/button.tsx';
import { say as page } from '../words/say.ts';

/** Milliseconds between two looks at how far it is. */
const OFTEN = 700;

/** What decided a match against bots: thought over when somebody asks, and then a page to open. */
export function Report({ summary, seat }: { readonly summary: Summary; readonly seat: number }): JSX.Element | null {
  const [share, setShare] = useState<number | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isThinking = share !== null && share < 1;
  useEffect(() => {
    if (!isThinking) return;
    const look = (): void =>
      void report(summary.id, seat).then(
        (now) => setShare(now.share),
        () => {
          setShare(null);
          setFailed(true);
        },
      );
    look();
    const timer = setInterval(look, OFTEN);
    return () => clearInterval(timer);
  }, [isThinking, summary.id, seat]);
  if (!summary.seats.every(({ kind }, other) => kind === 'bot' || other === seat)) return null;
  if (share === 1)
    return (
      <a className={buttonClass()} href={reportPage(summary.id, seat)} target="_blank" rel="noreferrer">
        {page('report.open')}
      </a>
    );
  return (
    <Button disabled={isThinking} onClick={() => setShare(0)} aria-live="polite">
      {share === null
        ? page(hasFailed ? 'report.again' : 'report')
        : page('report.thinking', { percent: Math.floor(100 * share) })}
    </Button>
  );
}
