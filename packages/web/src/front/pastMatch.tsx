import type { YourMatch } from '@insula/protocol';
import type { JSX } from 'react';
import { Link } from 'wouter';
import { fileOf, type GameOnShelf } from '../net/api.ts';
import { Button, buttonClass } from '../parts/button.tsx';
import { SeatMark } from '../parts/seatMark.tsx';
import { seatNames } from '../parts/seatNames.ts';
import { MARKS } from '../tables/marks.ts';
import { language } from '../words/language.ts';
import { say } from '../words/say.ts';
import { Cover } from './cover.tsx';
import styles from './history.module.css';
import { placeOf } from './place.ts';
import { agreedOn } from './variants.ts';

interface Props {
  readonly found: YourMatch;
  readonly game: GameOnShelf | null;
  /** A rematch is being set up. */
  readonly isBusy: boolean;
  onAgain(): void;
}

/** A match that is over: one's place, who else was there, in the order of their places, and the ways from here. */
export function PastMatch({ found, game, isBusy, onAgain }: Props): JSX.Element {
  const { match, yours } = found;
  const own = placeOf(found);
  const title = game?.words.title ?? match.game;
  return (
    <li className={styles.match}>
      <div className={styles.cover}>
        <Cover game={match.game} />
      </div>
      <span className={styles.place} data-won={own === 1}>
        {own ?? '–'}
      </span>
      <div className={styles.what}>
        <Link href={`/match/${match.id}`} className={styles.title}>
          {title}
        </Link>
        <p>
          <time dateTime={new Date(match.created).toISOString()}>
            {new Date(match.created).toLocaleString(language(), { dateStyle: 'medium', timeStyle: 'short' })}
          </time>
          {(game === null ? [] : agreedOn(game, match)).map((variant) => ` · ${variant}`)}
        </p>
      </div>
      <Ranking found={found} />
      <div className={styles.ways}>
        <Link href={`/replay/${match.id}`} className={buttonClass('quiet')}>
          <Sign path="M4 2v12l10-6Z" />
          {say('end.replay')}
        </Link>
        {game === null || yours.length === 0 ? null : (
          <Button look="quiet" onClick={onAgain} disabled={isBusy}>
            <Sign path="M13 3v4H9l1.500-1.500A4 4 0 1 0 12 9h2a6 6 0 1 1-2-4.500Z" />
            {say('history.again')}
          </Button>
        )}
        <a
          className={buttonClass('quiet')}
          href={fileOf(match, yours[0] ?? null)}
          download={`insula-${match.id}.json`}
          aria-label={say('menu.file')}
          title={say('menu.file')}
        >
          <Sign path="M7 1h2v7h3l-4 4-4-4h3ZM2 13h12v2H2Z" />
        </a>
      </div>
    </li>
  );
}

function Ranking({ found: { match, yours } }: { readonly found: YourMatch }): JSX.Element {
  const { outcome, seats } = match;
  const names = seatNames(seats);
  const rank = outcome?.rank ?? null;
  const order = names.map((_, seat) => seat).sort((a, b) => (rank?.[a] ?? 0) - (rank?.[b] ?? 0));
  return (
    <div className={styles.ranking}>
      <ol>
        {order.map((seat) => (
          <li key={seat} data-own={yours.includes(seat)}>
            <SeatMark mark={MARKS[seat]} />
            <span className={styles.who}>{names[seat]}</span>
            {outcome?.points?.[seat] === undefined ? null : <b>{outcome.points[seat]}</b>}
          </li>
        ))}
      </ol>
      {outcome === null || outcome.why === 'rules' ? null : <p>{say(`end.${outcome.why}`)}</p>}
    </div>
  );
}

const Sign = ({ path }: { readonly path: string }): JSX.Element => (
  <svg viewBox="0 0 16 16" aria-hidden="true">
    <path d={path} />
  </svg>
);
