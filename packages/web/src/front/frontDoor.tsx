import { type JSX, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { type Bot, type GameOnShelf, Refused, shelf } from '../net/api.ts';
import { Bar, Mark } from '../parts/bar.tsx';
import { Button } from '../parts/button.tsx';
import { LanguageField } from '../parts/languageField.tsx';
import { NameField } from '../parts/nameField.tsx';
import { say } from '../words/say.ts';
import { Flat } from './flat.tsx';
import styles from './frontDoor.module.css';
import house from './house.module.css';
import { MyMatches } from './myMatches.tsx';
import { Roof } from './roof.tsx';
import { Tables } from './tables.tsx';

/** One house, a game in every flat, your name at the door; below it the tables there are. */
export function FrontDoor(): JSX.Element {
  const [games, setGames] = useState<readonly GameOnShelf[] | null>(null);
  const [bots, setBots] = useState<readonly Bot[]>([]);
  const [closed, setClosed] = useState<string | null>(null);
  const [waiting, setWaiting] = useState(0);
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
      <main>
        <div className={house.house}>
          <Roof />
          <section className={styles.games}>
            <h2 className="aside">{say('front.games')}</h2>
            <ul className={house.floors} aria-busy={games === null && closed === null}>
              {closed === null ? null : (
                <li className={house.closed} role="alert">
                  <p>{say('stop.offline.help')}</p>
                  <Button onClick={load}>{say('retry')}</Button>
                </li>
              )}
              {games?.map((game) => (
                <Flat key={game.id} game={game} bots={bots} />
              ))}
              <Entry waiting={waiting} />
            </ul>
          </section>
          <div className={house.pavement} />
        </div>
        <div className={styles.tables} id="tables">
          <MyMatches games={games ?? []} onTurns={setWaiting} />
          <Tables games={games ?? []} which="open" />
          <Tables games={games ?? []} which="live" />
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

/** The door of the house: your name on it, and what waits for you behind it. */
function Entry({ waiting }: { readonly waiting: number }): JSX.Element {
  return (
    <li className={`${house.flat} ${house.entry}`}>
      <svg className={house.leaf} viewBox="0 0 120 220" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <rect width="120" height="220" fill="light-dark(#c97f52,#4d2b20)" />
        <g stroke="light-dark(#2b2230,#0f0c13)" strokeWidth="3">
          <path d="M16 220V48Q60 6 104 48V220Z" fill="light-dark(#ffe9a8,#ffd667)" />
          <path d="M26 220V62H94V220Z" fill="light-dark(#28539b,#1f3f77)" />
          <path d="M36 76h20v40H36zM64 76h20v40H64zM36 130h20v60H36zM64 130h20v60H64z" fill="none" />
        </g>
        <circle cx="86" cy="150" r="4.5" fill="#f7cb45" />
      </svg>
      <div className={house.bells}>
        <NameField />
        <ul>
          <li>
            <a href="#tables" className={waiting > 0 ? house.waits : undefined}>
              {say('front.yours', { count: waiting })}
            </a>
          </li>
          <li>
            <Link href="/history">{say('history.title')}</Link>
          </li>
        </ul>
      </div>
    </li>
  );
}

const FIRST = ['room-share', 'landlord', 'landlord-second', 'raja'];

/** Those with a table of their own first, the small example last. */
const inOrder = (games: readonly GameOnShelf[]): readonly GameOnShelf[] =>
  [...games].sort((a, b) => place(a.id) - place(b.id) || (a.id < b.id ? -1 : 1));
const place = (id: string): number => (FIRST.includes(id) ? FIRST.indexOf(id) : id === 'example' ? 99 : FIRST.length);
