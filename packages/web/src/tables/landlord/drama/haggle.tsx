import { CARDS } from '@insula/landlord/face';
import type { JSX } from 'react';
import { MiniButton } from '../card.tsx';
import { sumOf } from '../money.ts';
import { reads } from '../reads.ts';
import type { Staged } from '../staged.ts';
import { street } from '../words.ts';
import styles from './drama.module.css';
import { Party } from './party.tsx';

/** Two landlords and what they haggle about. What only the two may know is not in a view of others. */
export function Haggle(seen: Staged): JSX.Element | null {
  const { view, say, names, seat, look } = seen;
  const frame = view.stack.at(-1);
  if (frame?.kind !== 'deal') return null;
  const { by, give, want, pay, stage } = frame;
  const isAnswered = stage === 'counter';
  const name = (of: number): string => (of === seat ? street('tile.mine') : names[of]);
  const card = want.length === 0 ? null : CARDS[want[0]];
  const isRoof = view.variant.trade !== 'any';
  const offer = stage === 'answer' && card !== null && isRoof;
  return (
    <div className={styles.over} data-drama="deal" {...reads(look)}>
      <div className={`${styles.panel} ${styles.deal}`}>
        <Party seat={by} name={name(by)} money={street('deal.money', { sum: sumOf(view, view.money[by]) })}>
          {offer ? (
            <>
              {street('deal.speech.want', { aCard: say(`a.card.${card}`) })}
              <b>{sumOf(view, pay)}</b>
            </>
          ) : (
            street(stage === 'answer' ? 'deal.speech.propose' : 'deal.speech.think')
          )}
        </Party>
        <ul className={styles.goods}>
          {[...give, ...want].map((kind, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cards of a kind are the same card
            <li key={i}>
              <MiniButton card={CARDS[kind]} view={view} say={say} onRead={() => look({ sheet: `card ${CARDS[kind]}` })} />
            </li>
          ))}
          <li>
            <svg viewBox="0 0 120 30" aria-hidden="true">
              <path d="M14 9h92M98 3l9 6-9 6M106 22H14M22 16l-9 6 9 6" />
            </svg>
          </li>
        </ul>
        <Party
          seat={frame.with}
          name={name(frame.with)}
          money={street('deal.money', { sum: sumOf(view, view.money[frame.with]) })}
        >
          {isAnswered && isRoof ? (
            <>
              {street('deal.speech.sell')}
              <b>{sumOf(view, pay)}</b>
            </>
          ) : (
            street(REPLIES[stage])
          )}
        </Party>
      </div>
    </div>
  );
}

/** What whoever is asked says meanwhile. */
const REPLIES = {
  card: 'deal.speech.listen',
  price: 'deal.speech.listen',
  draft: 'deal.speech.listen',
  answer: 'deal.speech.think',
  counter: 'deal.speech.counter',
} as const;
