import type { Summary, YourMatch } from '@insula/protocol';
import { type JSX, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { create, fileOf, type GameOnShelf, matches as listed, shelf, start } from '../net/api.ts';
import { Bar } from '../parts/bar.tsx';
import { Button, buttonClass } from '../parts/button.tsx';
import { Loading } from '../parts/loading.tsx';
import { seatNames } from '../parts/seatNames.ts';
import { say } from '../words/say.ts';
import styles from './tables.module.css';
import { agreedOn } from './variants.ts';

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
              <Past key={one.match.id} found={one} game={games.find(({ id }) => id === one.match.game) ?? null} />
            ))}
          </ul>
        </section>
        {next === null ? null : <Button onClick={() => load(next)}>{say('history.more')}</Button>}
      </main>
    </>
  );
}

function Past({
  found: { match, yours },
  game,
}: {
  readonly found: YourMatch;
  readonly game: GameOnShelf | null;
}): JSX.Element {
  const [, go] = useLocation();
  const { outcome } = match;
  const names = seatNames(match.seats);
  const rank = outcome?.rank ?? null;
  const own = rank === null || yours.length === 0 ? null : Math.min(...yours.map((seat) => rank[seat]));
  const order = names.map((_, seat) => seat).sort((a, b) => (rank?.[a] ?? 0) - (rank?.[b] ?? 0));
  const points = (seat: number): string =>
    outcome?.points?.[seat] === undefined ? names[seat] : say('agreed', { name: names[seat], value: outcome.points[seat] });
  const agreed = game === null ? [] : agreedOn(game, match);
  return (
    <li>
      <span className={styles.place} data-won={own === 1}>
        {own ?? '–'}
      </span>
      <div className={styles.what}>
        <b>{game?.words.title ?? match.game}</b>
        <span>{order.map(points).join(' · ')}</span>
        {agreed.length === 0 ? null : <span>{agreed.join(' · ')}</span>}
        <time dateTime={new Date(match.created).toISOString()}>
          <span>{new Date(match.created).toLocaleDateString(undefined, { dateStyle: 'medium' })}</span>
        </time>
      </div>
      <div className={styles.ways}>
        {game === null || yours.length === 0 ? null : (
          <Button onClick={() => void playAgain(match, yours).then((id) => go(`/match/${id}`), ignored)}>
            {say('history.again')}
          </Button>
        )}
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

/** The same table once more: bots sit down again at once, people are invited. */
async function playAgain({ game, options, clock, pause, pace, seats }: Summary, yours: readonly number[]): Promise<string> {
  const wanted = seats.map(({ kind, name, level }, seat) => {
    if (yours.includes(seat)) return { kind: 'me' as const, ...(yours.length > 1 && name !== '' ? { name } : {}) };
    return kind === 'bot' && level !== null ? { kind: 'bot' as const, level } : { kind: 'open' as const };
  });
  const { match } = await create({ game, options, clock, pause, pace, seats: wanted });
  const isFull = match.seats.every(({ kind }) => kind !== 'open');
  if (isFull && match.phase === 'open') await start(match.id);
  return match.id;
}

const ignored = (): void => {};
