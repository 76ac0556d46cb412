import type { Summary, YourMatch } from '@insula/protocol';
import type { JSX } from 'react';
import { Link } from 'wouter';
import type { GameOnShelf } from '../net/api.ts';
import { Button, buttonClass } from '../parts/button.tsx';
import { say } from '../words/say.ts';
import { MatchRow } from './matchRow.tsx';
import styles from './tables.module.css';
import { type Listed, othersIn } from './useListed.ts';
import { useSit } from './useSit.ts';
import { agreedIn } from './variants.ts';

type Standing = NonNullable<YourMatch['standing']>;

interface Props {
  readonly games: readonly GameOnShelf[];
  readonly which: 'open' | 'live';
  readonly listed: Listed;
}

/** Public tables: those that wait for somebody, to join with one click, and those that can be watched. */
export function Tables({ games, which, listed }: Props): JSX.Element | null {
  const { more } = listed;
  const [sit, trouble] = useSit();
  const others = othersIn(listed);
  if (others.length === 0 && more === null) return null;
  return (
    <section className={styles.tables} aria-labelledby={which}>
      <h2 id={which}>{say(`tables.${which}`)}</h2>
      <div role="alert">{trouble === null ? null : <p>{trouble}</p>}</div>
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

/** How far they are, where the game counts rounds, and what the numbers beside the names are. */
function stands({ what, round }: Standing, game: GameOnShelf): string {
  return say('tables.stands', { measure: game.words[`measure.${what}`] ?? what, round: round ?? 0 });
}
