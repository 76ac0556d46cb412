import type { JSX } from 'react';
import { Landlord } from '../art/crest.tsx';
import styles from './drama.module.css';

/** One of the two who deal, and what is said. */
export function Party({
  seat,
  name,
  money,
  children,
}: {
  readonly seat: number;
  readonly name: string;
  readonly money: string;
  readonly children: React.ReactNode;
}): JSX.Element {
  return (
    <div className={styles.party}>
      <p className={styles.bubble}>{children}</p>
      <Landlord seat={seat} />
      <b>{name}</b>
      <small>{money}</small>
    </div>
  );
}
