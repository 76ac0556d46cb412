import { type JSX, useState } from 'react';
import { useStore } from 'zustand/react';
import type { Link } from '../house/link.ts';
import { Button } from '../parts/button.tsx';
import { say as page } from '../words/say.ts';
import { type Say, sentence } from '../words/speaker.ts';
import styles from './menu.module.css';

/** Answers given beforehand: whenever the same question comes and the move is legal, it is the answer. */
export function Orders({ link, say }: { readonly link: Link; readonly say: Say }): JSX.Element {
  const { orders, table } = useStore(link.store);
  const [chosen, setChosen] = useState('');
  const legal = table?.legal ?? [];
  const move = chosen === '' ? legal[0] : chosen;
  return (
    <>
      <p>{page('orders.help')}</p>
      <ul className={styles.orders}>
        {orders.map((order, i) => (
          <li key={`${order.ask} ${order.move}`}>
            <span>{page('orders.one', { ask: order.ask.replace(/^ask\./, ''), move: order.move })}</span>
            <Button onClick={() => link.send({ t: 'orders', orders: orders.filter((_, j) => j !== i) })}>
              {page('orders.drop')}
            </Button>
          </li>
        ))}
      </ul>
      {table === null || legal.length === 0 ? (
        <p>{page('orders.later')}</p>
      ) : (
        <div className={styles.new}>
          <label htmlFor="order">{page('orders.always', { ask: say(table.ask.key, table.ask.values) })}</label>
          <select id="order" value={move} onChange={(event) => setChosen(event.target.value)}>
            {legal.map((text, i) => (
              <option key={text} value={text}>
                {sentence(table.say?.[i] === undefined ? text : say(table.say[i].key, table.say[i].values))}
              </option>
            ))}
          </select>
          <Button
            look="strong"
            onClick={() => link.send({ t: 'orders', orders: [...orders, { ask: table.ask.key, move }] })}
          >
            {page('orders.add')}
          </Button>
        </div>
      )}
    </>
  );
}
