import type { JSX } from 'react';
import type { Chooser } from '../choose/chooser.ts';
import { say } from '../words/say.ts';
import styles from './prompt.module.css';

/** Every legal move that agrees with what is picked, as a button: in words, and as it is written. */
export function MoveList({
  chooser,
  said,
}: {
  readonly chooser: Chooser;
  readonly said: ReadonlyMap<string, string>;
}): JSX.Element | null {
  if (chooser.left.length === 0) return null;
  return (
    <details className={styles.moves}>
      <summary>{say('moves.all', { count: chooser.left.length })}</summary>
      <ul>
        {chooser.left.map(({ move }) => (
          <li key={move}>
            <button type="button" className={styles.move} data-move={move} onClick={() => chooser.play(move)}>
              <span>{said.get(move) ?? move}</span>
              <code aria-hidden="true">{move}</code>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
