import type { Summary, YourMatch } from '@insula/protocol';
import { type JSX, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { type GameOnShelf, join, matches as listed } from '../net/api.ts';
import { Button } from '../parts/button.tsx';
import { keepTyped } from '../parts/nameField.tsx';
import { seatNames } from '../parts/seatNames.ts';
import { say } from '../words/say.ts';
import styles from './tables.module.css';

const EVERY = 10_000;
type Standing = NonNullable<YourMatch['standing']>;

/** Public tables: those that wait for somebody, to join with one click, and those that can be watched. */
export function Tables({
  games,
  which,
}: {
  readonly games: readonly GameOnShelf[];
  readonly which: 'open' | 'live';
}): JSX.Element | null {
  const [found, setFound] = useState<readonly YourMatch[]>([]);
  const [trouble, setTrouble] = useState(false);
  const [, go] = useLocation();
  useEffect(() => {
    let gone = false;
    const look = (): void => {
      listed(which).then(
        ({ matches }) => {
          if (!gone) setFound(matches.filter(({ yours, host }) => yours.length === 0 && !host));
        },
        () => {},
      );
    };
    look();
    const timer = setInterval(look, EVERY);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [which]);
  const sit = (id: string): void => {
    setTrouble(false);
    keepTyped()
      .then(() => join(id, null))
      .then(
        () => go(`/match/${id}`),
        () => setTrouble(true),
      );
  };
  if (found.length === 0) return null;
  return (
    <section className={styles.tables} aria-labelledby={which}>
      <h2 id={which}>{say(`tables.${which}`)}</h2>
      <div role="alert">{trouble ? <p>{say('refused.seat-taken')}</p> : null}</div>
      <ul>
        {found.map(({ match, standing }) => (
          <li key={match.id}>
            <div>
              <b>{games.find(({ id }) => id === match.game)?.words.title ?? match.game}</b>
              <span>{standing === undefined ? seatNames(match.seats).join(', ') : stands(match, standing, games)}</span>
            </div>
            {which === 'open' ? (
              <Button onClick={() => sit(match.id)}>{say('tables.join')}</Button>
            ) : (
              <Link href={`/match/${match.id}`}>{say('stop.look')}</Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How long they have played, and who has how much. */
function stands(match: Summary, { what, values, round, n }: Standing, games: readonly GameOnShelf[]): string {
  const measure = games.find(({ id }) => id === match.game)?.words[`measure.${what}`] ?? what;
  const each = seatNames(match.seats).map((name, seat) => say('agreed', { name, value: values[seat] }));
  return say('tables.stands', { measure, each: each.join(' · '), round: round ?? 0, n });
}
