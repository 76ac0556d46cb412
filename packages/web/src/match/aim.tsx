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
      <details open={!isNarrow()}>
        <summary>{words('aim')}</summary>
        <p>{words('aim.turn')}</p>
      </details>
      <Button onClick={() => learn(game)}>{page('aim.known')}</Button>
    </aside>
  );
}

/** On a phone the second sentence unfolds. */
const isNarrow = (): boolean => matchMedia('(max-width: 640px)').matches;

function learn(game: string): void {
  const { knows } = settings.getState();
  if (!knows.includes(game)) set({ knows: [...knows, game] });
}
