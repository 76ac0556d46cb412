import type { JSX } from 'react';
import { say } from '../words/say.ts';
import styles from './house.module.css';

/** The roof is the sign. On a phone, where all else is below the games, it says to whom a turn is waiting. */
export function Roof({ waiting }: { readonly waiting: number }): JSX.Element {
  return (
    <div className={styles.roof}>
      <svg className={styles.wide} viewBox="0 0 1240 130" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.tiles} d="M26 128L92 30H1148L1214 128Z" vectorEffect="non-scaling-stroke" />
        <path className={styles.rows} d="M78 56H1162M62 80H1178M46 104H1194" vectorEffect="non-scaling-stroke" />
      </svg>
      <svg className={styles.phone} viewBox="0 0 344 58" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.tiles} d="M2 57L30 12H314L342 57Z" vectorEffect="non-scaling-stroke" />
        <path className={styles.rows} d="M22 28H322M13 43H331" vectorEffect="non-scaling-stroke" />
      </svg>
      <svg className={styles.chimney} viewBox="0 0 130 130" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
        <path className={styles.tiles} d="M52 58V8h34v50Z" />
        <path className={styles.tiles} d="M46 2h46v12H46z" />
      </svg>
      <svg className={styles.dormer} viewBox="0 0 130 130" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
        <path className={styles.front} d="M30 124V56L65 22l35 34v68Z" />
        <path className={styles.eaves} d="M22 62L65 20l43 42" />
        <path className={styles.pane} d="M44 124V70h42v54Z" />
        <path className={styles.lodger} d="M56 124l4-26h10l4 26ZM50 92q15 8 30 0q-9-2-9-10h-12q0 8-9 10Z" />
      </svg>
      <div className={styles.signboard}>
        <h1>Insula</h1>
        <p>
          <span className={styles.wide}>{say('front.tagline')}</span>
          <span className={styles.phone}>
            {waiting === 0 ? (
              say('front.short')
            ) : (
              <a className={styles.calls} href="#mine">
                {say('front.yours', { count: waiting })}
              </a>
            )}
          </span>
        </p>
      </div>
    </div>
  );
}
