import { type JSX, useEffect, useState } from 'react';
import { type Bot, type GameOnShelf, Refused, shelf } from '../net/api.ts';
import { Bar, Mark } from '../parts/bar.tsx';
import { Button } from '../parts/button.tsx';
import { LanguageField } from '../parts/languageField.tsx';
import { NameField } from '../parts/nameField.tsx';
import { say } from '../words/say.ts';
import styles from './frontDoor.module.css';
import { GameCard } from './gameCard.tsx';
import { MyMatches } from './myMatches.tsx';
import { Street } from './street.tsx';

/** The games as inviting pictures, your matches, and your name. */
export function FrontDoor(): JSX.Element {
  const [games, setGames] = useState<readonly GameOnShelf[] | null>(null);
  const [bots, setBots] = useState<readonly Bot[]>([]);
  const [closed, setClosed] = useState<string | null>(null);
  const load = (): void => {
    setClosed(null);
    shelf().then(
      (found) => {
        setGames(inOrder(found.games));
        setBots(found.bots);
      },
      (error: unknown) => setClosed(error instanceof Refused ? error.code : 'offline'),
    );
  };
  useEffect(load, []);
  return (
    <>
      <Bar />
      <div className={styles.hero}>
        <div className={styles.words}>
          <h1>Insula</h1>
          <p>{say('front.tagline')}</p>
          <NameField />
        </div>
        <Street />
      </div>
      <main className={styles.door}>
        <MyMatches games={games ?? []} />
        <h2 className={styles.heading}>{say('front.games')}</h2>
        {closed === null ? null : (
          <div className={styles.closed} role="alert">
            <p>{say('stop.offline.help')}</p>
            <Button onClick={load}>{say('retry')}</Button>
          </div>
        )}
        <div className={styles.shelf} aria-busy={games === null && closed === null}>
          {games?.map((game) => (
            <GameCard key={game.id} game={game} bots={bots} />
          ))}
          {games === null && closed === null ? <p className={styles.soon}>{say('loading')}</p> : null}
        </div>
      </main>
      <footer className={styles.foot}>
        <Mark />
        <p>{say('front.foot')}</p>
        <LanguageField />
      </footer>
    </>
  );
}

const FIRST = ['room-share', 'landlord', 'landlord-second', 'raja'];

/** Those with a table of their own first, the small example last. */
const inOrder = (games: readonly GameOnShelf[]): readonly GameOnShelf[] =>
  [...games].sort((a, b) => place(a.id) - place(b.id) || (a.id < b.id ? -1 : 1));
const place = (id: string): number => (FIRST.includes(id) ? FIRST.indexOf(id) : id === 'example' ? 99 : FIRST.length);
