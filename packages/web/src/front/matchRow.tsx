import type { Summary } from '@insula/protocol';
import type { JSX, ReactNode } from 'react';
import type { GameOnShelf } from '../net/api.ts';
import { SeatMark } from '../parts/seatMark.tsx';
import { seatNames } from '../parts/seatNames.ts';
import { MARKS } from '../tables/marks.ts';
import { Cover } from './cover.tsx';
import styles from './matchRow.module.css';

interface Props {
  readonly match: Summary;
  readonly games: readonly GameOnShelf[];
  /** Whose answer the match waits for. */
  readonly awaited: readonly number[];
  /** What each seat has, where that is told. */
  readonly values?: readonly number[] | undefined;
  /** What there is to say beside its people. */
  readonly children?: ReactNode;
}

/** A match among others: its picture, its game, and who sits there. */
export function MatchRow({ match, games, awaited, values, children }: Props): JSX.Element {
  const names = seatNames(match.seats);
  return (
    <>
      <i className={styles.cover}>
        <Cover game={match.game} />
      </i>
      <div className={styles.what}>
        <b>{titleOf(match, games)}</b>
        <ul className={styles.people}>
          {match.seats.map(({ kind }, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={seat} data-turn={awaited.includes(seat)}>
              <SeatMark mark={MARKS[seat]} away={kind === 'open'} />
              {names[seat]}
              {values === undefined ? null : <strong>{values[seat]}</strong>}
            </li>
          ))}
        </ul>
        {children}
      </div>
    </>
  );
}

export const titleOf = ({ game }: Summary, games: readonly GameOnShelf[]): string =>
  games.find(({ id }) => id === game)?.words.title ?? game;
