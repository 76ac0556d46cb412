import type { WantedSeat } from '@insula/protocol';
import type { JSX } from 'react';
import type { Bot, GameOnShelf } from '../net/api.ts';
import { Sitter } from '../parts/sitter.tsx';
import { say } from '../words/say.ts';
import styles from './newMatch.module.css';

const LONGEST = 40;

interface Props {
  readonly game: GameOnShelf;
  readonly bots: readonly Bot[];
  readonly seats: readonly WantedSeat[];
  /** Who takes a seat that is added. */
  readonly usual: WantedSeat;
  onSeats(seats: readonly WantedSeat[]): void;
}

/** How many seats, and who takes each: you (more than once: people at this device), a friend by link, a bot. */
export function SeatFields({ game, bots, seats, usual, onSeats }: Props): JSX.Element {
  const most = Math.max(...game.seats);
  const counts = Array.from({ length: most }, (_, i) => i + 1).filter((count) => count >= Math.min(...game.seats));
  const resize = (count: number): void => onSeats(Array.from({ length: count }, (_, i) => seats[i] ?? usual));
  const change = (seat: number, value: string): void => onSeats(seats.map((now, i) => (i === seat ? wanted(value) : now)));
  const rename = (seat: number, name: string): void =>
    onSeats(seats.map((now, i) => (i !== seat ? now : name === '' ? { kind: 'me' } : { kind: 'me', name })));
  return (
    <fieldset className={styles.group}>
      <legend>{say('new.seats')}</legend>
      <div className={styles.counts}>
        {counts.map((count) => (
          <button
            key={count}
            type="button"
            aria-pressed={seats.length === count}
            aria-label={say('new.count', { count })}
            onClick={() => resize(count)}
          >
            {count}
          </button>
        ))}
      </div>
      <ol className={styles.seats}>
        {seats.map((seat, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={i} data-kind={seat.kind}>
            <Sitter kind={seat.kind === 'me' ? 'person' : seat.kind} />
            <select
              aria-label={say('new.seat', { seat: i + 1 })}
              value={seat.kind === 'bot' ? `bot ${seat.level}` : seat.kind}
              onChange={(event) => change(i, event.target.value)}
            >
              <option value="me">{say(i === 0 ? 'new.me' : 'new.meToo')}</option>
              <option value="open">{say('new.open')}</option>
              {bots.map(({ name }) => (
                <option key={name} value={`bot ${name}`}>
                  {say('new.bot', { name })}
                </option>
              ))}
            </select>
            {seat.kind === 'me' && i > 0 ? (
              <input
                aria-label={say('new.name', { seat: i + 1 })}
                placeholder={say('new.name', { seat: i + 1 })}
                maxLength={LONGEST}
                value={seat.name ?? ''}
                onChange={(event) => rename(i, event.target.value)}
              />
            ) : null}
          </li>
        ))}
      </ol>
      {levelsIn(seats).map((level) => (
        <p key={level} className={styles.hint}>
          <b>{say(`level.${level}`)}</b> {say(`level.${level}.help`)}
        </p>
      ))}
      <p className={styles.hint}>{say('new.hint')}</p>
    </fieldset>
  );
}

/** Every level that a bot here has, once. */
const levelsIn = (seats: readonly WantedSeat[]): string[] => [
  ...new Set(seats.flatMap((seat) => (seat.kind === 'bot' ? [seat.level] : []))),
];

function wanted(value: string): WantedSeat {
  if (value.startsWith('bot ')) return { kind: 'bot', level: value.slice(4) };
  return value === 'me' ? { kind: 'me' } : { kind: 'open' };
}
