import type { View } from '@insula/raja';
import { CHARACTER_CLAUSES, CHARACTERS, CITIES, FREE } from '@insula/raja/face';
import type { JSX } from 'react';
import type { Seen } from '../../table.ts';
import { Crest, Emblem } from '../art/pieces.tsx';
import { Face } from '../owned.tsx';
import { say as words } from '../words.ts';
import styles from './cards.module.css';
import deskStyles from './desk.module.css';

interface Props {
  readonly seen: Seen<View>;
  readonly card: number;
  readonly isPicked: boolean;
  /** Whether it cannot be had. */
  readonly isGone: boolean;
  /** Null: it is only to be read. */
  onPick: (() => void) | null;
}

/** A portrait with its power, and whose it is; in the advanced game also its home. */
export function CharacterCard({ seen: { view, say, names, seat }, card, isPicked, isGone, onPick }: Props): JSX.Element {
  const holder = view.holder[card];
  const name = say(`character.${CHARACTERS[card]}`);
  const inside = (
    <>
      <Face card={card} className={styles.portrait} />
      <b>{name}</b>
      <small>{say(`power.${CHARACTERS[card]}`)}</small>
      <span className={styles.owner} data-free={holder === FREE}>
        {holder >= 0 ? <Crest seat={holder} /> : null}
        {holder === FREE && view.advanced > 0 ? <Emblem city={card} className={deskStyles.emblem} /> : null}
        {holder === seat
          ? words('card.yours')
          : holder >= 0
            ? names[holder]
            : view.advanced > 0
              ? say(`place.${CITIES[card]}`)
              : words('card.free')}
      </span>
    </>
  );
  return (
    <li
      className={styles.card}
      data-own={holder === seat}
      data-gone={isGone}
      data-picked={isPicked}
      title={CHARACTER_CLAUSES[card]}
    >
      {onPick === null ? (
        <span className={styles.cardFace}>{inside}</span>
      ) : (
        <button
          type="button"
          className={styles.cardFace}
          data-character={CHARACTERS[card]}
          aria-pressed={isPicked}
          aria-disabled={isGone}
          onClick={onPick}
        >
          {inside}
        </button>
      )}
    </li>
  );
}
