import type { Summary, YourMatch } from '@insula/protocol';
import { type JSX, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { type GameOnShelf, join } from '../net/api.ts';
import { Button, buttonClass } from '../parts/button.tsx';
import { keepTyped } from '../parts/nameField.tsx';
import { say } from '../words/say.ts';
import { MatchRow } from './matchRow.tsx';
import styles from './tables.module.css';
import { useListed } from './useListed.ts';
import { agreedIn } from './variants.ts';

type Standing = NonNullable<YourMatch['standing']>;

interface Props {
  readonly games: readonly GameOnShelf[];
  readonly which: 'open' | 'live';
}

/** Public tables: those that wait for somebody, to join with one click, and those that can be watched. */
export function Tables({ games, which }: Props): JSX.Element | null {
  const { found, more } = useListed(which);
  const [trouble, setTrouble] = useState(false);
  const [, go] = useLocation();
  const sit = (id: string): void => {
    setTrouble(false);
    keepTyped()
      .then(() => join(id, null))
      .then(
        () => go(`/match/${id}`),
        () => setTrouble(true),
      );
  };
  const others = found?.filter(({ yours, host }) => yours.length === 0 && !host) ?? [];
  if (others.length === 0 && more === null) return null;
  return (
    <section className={styles.tables} aria-labelledby={which}>
      <h2 id={which}>{say(`tables.${which}`)}</h2>
      <div role="alert">{trouble ? <p>{say('refused.seat-taken')}</p> : null}</div>
      <ul className={styles.list}>
        {others.map(({ match, standing, awaited }) => (
          <li key={match.id}>
            <MatchRow match={match} games={games} awaited={which === 'live' ? awaited : []} values={standing?.values}>
              <p>{factsOf(match, standing, games)}</p>
            </MatchRow>
            {which === 'open' ? (
              <Button onClick={() => sit(match.id)}>{say('tables.join')}</Button>
            ) : (
              <Link href={`/match/${match.id}`} className={buttonClass()}>
                {say('stop.look')}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {more === null ? null : <Button onClick={more}>{say('tables.more')}</Button>}
    </section>
  );
}

/** How it stands; of a match that nobody is at, what was agreed on. */
function factsOf(match: Summary, standing: Standing | undefined, games: readonly GameOnShelf[]): string {
  const game = games.find(({ id }) => id === match.game);
  if (game === undefined) return '';
  return standing === undefined ? agreedIn(game, match) : stands(standing, game);
}

/** How long they have played, and what stands beside the names. */
function stands({ what, round, n }: Standing, game: GameOnShelf): string {
  return say('tables.stands', { measure: game.words[`measure.${what}`] ?? what, round: round ?? 0, n });
}
