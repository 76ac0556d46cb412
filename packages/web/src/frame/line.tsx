import { type JSX, memo, useEffect, useState } from 'react';
import { say } from '../words/say.ts';
import styles from './line.module.css';

/** Says when the line to the house is down. A short gap is nobody's business. */
export const Line = memo(function Line({ line }: { readonly line: string }): JSX.Element {
  const [down, setDown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDown(line !== 'open'), line === 'open' ? 0 : 700);
    return () => clearTimeout(timer);
  }, [line]);
  return (
    <div role="status" className={styles.line} data-down={down}>
      {down ? <span className={styles.note}>{say('line.lost')}</span> : null}
    </div>
  );
});
