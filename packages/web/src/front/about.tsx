import type { JSX } from 'react';
import type { GameOnShelf } from '../net/api.ts';
import { say } from '../words/say.ts';
import styles from './about.module.css';
import { Cover } from './cover.tsx';
import { GameFacts } from './gameFacts.tsx';

interface Props {
  readonly game: GameOnShelf;
  /** The picture above the words, on a card of its own. */
  readonly isTicket?: boolean;
}

/** The lid of the box: picture, name, blurb, for whom, and the way to the rules. */
export function About({ game, isTicket = false }: Props): JSX.Element {
  return (
    <div className={styles.about} data-ticket={isTicket}>
      <div className={styles.box}>
        <Cover game={game.id} />
      </div>
      <div className={styles.words}>
        <h2>{game.words.title}</h2>
        <p>{game.words.blurb}</p>
        <div className={styles.facts}>
          <GameFacts game={game} />
          <a href={`/rules/${game.id}`} target="_blank" rel="noreferrer">
            {say('front.rules', { title: game.words.title })}
          </a>
        </div>
      </div>
    </div>
  );
}
