import { type JSX, useEffect, useState } from 'react';
import { type Bot, type GameOnShelf, Refused, shelf } from '../net/api.ts';
import { Bar, Mark } from '../parts/bar.tsx';
import { Button } from '../parts/button.tsx';
import { LanguageField } from '../parts/languageField.tsx';
import { say } from '../words/say.ts';
import { Entry } from './entry.tsx';
import { Flat } from './flat.tsx';
import styles from './frontDoor.module.css';
import house from './house.module.css';
import { inOrder } from './inOrder.ts';
import { MyMatches } from './myMatches.tsx';
import { Roof } from './roof.tsx';
import { Tables } from './tables.tsx';
import { othersIn, useListed } from './useListed.ts';

/** One house, a game in every flat, your name at the door; below it the tables there are. */
export function FrontDoor(): JSX.Element {
  const [games, setGames] = useState<readonly GameOnShelf[] | null>(null);
  const [bots, setBots] = useState<readonly Bot[]>([]);
  const [closed, setClosed] = useState<string | null>(null);
  const [waiting, setWaiting] = useState(0);
  const [open, live] = [useListed('open'), useListed('live')];
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
          <Roof waiting={waiting} />
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
              <Entry games={games ?? []} waiting={waiting} open={othersIn(open)} live={othersIn(live).length} />
            </ul>
          </section>
          <div className={house.pavement} />
        </div>
        <div className={styles.tables} id="tables">
          <MyMatches games={games ?? []} onTurns={setWaiting} />
          <Tables games={games ?? []} which="open" listed={open} />
          <Tables games={games ?? []} which="live" listed={live} />
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
