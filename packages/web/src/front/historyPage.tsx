import type { YourMatch } from '@insula/protocol';
import { type JSX, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { fileOf, type GameOnShelf, matches as listed, shelf } from '../net/api.ts';
import { Bar } from '../parts/bar.tsx';
import { Button, buttonClass } from '../parts/button.tsx';
import { Loading } from '../parts/loading.tsx';
import { seatNames } from '../parts/seatNames.ts';
import { say } from '../words/say.ts';
import styles from './tables.module.css';

/** Every finished match of a person: when, what, with whom, and how it ended. */
export function HistoryPage(): JSX.Element {
  const [games, setGames] = useState<readonly GameOnShelf[]>([]);
  const [found, setFound] = useState<readonly YourMatch[] | null>(null);
  const [next, setNext] = useState<number | null>(null);
  const [only, setOnly] = useState(new URLSearchParams(window.location.search).get('game') ?? '');
  const load = (before: number | null): void => {
    listed('past', before).then(
      (page) => {
        setFound((earlier) => [...(before === null ? [] : (earlier ?? [])), ...page.matches]);
        setNext(page.next);
      },
      () => setFound((earlier) => earlier ?? []),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once
  useEffect(() => {
    document.title = say('title.table', { game: say('history.title') });
    shelf().then((known) => setGames(known.games), ignored);
    load(null);
  }, []);
  if (found === null) return <Loading />;
  const choose = (game: string): void => {
    setOnly(game);
    window.history.replaceState(null, '', game === '' ? '/history' : `/history?game=${game}`);
  };
  const titleOf = (game: string): string => games.find(({ id }) => id === game)?.words.title ?? game;
  const shown = found.filter(({ match }) => only === '' || match.game === only);
  return (
    <>
      <Bar title={say('history.title')} />
      <main className={styles.page}>
        <div>
          <label htmlFor="game">{say('history.game')}</label>{' '}
          <select id="game" value={only} onChange={(event) => choose(event.target.value)}>
            <option value="">{say('history.all')}</option>
            {games.map(({ id, words }) => (
              <option key={id} value={id}>
                {words.title}
              </option>
            ))}
          </select>
        </div>
        <section className={styles.tables} aria-label={say('history.title')}>
          {shown.length === 0 ? <p>{say('history.none')}</p> : null}
          <ul>
            {shown.map((one) => (
              <Past key={one.match.id} found={one} title={titleOf(one.match.game)} />
            ))}
          </ul>
        </section>
        {next === null ? null : <Button onClick={() => load(next)}>{say('history.more')}</Button>}
      </main>
    </>
  );
}

function Past({ found: { match, yours }, title }: { readonly found: YourMatch; readonly title: string }): JSX.Element {
  const { outcome } = match;
  const names = seatNames(match.seats);
  const rank = outcome?.rank ?? null;
  const own = rank === null || yours.length === 0 ? null : Math.min(...yours.map((seat) => rank[seat]));
  const order = names.map((_, seat) => seat).sort((a, b) => (rank?.[a] ?? 0) - (rank?.[b] ?? 0));
  const points = (seat: number): string =>
    outcome?.points?.[seat] === undefined ? names[seat] : `${names[seat]} ${outcome.points[seat]}`;
  return (
    <li>
      <span className={styles.place} data-won={own === 1}>
        {own ?? '–'}
      </span>
      <div className={styles.what}>
        <b>{title}</b>
        <span>{order.map(points).join(' · ')}</span>
        <time dateTime={new Date(match.created).toISOString()}>
          <span>{new Date(match.created).toLocaleDateString(undefined, { dateStyle: 'medium' })}</span>
        </time>
      </div>
      <div className={styles.ways}>
        <Link href={`/match/${match.id}`} className={buttonClass()}>
          {say('history.look')}
        </Link>
        <Link href={`/replay/${match.id}`} className={buttonClass()}>
          {say('end.replay')}
        </Link>
        <a className={buttonClass()} href={fileOf(match, yours[0] ?? null)} download={`insula-${match.id}.json`}>
          {say('menu.file')}
        </a>
      </div>
    </li>
  );
}

const ignored = (): void => {};
