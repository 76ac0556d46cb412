import { type JSX, useEffect, useState } from 'react';
import { say } from '../words/say.ts';
import { Mark } from './bar.tsx';
import { Button } from './button.tsx';
import styles from './state.module.css';

/** While something is on its way; says so when that takes long, and offers to try again. */
export function Loading({ connection = 'connecting' }: { readonly connection?: string }): JSX.Element {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), 5000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main className={styles.state} aria-busy="true">
      <div className={styles.pulse}>
        <Mark />
      </div>
      <p>{say(connection === 'lost' ? 'connection.lost' : 'loading')}</p>
      {long ? <Button onClick={() => window.location.reload()}>{say('retry')}</Button> : null}
    </main>
  );
}
