import type { JSX } from 'react';
import styles from './cover.module.css';

const DRAWN = ['room-share', 'landlord', 'landlord-second', 'raja', 'example'];

/** The picture on the lid of a game; a plain house for one that has none. What must be seen lies in its middle square. */
export function Cover({ game }: { readonly game: string }): JSX.Element {
  return <img className={styles.cover} src={`/covers/${DRAWN.includes(game) ? game : 'house'}.svg`} alt="" />;
}
