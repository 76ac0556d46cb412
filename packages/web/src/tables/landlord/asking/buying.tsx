import type { View } from '@insula/landlord';
import { pricesOf, shopping } from '@insula/landlord/face';
import type { JSX } from 'react';
import { Button } from '../../../parts/button.tsx';
import type { Seen } from '../../table.ts';
import { sumOf } from '../money.ts';
import { street } from '../words.ts';
import styles from './asking.module.css';

/** How many prices are shown: those that were paid, and what the next ones cost. */
const SHOWN = 7;

/** L-24: cards one by one, each with its price and what is left of the income. */
export function Buying({ view, chooser }: Seen<View>): JSX.Element {
  const { price, left } = shopping(view);
  const may = chooser.choices.some(({ move }) => move === 'buy');
  const first = Math.max(0, view.bought - SHOWN + 3);
  const prices = pricesOf(view, first + SHOWN).slice(first);
  let sum = view.earned - view.spent;
  return (
    <>
      <p className={styles.question}>{street('ask.buy', { sum: sumOf(view, view.earned) })}</p>
      <p className={styles.help}>
        {left > 0
          ? street('ask.buy.help', { left: sumOf(view, left), spent: view.spent > 0 ? 'yes' : 'no' })
          : street('ask.buy.none')}
      </p>
      <ol className={styles.prices} aria-hidden="true">
        {prices.map((each, i) => {
          const isPaid = first + i < view.bought;
          if (!isPaid) sum -= each;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the nth card of the turn
            <li key={first + i} data-paid={isPaid} data-out={!isPaid && sum < 0}>
              {sumOf(view, each)}
            </li>
          );
        })}
      </ol>
      <div className={styles.ways}>
        <Button look="strong" data-way="buy" disabled={!may} onClick={() => chooser.play('buy')}>
          {street('way.buy', { sum: sumOf(view, price) })}
        </Button>
        <Button data-way="done" onClick={() => chooser.play('done')}>
          {street('way.done.buy')}
        </Button>
      </div>
    </>
  );
}
