import type { YourMatch } from '@insula/protocol';
import type { JSX } from 'react';
import { Link } from 'wouter';
import type { GameOnShelf } from '../net/api.ts';
import { Button } from '../parts/button.tsx';
import { NameField } from '../parts/nameField.tsx';
import { say } from '../words/say.ts';
import styles from './entry.module.css';
import house from './house.module.css';
import { useSit } from './useSit.ts';

interface Props {
  readonly games: readonly GameOnShelf[];
  /** Matches in which it is this person's turn. */
  readonly waiting: number;
  readonly open: readonly YourMatch[];
  readonly live: number;
}

/** The door of the house: your name on it, who waits for company tonight, and what there is behind it. */
export function Entry({ games, waiting, open, live }: Props): JSX.Element {
  return (
    <li className={`${house.flat} ${styles.entry}`}>
      <Door />
      <div className={styles.bells}>
        <NameField />
        <Tonight games={games} open={open} />
        <ul>
          {open.length === 0 ? null : (
            <li>
              <a href="#open">{say('front.open', { count: open.length })}</a>
            </li>
          )}
          {live === 0 ? null : (
            <li>
              <a href="#live">{say('front.live', { count: live })}</a>
            </li>
          )}
          <li>
            <a href="#mine" className={waiting > 0 ? styles.waits : undefined}>
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

/** The table that has waited least; where there is none, how to open one. */
function Tonight({ games, open: [first] }: Pick<Props, 'games' | 'open'>): JSX.Element | null {
  const [sit, trouble] = useSit();
  const title = games.find(({ id }) => id === first?.match.game)?.words.title;
  if (games.length === 0) return null;
  const people = first?.match.seats.filter(({ kind }) => kind === 'person') ?? [];
  return (
    <section className={styles.tonight} aria-labelledby="tonight">
      <h3 id="tonight">{say('front.tonight')}</h3>
      {first === undefined || title === undefined ? (
        <>
          <p>{say('front.noTable')}</p>
          <Link href={`/new/${games[0].id}?who=friends&anybody`}>{say('front.openOne')}</Link>
        </>
      ) : (
        <>
          <p>{say('front.company', { ...companyIn(first, people), title })}</p>
          <Button onClick={() => sit(first.match.id)}>{say('tables.join')}</Button>
        </>
      )}
      <div role="alert">{trouble === null ? null : <p>{trouble}</p>}</div>
    </section>
  );
}

const companyIn = ({ match }: YourMatch, people: YourMatch['match']['seats']) => ({
  name: people[0]?.name || say('seat.guest'),
  people: people.length,
  free: match.seats.filter(({ kind }) => kind === 'open').length,
});

const Door = (): JSX.Element => (
  <svg className={styles.leaf} viewBox="0 0 120 220" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <rect width="120" height="220" fill="light-dark(#c97f52,#4d2b20)" />
    <g stroke="light-dark(#2b2230,#0f0c13)" strokeWidth="3">
      <path d="M16 220V48Q60 6 104 48V220Z" fill="light-dark(#ffe9a8,#ffd667)" />
      <path d="M26 220V62H94V220Z" fill="light-dark(#28539b,#1f3f77)" />
      <path d="M36 76h20v40H36zM64 76h20v40H64zM36 130h20v60H36zM64 130h20v60H64z" fill="none" />
    </g>
    <circle cx="86" cy="150" r="4.5" fill="#f7cb45" />
  </svg>
);
