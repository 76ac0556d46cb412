import type { JSX } from 'react';
import { Link } from 'wouter';
import { en } from '../words/en.ts';
import { say } from '../words/say.ts';
import { Bar } from './bar.tsx';
import { Button, buttonClass } from './button.tsx';
import styles from './state.module.css';

/** What no link will ever lead to. */
const NEVER = ['no-game', 'no-page'];
/** What is not there will not be there in a moment either: the way out comes first. */
const GONE = ['no-match', ...NEVER];

/** Where it cannot go on: what is wrong, in words, and what can be done about it. */
export function Stop({ code, onRetry }: { readonly code: string; onRetry(): void }): JSX.Element {
  const known = `stop.${code}` in en ? code : 'unknown';
  const gone = GONE.includes(known);
  const again = (
    <Button
      key="again"
      look={gone ? 'plain' : 'strong'}
      onClick={known === 'protocol' ? () => window.location.reload() : onRetry}
    >
      {say(AGAIN[known] ?? 'retry')}
    </Button>
  );
  const home = (
    <Link key="home" href="/" className={buttonClass(gone ? 'strong' : 'plain')}>
      {say('stop.home')}
    </Link>
  );
  return (
    <>
      <Bar />
      <main className={styles.state}>
        <svg viewBox="0 0 120 110" className={styles.door} aria-hidden="true">
          <path d="M22 8h76v96H22z" className={styles.frame} />
          <path d="M32 18h56v86H32z" className={styles.leaf} />
          <circle cx="78" cy="64" r="4.5" className={styles.knob} />
          <path d="M42 30h36v14H42z" className={styles.sign} />
          <path d="M8 104h104" className={styles.floor} />
        </svg>
        <h1>{say(`stop.${known}`)}</h1>
        <p>{say(`stop.${known}.help`)}</p>
        <div className={styles.ways}>{NEVER.includes(known) ? home : gone ? [home, again] : [again, home]}</div>
      </main>
    </>
  );
}

/** What trying again comes to, where it is more than that. */
const AGAIN: { readonly [code: string]: string } = { protocol: 'reload', 'not-yours': 'stop.look', 'no-seat': 'stop.look' };
