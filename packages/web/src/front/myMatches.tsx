import type { YourMatch } from '@insula/protocol';
import { type JSX, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { type GameOnShelf, matches as listed } from '../net/api.ts';
import { Button } from '../parts/button.tsx';
import { say } from '../words/say.ts';
import { MatchRow } from './matchRow.tsx';
import styles from './myMatches.module.css';
import { placeOf } from './place.ts';
import { useListed } from './useListed.ts';

interface Props {
  readonly games: readonly GameOnShelf[];
  onTurns(count: number): void;
}

/** Matches of this person: what each waits for, their own turns first; then how the last ones ended. */
export function MyMatches({ games, onTurns }: Props): JSX.Element | null {
  const { found, more } = useListed('present');
  const past = usePast(found?.length ?? 0);
  const turns = found?.filter(isYourTurn).length ?? 0;
  useEffect(() => {
    onTurns(turns);
    document.title = turns > 0 ? say('title.turns', { count: turns }) : 'Insula';
  }, [turns, onTurns]);
  if (found === null || past === null) return null;
  if (found.length + past.length === 0) return <NoMatches />;
  const present = [...found].sort((a, b) => Number(isYourTurn(b)) - Number(isYourTurn(a)));
  return (
    <section className={styles.mine} aria-labelledby="mine">
      <div className={styles.head}>
        <h2 id="mine">{say('front.mine')}</h2>
        {past.length === 0 ? null : <Link href="/history">{say('mine.finished')}</Link>}
      </div>
      <ul className={styles.matches}>
        {[...present, ...past].map((one) => (
          <Mine key={one.match.id} one={one} games={games} />
        ))}
      </ul>
      {more === null ? null : <Button onClick={more}>{say('tables.more')}</Button>}
    </section>
  );
}

function Mine({ one, games }: { readonly one: YourMatch; readonly games: readonly GameOnShelf[] }): JSX.Element {
  const { match, awaited } = one;
  const stage = stageOf(one);
  return (
    <li>
      <Link href={`/match/${match.id}`} className={styles.match} data-stage={stage}>
        <MatchRow match={match} games={games} awaited={match.phase === 'playing' ? awaited : []} />
        <em>{say(`mine.${stage}`, { place: placeOf(one) ?? 0 })}</em>
      </Link>
    </li>
  );
}

/** So many of those that are over are shown beside the others. */
const LAST = 3;

/** The last matches that are over; looked up anew when one more may be. */
function usePast(present: number): readonly YourMatch[] | null {
  const [past, setPast] = useState<readonly YourMatch[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one less of those means one more of these
  useEffect(() => {
    listed('past').then(
      ({ matches }) => setPast(matches.slice(0, LAST)),
      () => {},
    );
  }, [present]);
  return past;
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
  if (match.phase === 'over') return 'over';
  if (match.phase === 'playing') return isYourTurn(found) ? 'turn' : 'playing';
  if (match.seats.some(({ kind }) => kind === 'open')) return 'open';
  return host ? 'start' : 'host';
}

const isYourTurn = ({ match, yours, awaited }: YourMatch): boolean =>
  match.phase === 'playing' && awaited.some((seat) => yours.includes(seat));
