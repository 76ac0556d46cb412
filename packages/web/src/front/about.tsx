import type { JSX } from 'react';
import type { GameOnShelf } from '../net/api.ts';
import { say } from '../words/say.ts';
import styles from './about.module.css';
import { Cover } from './cover.tsx';
import { GameFacts } from './gameFacts.tsx';

/** The lid of the box: picture, blurb, for whom, and the way to the rules. */
export function About({ game }: { readonly game: GameOnShelf }): JSX.Element {
  return (
    <aside className={styles.about}>
      <div className={styles.box}>
        <Cover game={game.id} />
      </div>
      <p>{game.words.blurb}</p>
      <GameFacts game={game} />
      <a href={`/rules/${game.id}`} target="_blank" rel="noreferrer">
        {say('front.rules', { title: game.words.title })}
      </a>
    </aside>
  );
}
