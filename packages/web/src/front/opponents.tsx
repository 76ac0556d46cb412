import type { JSX } from 'react';
import { Link } from 'wouter';
import type { Bot, GameOnShelf } from '../net/api.ts';
import { Button, buttonClass } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { say } from '../words/say.ts';
import { type Against, levelsOf } from './against.ts';
import { Choice } from './choice.tsx';
import styles from './opponents.module.css';

interface Props {
  readonly game: GameOnShelf;
  readonly bots: readonly Bot[];
  readonly against: Against;
  onAgainst(against: Against): void;
  onPlay(): void;
  onClose(): void;
}

/** Changes whom one plays against: how many, how well; and the way to everything else that can be chosen. */
export function Opponents({ game, bots, against, onAgainst, onPlay, onClose }: Props): JSX.Element {
  const levels = levelsOf(bots);
  const counts = game.seats.map((seats) => String(seats - 1)).filter((count) => count !== '0');
  return (
    <Dialog title={game.words.title} onClose={onClose}>
      <div className={styles.opponents}>
        <Choice
          legend={say('against.count')}
          values={counts}
          value={String(against.count)}
          say={(count) => count}
          onValue={(count) => onAgainst({ ...against, count: Number(count) })}
        />
        <Choice
          legend={say('against.level')}
          help={say(`level.${against.level}.help`)}
          values={levels.map(({ name }) => name)}
          value={against.level}
          say={(level) => say(`level.${level}`)}
          onValue={(level) => onAgainst({ ...against, level })}
        />
        <Link href={`/new/${game.id}?who=bots`} className={buttonClass()}>
          {say('against.more')}
        </Link>
        <Link href={`/new/${game.id}?who=friends`} className={buttonClass()}>
          {say('front.friends')}
        </Link>
        <Button look={['strong', 'big']} onClick={onPlay}>
          {say('front.play')}
        </Button>
      </div>
    </Dialog>
  );
}
