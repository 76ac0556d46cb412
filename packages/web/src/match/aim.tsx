import { type JSX, useEffect } from 'react';
import { Button } from '../parts/button.tsx';
import { set, settings, useSettings } from '../settings/settings.ts';
import { say as page } from '../words/say.ts';
import type { Say } from '../words/speaker.ts';
import styles from './aim.module.css';

interface Props {
  readonly game: string;
  /** The words of the game. */
  readonly words: Say;
  readonly isOver: boolean;
}

/** In somebody's first match of a game: how one wins, and what a turn is about. Gone for ever once it is understood, or when
 *  that match is over. */
export function Aim({ game, words, isOver }: Props): JSX.Element | null {
  const { knows } = useSettings();
  const isKnown = knows.includes(game);
  useEffect(() => {
    if (isOver) learn(game);
  }, [isOver, game]);
  if (isKnown || isOver) return null;
  return (
    <aside className={styles.aim} aria-label={page('aim')}>
      <p>
        <strong>{words('aim')}</strong> <span>{words('aim.turn')}</span>
      </p>
      <Button onClick={() => learn(game)}>{page('aim.known')}</Button>
    </aside>
  );
}

function learn(game: string): void {
  const { knows } = settings.getState();
  if (!knows.includes(game)) set({ knows: [...knows, game] });
}
