import type { JSX } from 'react';
import type { Link } from '../house/link.ts';
import { useSeated } from '../house/useSeated.ts';
import type { AnyTable } from '../tables/table.ts';
import { say as page } from '../words/say.ts';
import type { Say } from '../words/speaker.ts';
import styles from './seats.module.css';
import { useCountdown } from './useCountdown.ts';

/** Who sits where, who is there, whose answer is awaited, and the time each has. */
export function Seats({
  link,
  table,
  say,
  names,
}: {
  readonly link: Link;
  readonly table: AnyTable;
  readonly say: Say;
  readonly names: readonly string[];
}): JSX.Element {
  const { summary, table: now } = useSeated(link, 'summary', 'table');
  return (
    <ul className={styles.seats} aria-label={page('table.seats')} data-count={summary?.seats.length}>
      {summary?.seats.map((_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <li key={seat} className={styles.seat} data-awaited={summary.phase === 'playing' && now?.awaited.includes(seat)}>
          <SeatHead link={link} seat={seat} name={names[seat]} />
          {now === null ? null : <table.SeatFacts view={now.view} seat={seat} say={say} />}
        </li>
      ))}
    </ul>
  );
}

function SeatHead({
  link,
  seat,
  name,
}: {
  readonly link: Link;
  readonly seat: number;
  readonly name: string;
}): JSX.Element | null {
  const { summary, table, seat: me, since } = useSeated(link, 'summary', 'table', 'seat', 'since');
  const clock = table?.clocks?.[seat] ?? null;
  const seconds = useCountdown(clock?.left ?? null, since, clock?.running ?? false);
  const sitter = summary?.seats[seat];
  if (sitter === undefined) return null;
  const kind = sitter.resigned
    ? 'resigned'
    : sitter.standIn
      ? 'standIn'
      : sitter.kind === 'bot'
        ? 'bot'
        : sitter.present
          ? 'here'
          : 'away';
  return (
    <div className={styles.head}>
      <span className={styles.dot} data-kind={kind} aria-hidden="true" />
      <span className={styles.name}>
        {name}
        {seat === me ? <small> {page('seat.you')}</small> : null}
      </span>
      <small className={styles.kind}>{page(`seat.${kind}`, { level: sitter.level ?? '' })}</small>
      {seconds === null ? null : (
        <time className={styles.clock} data-short={seconds < 20}>
          {page('clock', { minutes: Math.floor(seconds / 60), seconds: String(seconds % 60).padStart(2, '0') })}
        </time>
      )}
    </div>
  );
}
