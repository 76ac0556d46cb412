import type { View } from '@insula/landlord';
import { type CardName, factsOf } from '@insula/landlord/face';
import type { JSX } from 'react';
import type { Seen } from '../../table.ts';
import { Picture } from '../art/picture.tsx';
import { sumOf } from '../money.ts';
import { street } from '../words.ts';
import styles from './sheets.module.css';

/** All there is to know about a card: what it pays, what it needs, what it says, and where the rules speak of it. */
export function CardSheet({ view, say, card }: Seen<View> & { readonly card: string }): JSX.Element {
  const name = card as CardName;
  const { copies, isFloor } = factsOf(view.variant, name);
  return (
    <div className={styles.card}>
      <span className={styles.portrait}>
        <Picture card={name} />
      </span>
      <div>
        <h2>{say(`card.${name}`)}</h2>
        <CardText view={view} say={say} card={name} />
        <p className={styles.soft}>
          {street(isFloor ? 'sheet.card.floor' : 'sheet.card.noFloor')} {street('sheet.card.copies', { count: copies })}
        </p>
      </div>
    </div>
  );
}

/** Its facts in a line, and its text with the clause. */
export function CardText({ view, say, card }: Pick<Seen<View>, 'view' | 'say'> & { readonly card: CardName }): JSX.Element {
  const { type, rent, size, tallest, text, clause } = factsOf(view.variant, card);
  return (
    <>
      {type === 'tenant' ? (
        <p className={styles.facts}>
          <b>{street('sheet.card.rent', { sum: sumOf(view, rent) })}</b>
          {', '}
          {street('sheet.card.size', { size })}
          {', '}
          {street('sheet.card.tallest', { tallest })}.
        </p>
      ) : null}{' '}
      <p>
        {say(text)} <span className={styles.clause}>{clause}</span>
      </p>
    </>
  );
}
