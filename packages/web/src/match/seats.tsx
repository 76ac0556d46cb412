import type { SeatSummary, Table } from '@insula/protocol';
import { type JSX, memo } from 'react';
import type { Link } from '../net/link.ts';
import { useSeated } from '../net/useSeated.ts';
import { Clock, type Time } from '../parts/clock.tsx';
import { SeatMark } from '../parts/seatMark.tsx';
import type { Mark } from '../tables/marks.ts';
import type { AnyTable } from '../tables/table.ts';
import { say as page } from '../words/say.ts';
import type { Say } from '../words/speaker.ts';
import styles from './seats.module.css';

interface Props {
  readonly link: Link;
  readonly table: AnyTable;
  readonly say: Say;
  readonly names: readonly string[];
}

/** Who sits where, who is there, whose answer is awaited, the time each has, and how it stands until a count tells it. */
export const Seats = memo(function Seats({ link, table, say, names }: Props): JSX.Element {
  const { summary, table: now, seat: me, since } = useSeated(link, 'summary', 'table', 'seat', 'since');
  const isCounted = (summary?.outcome?.points ?? null) !== null;
  return (
    <ul className={styles.seats} aria-label={page('table.seats')} data-count={summary?.seats.length}>
      {summary?.seats.map((sitter, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <li key={seat} className={styles.seat} data-awaited={summary.phase === 'playing' && now?.awaited.includes(seat)}>
          <SeatHead
            sitter={sitter}
            mark={table.marks[seat]}
            name={names[seat]}
            mine={seat === me}
            isOver={summary.phase === 'over'}
            {...timeOf(now, seat, since)}
          />
          {now === null || isCounted ? null : <table.SeatFacts view={now.view} seat={seat} say={say} />}
        </li>
      ))}
    </ul>
  );
});

const NO_CLOCK: Time = { left: null, running: false, since: 0 };

/** Without a clock it is the same at every move: nothing is drawn anew for it. */
function timeOf(table: Table | null, seat: number, since: number): Time {
  const clock = table?.clocks?.[seat] ?? null;
  return clock === null ? NO_CLOCK : { ...clock, since };
}

interface HeadProps extends Time {
  readonly sitter: SeatSummary;
  readonly mark: Mark;
  readonly name: string;
  readonly mine: boolean;
  readonly isOver: boolean;
}

const SeatHead = memo(function SeatHead({ sitter, mark, name, mine, isOver, left, running, since }: HeadProps): JSX.Element {
  const kind = presence(sitter, isOver);
  return (
    <div className={styles.head}>
      <span className={styles.who}>
        <SeatMark mark={mark} away={kind === 'away'} />
        <span className={styles.name}>{name}</span>
        {mine ? <small className={styles.kind}>{page('seat.you')}</small> : null}
      </span>
      {/* Whoever reads it knows that they are here, and their name needs the room. */}
      {mine && kind === 'here' ? null : (
        <small className={styles.kind}>{page(`seat.${kind}`, { level: sitter.level ?? '' })}</small>
      )}
      <Clock left={left} running={running} since={since} />
    </div>
  );
});

function presence({ kind, resigned, standIn, present }: SeatSummary, isOver: boolean): string {
  if (resigned) return 'resigned';
  if (standIn && !isOver) return 'standIn';
  if (kind === 'bot') return 'bot';
  return present ? 'here' : 'away';
}
