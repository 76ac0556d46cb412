import { type JSX, memo, useEffect, useState } from 'react';
import { say } from '../words/say.ts';
import styles from './offline.module.css';

/** Says when the connection to the server is down. A short gap is nobody's business. */
export const Offline = memo(function Offline({ connection }: { readonly connection: string }): JSX.Element {
  const [down, setDown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDown(connection !== 'open'), connection === 'open' ? 0 : 700);
    return () => clearTimeout(timer);
  }, [connection]);
  return (
    <div role="status" className={styles.offline} data-down={down}>
      {down ? <span className={styles.note}>{say('connection.lost')}</span> : null}
    </div>
  );
});
