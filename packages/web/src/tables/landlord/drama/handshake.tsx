import type { Event } from '@insula/landlord';
import { CARDS } from '@insula/landlord/face';
import type { JSX } from 'react';
import { MiniCard } from '../card.tsx';
import { sumOf } from '../money.ts';
import type { Staged } from '../staged.ts';
import { street } from '../words.ts';
import styles from './drama.module.css';
import { Party } from './party.tsx';

export type Traded = Extract<Event, { give: unknown }>;

/** A deal was made: the two shake hands on it, and what has changed hands lies between them. */
export function Handshake({ view, say, names, seat, deal }: Staged & { readonly deal: Traded }): JSX.Element {
  const party = (of: number): JSX.Element => (
    <Party
      seat={of}
      name={of === seat ? street('tile.mine') : names[of]}
      money={street('deal.money', { sum: sumOf(view, view.money[of]) })}
    >
      {street('deal.speech.agreed')}
    </Party>
  );
  return (
    <div className={styles.over} data-drama="handshake" aria-hidden="true">
      <div className={`${styles.panel} ${styles.deal}`}>
        {party(deal.seat)}
        <ul className={styles.goods}>
          {[...deal.give, ...deal.want].map((kind, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cards of a kind are the same card
            <li key={i}>
              <MiniCard card={CARDS[kind]} view={view} say={say} />
            </li>
          ))}
          {deal.dollars === 0 ? null : <li className={styles.price}>{sumOf(view, Math.abs(deal.dollars))}</li>}
          <li>
            <svg className={styles.hands} viewBox="0 0 120 40" aria-hidden="true">
              <path className={styles.sleeve} data-owner={deal.seat} d="M2 10h36v20H2Z" />
              <path className={styles.sleeve} data-owner={deal.other} d="M82 10h36v20H82Z" />
              <path className={styles.palm} d="M38 12h14q12-4 20 4l8 8q-6 8-14 6H38Z" />
              <path className={styles.palm} d="M82 12H70q-10-2-16 6l-4 6q4 5 9 1l6-5 10 9q4 1 7-1Z" />
            </svg>
          </li>
        </ul>
        {party(deal.other)}
      </div>
    </div>
  );
}
