import type { View } from '@insula/raja';
import { CHARACTERS, palacesEach } from '@insula/raja/face';
import type { JSX, ReactNode } from 'react';
import type { Say } from '../../words/speaker.ts';
import { Coin, House, Palace, Portrait, Quarry } from './art/pieces.tsx';
import { purseOf, supplyOf } from './placed.ts';
import styles from './seats.module.css';
import { say as words } from './words.ts';

/** What a seat has, each thing by itself: a row is drawn anew only when something of its own has changed. */
export interface Owned {
  readonly seat: number;
  readonly gold: number;
  readonly built: number;
  readonly palaces: number;
  readonly supply: number;
  readonly quarry: number;
  readonly markers: number;
  readonly architect: number;
  /** The numbers of its characters, with commas between. */
  readonly cards: string;
}
export const ownedBy = (view: View, seat: number): Owned => ({
  seat,
  gold: view.gold[seat],
  built: palacesEach(view) - view.palaces[seat],
  palaces: palacesEach(view),
  supply: view.supply[seat],
  quarry: view.quarry[seat],
  markers: view.markers[seat],
  architect: view.architects[seat],
  cards: CHARACTERS.flatMap((_, card) => (view.holder[card] === seat ? [card] : [])).join(),
});

/** Gold, palaces, houses, markers. Coins and houses come from and go to the places of one's row, where it has them. */
export function Facts(owned: Owned & { readonly hasPlaces: boolean }): JSX.Element {
  const { seat, gold, built, palaces, supply, quarry, markers, hasPlaces } = owned;
  return (
    <>
      <Fact
        className={hasPlaces ? styles.gold : ''}
        text={words('seat.gold', { gold })}
        place={hasPlaces ? purseOf(seat) : undefined}
      >
        <Coin />
        <b>{gold}</b>
      </Fact>
      <Fact text={words('seat.palaces', { built, all: palaces })}>
        <Palace seat={seat} />
        <b>{built}</b>
        <small>/{palaces}</small>
      </Fact>
      <Fact text={words('seat.houses', { supply, quarry })} place={hasPlaces ? supplyOf(seat) : undefined}>
        <House seat={seat} />
        <b>{supply}</b>
        <span className={styles.stock}>
          <small className={styles.quarry}>
            <Quarry />
            {quarry}
          </small>
          {markers > 0 ? <i className={styles.markers}>★{markers}</i> : null}
        </span>
      </Fact>
    </>
  );
}

function Fact({
  text,
  place,
  className = '',
  children,
}: {
  readonly text: string;
  readonly place?: string | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}): JSX.Element {
  return (
    <span className={`${styles.fact} ${className}`} title={text} data-place={place}>
      <span aria-hidden="true">{children}</span>
      <span className="aside">{text}</span>
    </span>
  );
}

export const numbersIn = (cards: string): readonly number[] => (cards === '' ? [] : cards.split(',').map(Number));

export const cardNames = (cards: string, say: Say): string =>
  numbersIn(cards)
    .map((card) => say(`character.${CHARACTERS[card]}`))
    .join(', ');

interface CardsProps extends Pick<Owned, 'seat' | 'cards'> {
  readonly say: Say;
  /** Shows what all characters do. */
  onRead(): void;
}

/** The faces of a seat's characters, the lowest first: whoever wonders what they do taps them. */
export function Cards({ seat, cards, say, onRead }: CardsProps): JSX.Element {
  const held = numbersIn(cards);
  const names = cardNames(cards, say);
  return (
    <button
      type="button"
      className={styles.faces}
      data-count={held.length}
      data-cards-of={seat}
      title={names}
      onClick={onRead}
    >
      {held.map((card) => (
        <Face key={card} card={card} />
      ))}
      <span className="aside">{words('cards.show', { names })}</span>
    </button>
  );
}

export function Face({ card, className = '' }: { readonly card: number; readonly className?: string }): JSX.Element {
  return (
    <span className={`${styles.face} ${className}`} data-card={card} aria-hidden="true">
      <Portrait card={card} />
      <i>{card + 1}</i>
    </span>
  );
}
