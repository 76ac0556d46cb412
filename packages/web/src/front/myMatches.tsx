import type { YourMatch } from '@insula/protocol';
import { type JSX, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { type GameOnShelf, matches as listed } from '../net/api.ts';
import { seatNames } from '../parts/seatNames.ts';
import { say } from '../words/say.ts';
import styles from './myMatches.module.css';

const EVERY = 10_000;

/** Matches of this person that are not over, and what they wait for. Above the games; below them while there are none. */
export function MyMatches({
  games,
  onTurns,
}: {
  readonly games: readonly GameOnShelf[];
  onTurns(count: number): void;
}): JSX.Element | null {
  const [matches, setMatches] = useState<readonly YourMatch[] | null>(null);
  useEffect(() => {
    let gone = false;
    const look = (): void => {
      listed('present').then(
        (found) => {
          if (!gone) setMatches([...found.matches].sort((a, b) => Number(isYourTurn(b)) - Number(isYourTurn(a))));
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
  }, []);
  const turns = matches?.filter(isYourTurn).length ?? 0;
  useEffect(() => {
    onTurns(turns);
    document.title = turns > 0 ? say('title.turns', { count: turns }) : 'Insula';
  }, [turns, onTurns]);
  if (matches === null) return null;
  if (matches.length === 0) return <NoMatches />;
  return (
    <section className={styles.mine} aria-labelledby="mine">
      <h2 id="mine">{say('front.mine')}</h2>
      <ul>
        {matches.map((found) => (
          <li key={found.match.id}>
            <Link href={`/match/${found.match.id}`} className={styles.match} data-turn={isYourTurn(found)}>
              <b>{games.find(({ id }) => id === found.match.game)?.words.title ?? found.match.game}</b>
              <span>{seatNames(found.match.seats).join(', ')}</span>
              <em>{say(`mine.${stageOf(found)}`)}</em>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** An empty key board by the door. */
function NoMatches(): JSX.Element {
  return (
    <section className={styles.none} aria-labelledby="mine">
      <svg viewBox="0 0 96 72" aria-hidden="true">
        <rect className={styles.board} x="6" y="8" width="84" height="56" rx="6" />
        <path className={styles.hook} d="M24 24v8a5 5 0 0 0 10 0M48 24v8a5 5 0 0 0 10 0M72 24v8a5 5 0 0 0 10 0" />
        <path className={styles.label} d="M20 48h16M44 48h16M68 48h16" />
      </svg>
      <div>
        <h2 id="mine">{say('front.mine')}</h2>
        <p>{say('mine.none')}</p>
      </div>
    </section>
  );
}

/** What it waits for. */
function stageOf(found: YourMatch): string {
  const { match, host } = found;
  if (match.phase === 'playing') return isYourTurn(found) ? 'turn' : 'playing';
  if (match.seats.some(({ kind }) => kind === 'open')) return 'open';
  return host ? 'start' : 'host';
}

const isYourTurn = ({ match, yours, awaited }: YourMatch): boolean =>
  match.phase === 'playing' && awaited.some((seat) => yours.includes(seat));
