import type { View } from '@insula/landlord';
import { type CardName, factsOf } from '@insula/landlord/face';
import { type ComponentProps, type JSX, memo } from 'react';
import { useNarrow } from '../../parts/useNarrow.ts';
import type { Say } from '../../words/speaker.ts';
import { Picture } from './art/picture.tsx';
import styles from './card.module.css';
import { inDollars } from './money.ts';
import { street } from './words.ts';

interface Props {
  readonly card: CardName;
  readonly view: View;
  readonly say: Say;
  readonly count?: number;
}

/** A card as it lies in a hand: what it is, what it pays, what it needs. The same card of the same edition looks the same. */
export const CardFace = memo(
  function CardFace({ card, view, say, count = 1 }: Props): JSX.Element {
    const { type, rent, size, tallest } = factsOf(view.variant, card);
    const isShelf = useNarrow();
    return (
      <>
        {type === 'tenant' ? (
          <span className={styles.rent} aria-hidden="true">
            {inDollars(view, rent)}
          </span>
        ) : null}
        {count > 1 ? (
          <span className={styles.times} aria-hidden="true">
            {street('hand.times', { count })}
          </span>
        ) : null}
        <span className={styles.picture}>
          <Picture card={card} panel={!isShelf} />
        </span>
        <span className={styles.name} aria-hidden="true">
          {say(`card.${card}`)}
        </span>
        {type === 'tenant' ? (
          <span className={styles.needs} aria-hidden="true">
            <Rooms size={size} />
            <span>
              <Height />
              {street('card.floors', { tallest })}
            </span>
          </span>
        ) : (
          <span className={styles.needs} data-soft="true" aria-hidden="true">
            {street(`does.${card}`)}
          </span>
        )}
      </>
    );
  },
  (before, after) =>
    before.card === after.card &&
    before.count === after.count &&
    before.say === after.say &&
    before.view.variant === after.view.variant,
);

const Rooms = ({ size }: { readonly size: number }): JSX.Element => (
  <svg viewBox="0 0 14 14" aria-hidden="true">
    <path
      d={size === 2 ? 'M2.5 1h9v12h-9ZM2.5 7h9' : 'M1.5 3.5h11v8h-11Z'}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    />
  </svg>
);

const Height = (): JSX.Element => (
  <svg viewBox="0 0 14 14" aria-hidden="true">
    <path d="M2 13V6l5-5 5 5v7Z" fill="currentColor" />
  </svg>
);

/** A card that can be tapped. */
export function CardButton({
  card,
  view,
  say,
  count = 1,
  small = false,
  ...rest
}: Props & { readonly small?: boolean } & Omit<ComponentProps<'button'>, 'size'>): JSX.Element {
  return (
    <button
      type="button"
      {...rest}
      className={`${small ? styles.small : ''} ${styles.card} ${count > 1 ? styles.stacked : ''}`}
      data-card={card}
      data-about={`card ${card}`}
      data-type={factsOf(view.variant, card).type}
    >
      <CardFace {...{ card, view, say, count }} />
      <span className="aside">{cardLabel({ card, view, say, count })}</span>
    </button>
  );
}

/** A card that is only looked at. */
export const CardShown = ({ card, view, say, children }: Props & { readonly children?: React.ReactNode }): JSX.Element => (
  <span className={styles.card} data-type={factsOf(view.variant, card).type}>
    <CardFace {...{ card, view, say }} />
    <span className="aside">{cardLabel({ card, view, say })}</span>
    {children}
  </span>
);

/** One link of a chain. */
export const MiniCard = ({ card, view, say }: Props): JSX.Element => (
  <span className={styles.mini} data-type={factsOf(view.variant, card).type}>
    <MiniFace card={card} say={say} />
  </span>
);

/** The same, to be read. */
export const MiniButton = ({ card, view, say, onRead }: Props & { onRead(): void }): JSX.Element => (
  <button
    type="button"
    className={styles.mini}
    data-type={factsOf(view.variant, card).type}
    data-about={`card ${card}`}
    onClick={onRead}
  >
    <MiniFace card={card} say={say} />
  </button>
);

const MiniFace = ({ card, say }: Pick<Props, 'card' | 'say'>): JSX.Element => (
  <>
    <span className={styles.picture}>
      <Picture card={card} />
    </span>
    <MiniName name={say(`card.${card}`)} />
  </>
);

/** So many letters in a word are too many for a small card. */
const LONG = 10;

const MiniName = ({ name }: { readonly name: string }): JSX.Element => (
  <span className={styles.name} data-long={name.split(/[\s-]/).some((word) => word.length >= LONG)}>
    {name}
  </span>
);

function cardLabel({ card, view, say, count = 1 }: Props): string {
  const { type, rent, size, tallest } = factsOf(view.variant, card);
  return street('hand.label', {
    name: say(`card.${card}`),
    count,
    tenant: type === 'tenant' ? 'yes' : 'no',
    rent: inDollars(view, rent),
    size,
    tallest,
  });
}
