import { type JSX, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { type Bot, create, type GameOnShelf, Refused, start } from '../net/api.ts';
import { Button, buttonClass } from '../parts/button.tsx';
import { keepTyped } from '../parts/nameField.tsx';
import { settings } from '../settings/settings.ts';
import { say } from '../words/say.ts';
import styles from './gameCard.module.css';
import { GameFacts } from './gameFacts.tsx';
import { Picture } from './picture.tsx';

/** A game to take off the shelf: what it looks like, for whom, how long, how heavy; play at once, or with friends. */
export function GameCard({ game, bots }: { readonly game: GameOnShelf; readonly bots: readonly Bot[] }): JSX.Element {
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const { words } = game;

  const play = async (): Promise<void> => {
    setBusy(true);
    try {
      await keepTyped();
      go(`/match/${await quickMatch(game, bots)}`);
    } catch (error) {
      setTrouble(troubleIn(error));
      setBusy(false);
    }
  };
  return (
    <article className={styles.card} data-game={game.id}>
      <div className={styles.picture}>
        <Picture game={game.id} />
      </div>
      <div className={styles.body}>
        <h3>{words.title}</h3>
        <p className={styles.blurb}>{words.blurb}</p>
        <GameFacts game={game} />
        <div role="alert">{trouble === null ? null : <p className={styles.trouble}>{trouble}</p>}</div>
        <div className={styles.ways}>
          <Button look={['strong', 'big']} data-play onClick={play} disabled={busy || bots.length === 0}>
            {say(busy ? 'front.starting' : 'front.play')}
            <span className="aside">{words.title}</span>
          </Button>
          <Link href={`/new/${game.id}`} className={buttonClass()}>
            {say('front.friends')}
            <span className="aside">{words.title}</span>
          </Link>
        </div>
        <Link href={`/rules/${game.id}`} className={styles.rules}>
          {say('front.rules', { title: words.title })}
        </Link>
      </div>
    </article>
  );
}

function troubleIn(error: unknown): string {
  if (!(error instanceof Refused)) return say('refused.other');
  return error.code === 'offline' || error.message === '' ? say('stop.offline.help') : error.message;
}

/** You and bots, with the usual options, started. */
async function quickMatch(game: GameOnShelf, bots: readonly Bot[]): Promise<string> {
  const count = game.seats[Math.floor(game.seats.length / 2)];
  const level = bots[bots.length - 1].name;
  const { match } = await create({
    game: game.id,
    pace: settings.getState().pace,
    seats: Array.from({ length: count }, (_, i) => (i === 0 ? { kind: 'me' } : { kind: 'bot', level })),
  });
  if (match.phase === 'open') await start(match.id);
  return match.id;
}
