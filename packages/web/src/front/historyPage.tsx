import type { Summary, YourMatch } from '@insula/protocol';
import { type JSX, type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { create, type GameOnShelf, matches as listed, Refused, shelf, start } from '../net/api.ts';
import { Bar } from '../parts/bar.tsx';
import { Button, buttonClass } from '../parts/button.tsx';
import { Loading } from '../parts/loading.tsx';
import { Stop } from '../parts/stop.tsx';
import { language } from '../words/language.ts';
import { say } from '../words/say.ts';
import { troubleIn } from '../words/trouble.ts';
import { Segments } from './choice.tsx';
import { Cover } from './cover.tsx';
import styles from './history.module.css';
import { inOrder } from './inOrder.ts';
import { PastMatch } from './pastMatch.tsx';
import { placeOf } from './place.ts';

/** Every finished match of a person: when, what, with whom, and how it ended. */
export function HistoryPage(): JSX.Element {
  const [games, setGames] = useState<readonly GameOnShelf[]>([]);
  const [found, setFound] = useState<readonly YourMatch[] | null>(null);
  const [next, setNext] = useState<number | null>(null);
  const [only, setOnly] = useState(new URLSearchParams(window.location.search).get('game') ?? '');
  const [, go] = useLocation();
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const load = (before: number | null): void => {
    setFault(null);
    listed('past', before).then(
      (page) => {
        setFound((earlier) => [...(before === null ? [] : (earlier ?? [])), ...page.matches]);
        setNext(page.next);
      },
      (error: unknown) => setFault(error instanceof Refused ? error.code : 'offline'),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once
  useEffect(() => {
    document.title = say('title.table', { game: say('history.title') });
    shelf().then((known) => setGames(inOrder(known.games)), ignored);
    load(null);
  }, []);
  const shown = found?.filter(({ match }) => only === '' || match.game === only) ?? [];
  // Those of one game may lie further back than what is here of all.
  const isShort = next !== null && fault === null && shown.length < SCREENFUL;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one page after the other
  useEffect(() => {
    if (isShort) load(next);
  }, [isShort, next]);
  if (fault !== null && found === null) return <Stop code={fault} onRetry={() => window.location.reload()} />;
  if (found === null) return <Loading />;
  const choose = (game: string): void => {
    setOnly(game);
    window.history.replaceState(null, '', game === '' ? '/history' : `/history?game=${game}`);
  };
  const again = ({ match, yours }: YourMatch): void => {
    setBusy(true);
    setTrouble(null);
    playAgain(match, yours).then(
      (id) => go(`/match/${id}`),
      (error: unknown) => {
        setTrouble(troubleIn(error));
        setBusy(false);
      },
    );
  };
  return (
    <>
      <Bar title={say('history.title')} />
      <main className={styles.page}>
        <div className={styles.top}>
          {found.length === 0 ? null : <Filter games={games} only={only} onOnly={choose} />}
          {next === null && shown.length > 0 ? <Totals shown={shown} /> : null}
        </div>
        <div role="alert">{trouble === null ? null : <p className={styles.trouble}>{trouble}</p>}</div>
        <section className={styles.matches} aria-label={say('history.title')}>
          {shown.length > 0 || isShort ? null : (
            <div className={styles.none}>
              <p>{say(found.length === 0 ? 'history.none' : 'history.noneOf')}</p>
              <Link href="/" className={buttonClass('strong')}>
                {say('front.games')}
              </Link>
            </div>
          )}
          {byTime(shown).map(({ when, matches }) => (
            <section key={when} aria-label={when}>
              <h2>{when}</h2>
              <ul>
                {matches.map((one) => (
                  <PastMatch
                    key={one.match.id}
                    found={one}
                    game={games.find(({ id }) => id === one.match.game) ?? null}
                    isBusy={busy}
                    onAgain={() => again(one)}
                  />
                ))}
              </ul>
            </section>
          ))}
        </section>
        {next === null || isShort ? null : <Button onClick={() => load(next)}>{say('history.more')}</Button>}
      </main>
    </>
  );
}

interface FilterProps {
  readonly games: readonly GameOnShelf[];
  /** Empty: all of them. */
  readonly only: string;
  onOnly(game: string): void;
}

function Filter({ games, only, onOnly }: FilterProps): JSX.Element {
  return (
    <fieldset className={styles.filter} aria-label={say('history.game')}>
      <Segments values={['', ...games.map(({ id }) => id)]} value={only} say={nameIn(games)} onValue={onOnly} />
    </fieldset>
  );
}

const nameIn =
  (games: readonly GameOnShelf[]) =>
  (id: string): ReactNode =>
    id === '' ? (
      say('history.all')
    ) : (
      <>
        <i>
          <Cover game={id} />
        </i>
        {games.find((game) => game.id === id)?.words.title}
      </>
    );

function Totals({ shown }: { readonly shown: readonly YourMatch[] }): JSX.Element {
  const won = shown.filter((one) => placeOf(one) === 1).length;
  return (
    <dl className={styles.totals}>
      <div>
        <dt>{say('history.played', { count: shown.length })}</dt>
        <dd>{shown.length}</dd>
      </div>
      <div>
        <dt>{say('history.won')}</dt>
        <dd>{won}</dd>
      </div>
    </dl>
  );
}

/** Fewer than these are not left alone while there may be more. */
const SCREENFUL = 10;
const WEEK = 7 * 86_400_000;

interface Period {
  readonly when: string;
  readonly matches: readonly YourMatch[];
}

/** The last seven days together, then month by month. */
function byTime(found: readonly YourMatch[]): Period[] {
  const periods = new Map<string, YourMatch[]>();
  for (const one of found) {
    const when = periodOf(one.match.created);
    periods.set(when, [...(periods.get(when) ?? []), one]);
  }
  return [...periods].map(([when, matches]) => ({ when, matches }));
}

const periodOf = (created: number): string =>
  Date.now() - created < WEEK
    ? say('history.week')
    : new Date(created).toLocaleDateString(language(), { month: 'long', year: 'numeric' });

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
