import type { JSX } from 'react';
import type { GameOnShelf } from '../net/api.ts';
import { say } from '../words/say.ts';
import styles from './gameFacts.module.css';

const HEAVIEST = 5;

/** For how many, how long, how heavy. */
export function GameFacts({ game: { about, seats } }: { readonly game: GameOnShelf }): JSX.Element {
  return (
    <ul className={styles.facts}>
      <li>{say('fact.seats', { fewest: Math.min(...seats), most: Math.max(...seats) })}</li>
      <li>{say('fact.minutes', { from: about.minutes[0], to: about.minutes[1] })}</li>
      <li>
        <span className={styles.weight} aria-hidden="true">
          {Array.from({ length: HEAVIEST }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: five dots
            <i key={i} data-on={i < about.weight} />
          ))}
        </span>
        {say('fact.weight', { weight: about.weight })}
      </li>
    </ul>
  );
}
