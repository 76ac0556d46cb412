import { type JSX, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { type Bot, create, type GameOnShelf, Refused, start } from '../house/api.ts';
import { Button, buttonClass } from '../parts/button.tsx';
import { say } from '../words/say.ts';
import styles from './gameCard.module.css';
import { Picture } from './picture.tsx';

const HEAVIEST = 5;

/** A game to take off the shelf: what it looks like, for whom, how long, how heavy; play at once, or with friends. */
export function GameCard({ game, bots }: { readonly game: GameOnShelf; readonly bots: readonly Bot[] }): JSX.Element {
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const { words, about, seats } = game;

  const play = async (): Promise<void> => {
    setBusy(true);
    try {
      go(`/match/${await quickMatch(game, bots)}`);
    } catch (error) {
      setTrouble(error instanceof Refused && error.message !== '' ? error.message : say('refused.other'));
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
        <div role="alert">{trouble}</div>
        <div className={styles.ways}>
          <Button look={['strong', 'big']} onClick={play} disabled={busy || bots.length === 0}>
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

/** You and bots, with the usual options, started. */
async function quickMatch(game: GameOnShelf, bots: readonly Bot[]): Promise<string> {
  const count = game.seats[Math.floor(game.seats.length / 2)];
  const level = bots[bots.length - 1].name;
  const { match } = await create({
    game: game.id,
    seats: Array.from({ length: count }, (_, i) => (i === 0 ? { kind: 'me' } : { kind: 'bot', level })),
  });
  if (match.phase === 'open') await start(match.id);
  return match.id;
}
