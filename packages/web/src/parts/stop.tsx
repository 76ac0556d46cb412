import type { JSX } from 'react';
import { Link } from 'wouter';
import { en } from '../words/en.ts';
import { say } from '../words/say.ts';
import { Bar } from './bar.tsx';
import { Button, buttonClass } from './button.tsx';
import styles from './state.module.css';

/** Where it cannot go on: what is wrong, in words, and what can be done about it. */
export function Stop({ code, onRetry }: { readonly code: string; onRetry(): void }): JSX.Element {
  const known = `stop.${code}` in en ? code : 'unknown';
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
        <div className={styles.ways}>
          <Button look="strong" onClick={known === 'protocol' ? () => window.location.reload() : onRetry}>
            {say(known === 'protocol' ? 'reload' : 'retry')}
          </Button>
          <Link href="/" className={buttonClass()}>
            {say('bar.home')}
          </Link>
        </div>
      </main>
    </>
  );
}
