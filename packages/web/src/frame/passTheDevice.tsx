import type { JSX } from 'react';
import type { Link } from '../house/link.ts';
import { useSeated } from '../house/useSeated.ts';
import { Bar } from '../parts/bar.tsx';
import { Button } from '../parts/button.tsx';
import { seatNames } from '../parts/seatNames.ts';
import state from '../parts/state.module.css';
import { say } from '../words/say.ts';

/** Between two people at one device: nothing of either hand is to be seen. */
export function PassTheDevice({
  link,
  title,
  onTaken,
}: {
  readonly link: Link;
  readonly title: string;
  onTaken(): void;
}): JSX.Element {
  const { summary, seat } = useSeated(link, 'summary', 'seat');
  const name = summary === null ? '' : seatNames(summary.seats)[seat ?? 0];
  return (
    <>
      <Bar title={title} />
      <main className={state.state}>
        <svg viewBox="0 0 120 70" className={state.door} aria-hidden="true">
          <rect x="42" y="4" width="36" height="62" rx="6" className={state.leaf} />
          <path d="M8 35h22M22 25l10 10-10 10M90 35h22M104 25l10 10-10 10" fill="none" className={state.floor} />
        </svg>
        <h2>{say('pass.title', { name, seat: (seat ?? 0) + 1 })}</h2>
        <p>{say('pass.help')}</p>
        <Button look={['strong', 'big']} onClick={onTaken} autoFocus>
          {say('pass.take', { name, seat: (seat ?? 0) + 1 })}
        </Button>
      </main>
    </>
  );
}
