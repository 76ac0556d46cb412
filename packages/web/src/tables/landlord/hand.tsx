import type { View } from '@insula/landlord';
import { type CardName, factsOf, TYPES } from '@insula/landlord/face';
import { type JSX, useRef } from 'react';
import type { Seen } from '../table.ts';
import { isAsked } from './aim.ts';
import { Landlord } from './art/crest.tsx';
import { callLater, mayCallLater } from './asking/police.ts';
import { CardButton } from './card.tsx';
import { carry } from './carry.ts';
import styles from './hand.module.css';
import { sumOf } from './money.ts';
import { kindsIn } from './moves.ts';
import { PurseSum } from './purse.tsx';
import { reads } from './reads.ts';
import { builtWith, isBuilding, roofsToFinish } from './site.ts';
import { useSize } from './useSize.ts';
import { street } from './words.ts';

/** My purse and my cards: kinds, not cards, for two of a kind cannot be told apart. */
export function Hand(seen: Seen<View>): JSX.Element | null {
  const { view, seat, say, chooser, look } = seen;
  const ref = useRef<HTMLUListElement>(null);
  const size = useSize(ref);
  if (view.hand === null || seat === null) return null;
  const kinds = kindsIn(view.hand).toSorted((one, other) => rank(view, one.card) - rank(view, other.card));
  const supplied = isBuilding(seen) ? roofsToFinish(view, chooser.choices).filter(({ price }) => price !== null) : [];
  const building = isBuilding(seen);
  const able = usable(seen);
  return (
    <div className={styles.hand} data-owner={seat}>
      <div
        className={styles.purse}
        data-place="~purse"
        data-tile={seat}
        data-long={sumOf(view, view.money[seat]).length > 4}
      >
        <Landlord seat={seat} />
        <strong data-money={view.money[seat]}>
          <PurseSum view={view} items={seen.items} of={seat} />
        </strong>
        <small>
          {view.earned > 0 && view.turn === seat
            ? street('hand.today', { sum: sumOf(view, view.earned) })
            : street('hand.purse', { cards: view.handSizes[seat] })}
        </small>
      </div>
      <ul
        className={styles.cards}
        ref={ref}
        aria-label={street('hand')}
        {...reads(look)}
        data-building={building}
        data-rows={rowsFor(kinds.length + supplied.length)}
        style={overlap(kinds.length + supplied.length, size?.width ?? 0)}
      >
        {kinds.map(({ card, count }) => (
          <li key={card}>
            <CardButton
              {...{ card, count, view, say }}
              aria-pressed={chooser.picked.card === card}
              data-off={!able(card)}
              onPointerDown={(event) => able(card) && carry(event, carriedTo(seen, card))}
              onClick={() => tap(seen, card)}
            />
          </li>
        ))}
        {supplied.map(({ move, card, price }) => (
          <li key={move}>
            <CardButton {...{ card, view, say }} data-supplied="true" onClick={() => chooser.play(move)} />
            <span className={styles.price}>{price ? sumOf(view, price) : street('hand.free')}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Tenants first, then what is built, then what is done. */
const rank = ({ variant }: View, card: CardName): number => TYPES.indexOf(factsOf(variant, card).type);

/** Rows of the shelf that the hand is on a phone, four cards in each until there are more than twelve. */
const rowsFor = (count: number): number => Math.min(3, Math.ceil(count / 4));

/** Cards lie over each other once there are too many; so much of each stays in sight. */
function overlap(count: number, width: number): React.CSSProperties {
  return { '--count': count, '--wide': `${width}px` } as React.CSSProperties;
}

/** Which cards can do something now; while nothing is asked of me none is faded. */
function usable(seen: Seen<View>): (card: CardName) => boolean {
  const { chooser, view } = seen;
  if (!isAsked(seen)) return () => true;
  const cards = new Set(chooser.choices.map(({ parts }) => parts.card));
  return (card) => cards.has(card) || (card === 'police' && mayCallLater(view));
}

/** Dragged to a spot: the same as tapping the card and then the spot. While building any spot of the street will do. */
function carriedTo(seen: Seen<View>, card: CardName): Parameters<typeof carry>[1] {
  const { chooser, view, look } = seen;
  const isPicked = isAsked(seen) && !isBuilding(seen) && view.stack.at(-1)?.kind === 'play';
  return {
    onLift() {
      look({ sheet: null, hint: null });
      if (isPicked && chooser.picked.card !== card) chooser.pick({ card });
    },
    onDrop(spot) {
      if (isPicked) spot.click();
      else if (isBuilding(seen)) tap(seen, card);
    },
  };
}

/** A tap lays a card while building, answers with it, picks it; and when it can do nothing now it is read. */
function tap(seen: Seen<View>, card: CardName): void {
  const { chooser, view, look, looks } = seen;
  const asked = isAsked(seen) ? view.stack.at(-1)?.kind : undefined;
  const answer = chooser.choices.find(({ move }) => move === `answer ${card}`);
  if (isBuilding(seen)) {
    const move = builtWith(chooser.choices, card);
    if (move === null) chooser.pick({ card, spot: 'lot' });
    else chooser.play(move);
  } else if (answer !== undefined) chooser.play(answer.move);
  else if (card === 'police' && asked === 'answer' && mayCallLater(view)) callLater(seen);
  else if (asked === 'play') {
    look({ sheet: null });
    chooser.pick({ card });
  } else look({ sheet: looks.sheet === `card ${card}` ? null : `card ${card}` });
}
