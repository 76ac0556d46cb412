import { type JSX, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { type Bot, create, type GameOnShelf, start } from '../net/api.ts';
import { Button } from '../parts/button.tsx';
import { keepTyped } from '../parts/nameField.tsx';
import { Sitter } from '../parts/sitter.tsx';
import { settings } from '../settings/settings.ts';
import { en } from '../words/en.ts';
import { say } from '../words/say.ts';
import { troubleIn } from '../words/trouble.ts';
import { type Against, againstOf, keepAgainst } from './against.ts';
import { Cover } from './cover.tsx';
import styles from './house.module.css';
import { Opponents } from './opponents.tsx';

/** A game in its flat: what it looks like, for whom, and one click to play. */
export function Flat({ game, bots }: { readonly game: GameOnShelf; readonly bots: readonly Bot[] }): JSX.Element {
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [against, setAgainst] = useState(() => againstOf(game, bots));
  const [choosing, setChoosing] = useState(false);
  const { words, seats, about } = game;
  const play = async (): Promise<void> => {
    setChoosing(false);
    setBusy(true);
    try {
      await keepTyped();
      go(`/match/${await quickMatch(game, against)}`);
    } catch (error) {
      setTrouble(troubleIn(error));
      setBusy(false);
    }
  };
  const change = (to: Against): void => {
    setAgainst(to);
    keepAgainst(game.id, to);
  };
  return (
    <li className={styles.flat} data-game={game.id}>
      <Link href={`/rules/${game.id}`} className={styles.window} aria-label={say('front.rules', { title: words.title })}>
        <Cover game={game.id} />
      </Link>
      <div className={styles.shop}>
        <div className={styles.name}>
          <h3 data-long={words.title.length > LONG}>{words.title}</h3>
          <p className={styles.facts}>
            <span>{say('fact.seats', { fewest: Math.min(...seats), most: Math.max(...seats) })}</span>
            <span>{say('fact.minutes', { from: about.minutes[0], to: about.minutes[1] })}</span>
            <span className={styles.wide}>{say('fact.weight', { weight: about.weight })}</span>
          </p>
        </div>
        <Button look="strong" className={styles.play} data-play onClick={play} disabled={busy || bots.length === 0}>
          {say(busy ? 'front.starting' : 'front.play')}
          <span className="aside"> {say('front.playNow', { title: words.title })}</span>
        </Button>
        <p className={styles.pitch}>{`pitch.${game.id}` in en ? say(`pitch.${game.id}`) : words.blurb}</p>
        <button
          type="button"
          className={styles.against}
          aria-haspopup="dialog"
          aria-label={say('against.change', { title: words.title, ...said(against) })}
          onClick={() => setChoosing(true)}
        >
          <span className={styles.sitters} aria-hidden="true">
            <Sitter kind="person" />
            {Array.from({ length: against.count }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: bots are alike
              <Sitter key={i} kind="bot" />
            ))}
          </span>
          <u>{say('against.who', said(against))}</u>
        </button>
        <Link href={`/new/${game.id}?who=friends`} className={styles.friends}>
          {say('front.friends')}
          <span className="aside"> {words.title}</span>
        </Link>
        <div role="alert" className={styles.trouble}>
          {trouble}
        </div>
      </div>
      {choosing ? (
        <Opponents
          game={game}
          bots={bots}
          against={against}
          onAgainst={change}
          onPlay={play}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </li>
  );
}

/** Titles longer than this are set smaller, so that they keep their line. */
const LONG = 16;

const said = ({ count, level }: Against): { count: number; level: string } => ({ count, level });

/** You and bots, with the usual options, started. */
async function quickMatch(game: GameOnShelf, { count, level }: Against): Promise<string> {
  const bots = Array.from({ length: count }, () => ({ kind: 'bot' as const, level }));
  const { pace } = settings.getState();
  const { match } = await create({ game: game.id, pace, seats: [{ kind: 'me' }, ...bots] });
  if (match.phase === 'open') await start(match.id);
  return match.id;
}
