import type { Words } from '@insula/kernel';
import type { Order } from '@insula/protocol';
import { type JSX, useState } from 'react';
import type { Link } from '../net/link.ts';
import { useSeated } from '../net/useSeated.ts';
import { Button } from '../parts/button.tsx';
import { say as page } from '../words/say.ts';
import { type Say, sentence } from '../words/speaker.ts';
import { withBlanks } from './blanks.ts';
import styles from './menu.module.css';
import { inWords, remember } from './orderWords.ts';

export interface OrdersProps {
  readonly link: Link;
  readonly words: Words;
  readonly say: Say;
}

/** Answers given beforehand: whenever the same question comes and the move is legal, it is the answer. */
export function Orders({ link, words, say }: OrdersProps): JSX.Element {
  const { orders, seat } = useSeated(link, 'orders', 'seat');
  const keep = (wanted: readonly Order[]): void => link.send({ t: 'orders', orders: [...wanted] });
  return (
    <>
      <p>{page('orders.help')}</p>
      {orders.length === 0 ? (
        <p className={styles.none}>{page('orders.none')}</p>
      ) : (
        <ul className={styles.orders}>
          {orders.map((order, i) => (
            <li key={`${order.ask} ${order.move}`}>
              <span>{inWords(order, words, say, seat)}</span>
              <Button onClick={() => keep(orders.filter((_, j) => j !== i))}>{page('orders.drop')}</Button>
            </li>
          ))}
        </ul>
      )}
      <NewOrder link={link} words={words} say={say} onOrder={(order) => keep([order, ...orders])} />
    </>
  );
}

/** An order for the question that is asked now. One that is given already is not offered again. */
function NewOrder({ link, words, say, onOrder }: OrdersProps & { onOrder(order: Order): void }): JSX.Element {
  const { orders, table, seat } = useSeated(link, 'orders', 'table', 'seat');
  const [chosen, setChosen] = useState('');
  const asked = table !== null && seat !== null && table.awaited.includes(seat) ? table : null;
  const ask = asked?.ask;
  const free = (asked?.legal ?? []).filter((move) => !orders.some((order) => order.ask === ask?.key && order.move === move));
  if (asked === null || ask === undefined || free.length === 0) return <p className={styles.none}>{page('orders.later')}</p>;
  const move = free.includes(chosen) ? chosen : free[0];
  const said = (text: string): string => {
    const phrase = asked.say?.[asked.legal.indexOf(text)];
    return phrase === undefined ? text : sentence(say(phrase.key, phrase.values));
  };
  const question = withBlanks(ask, words, say, seat);
  const give = (): void => {
    const order = { ask: ask.key, move };
    remember(order, question, said(move));
    onOrder(order);
  };
  return (
    <div className={styles.new}>
      <label htmlFor="order">{page('orders.always', { ask: question })}</label>
      <select id="order" value={move} onChange={(event) => setChosen(event.target.value)}>
        {free.map((text) => (
          <option key={text} value={text}>
            {said(text)}
          </option>
        ))}
      </select>
      <p>{page('orders.now')}</p>
      <Button look="strong" onClick={give}>
        {page('orders.add')}
      </Button>
    </div>
  );
}
