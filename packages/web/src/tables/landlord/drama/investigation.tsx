import type { Event } from '@insula/landlord';
import type { JSX } from 'react';
import { Landlord } from '../art/crest.tsx';
import { MiniButton } from '../card.tsx';
import { chainOf, questioned } from '../pending.ts';
import { reads } from '../reads.ts';
import type { Staged } from '../staged.ts';
import { street } from '../words.ts';
import styles from './drama.module.css';

/** What was played, oldest left, and the lamp going from suspect to suspect round the table. */
export function Investigation(seen: Staged): JSX.Element {
  const { view, say, names, seat, items, look } = seen;
  const now = questioned(view);
  const alibis = alibisIn(items);
  const chain = chainOf(view);
  const players = playersIn(items);
  const name = (of: number): string => (of === seat ? street('tile.mine') : names[of]);
  const standingOf = (of: number): string => {
    if (of === now) return 'chain.now';
    if (view.jailed === of) return 'chain.jailed';
    return alibis.has(of) ? 'chain.alibi' : 'chain.next';
  };
  return (
    <div className={styles.over} data-drama="investigation" {...reads(look)}>
      <div className={styles.panel}>
        <ol className={styles.chain} aria-label={street('chain.label')}>
          {chain.map((card, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a chain only grows
            <li key={i}>
              <MiniButton card={card} view={view} say={say} onRead={() => look({ sheet: `card ${card}` })} />
              {players.length === chain.length ? <small>{name(players[i])}</small> : null}
            </li>
          ))}
          <li>
            <span className={styles.next} />
          </li>
        </ol>
        <ul className={styles.ring} aria-label={street('chain.ring')}>
          {names.map((_, of) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              key={of}
              className={styles.suspect}
              data-now={of === now}
              data-jailed={view.jailed === of}
              data-alibi={alibis.has(of) && of !== now}
            >
              <Landlord seat={of} />
              <b>{name(of)}</b>
              <small>{street(standingOf(of))}</small>
            </li>
          ))}
        </ul>
        <p>{street('chain.help', { freed: view.jailed < 0 ? 'nobody' : name(view.jailed) })}</p>
      </div>
    </div>
  );
}

/** Who played each card since the crime was begun, in this order. */
function playersIn(items: Staged['items']): readonly number[] {
  const events = items.flatMap((item) => (item.kind === 'event' ? [item.event as Event] : []));
  const crime = events.findLastIndex(({ is }) => is === 'aimed-at-house' || is === 'aimed-at-tenant');
  const since = crime < 0 ? [] : events.slice(crime);
  return since.flatMap((event, i) => ((i === 0 || event.is === 'answered') && 'seat' in event ? [event.seat] : []));
}

/** Who had an alibi since the crime. */
function alibisIn(items: Staged['items']): ReadonlySet<number> {
  const events = items.flatMap((item) => (item.kind === 'event' ? [item.event as Event] : []));
  const crime = events.findLastIndex(({ is }) => is === 'murdered' || is === 'bombed' || is === 'bombed-out');
  const asked = events.slice(crime + 1);
  const first = asked.findIndex(({ is }) => is === 'questioned');
  return new Set(asked.slice(first + 1).flatMap((event) => (event.is === 'answered' && first >= 0 ? [event.seat] : [])));
}
