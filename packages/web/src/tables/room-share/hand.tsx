import type { View } from '@insula/room-share';
import { CARDS, COLOURS } from '@insula/room-share/face';
import type { JSX } from 'react';
import { sentence } from '../../words/speaker.ts';
import type { Seen } from '../table.ts';
import { About, textOf } from './about.tsx';
import { CardPicture } from './art/card.tsx';
import { Tenant } from './art/tenant.tsx';
import { CloseUp } from './closeUp.tsx';
import styles from './hand.module.css';
import { cardsOf } from './moves.ts';
import { block } from './words.ts';

/** The cards in hand; for Communication also the colour it shall name; at the start the guests to choose from. */
export function Hand(seen: Seen<View>): JSX.Element | null {
  const { view, chooser, say } = seen;
  if (view.phase === 'guests') return <Guests {...seen} />;
  if (view.hand === null || view.duel)
    return (
      <div className={styles.hand}>
        <CloseUp {...seen} />
        <About view={view} say={say} />
      </div>
    );
  const cards = cardsOf(view.hand);
  const playable = chooser.can('card');
  const { card: picked } = chooser.picked;
  const names = picked === 'communication' && chooser.picked.names === undefined;
  const asked = view.phase === 'turn' && playable.size > 0;
  return (
    <div className={styles.hand}>
      <CloseUp {...seen} />
      <ul className={styles.cards} aria-label={block('hand')}>
        {cards.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards of a kind are the same card
          <li key={`${card}${i}`}>
            <button
              type="button"
              className={styles.card}
              data-kind={CARDS.indexOf(card as 'red') < COLOURS.length ? 'key' : 'event'}
              data-card={card}
              aria-pressed={chooser.picked.card === card && cards.indexOf(card) === i}
              aria-disabled={!asked}
              aria-description={textOf(say, card)}
              onClick={() => chooser.pick({ card })}
            >
              <span className={styles.picture}>
                <CardPicture card={card} />
              </span>
              <span className={styles.name}>{sentence(say(`card.${card}`))}</span>
            </button>
          </li>
        ))}
      </ul>
      <About view={view} say={say} />
      {chooser.picked.card === 'communication' ? <Names {...seen} /> : null}
      {picked !== undefined && chooser.picked.flat === undefined && chooser.left.some(({ parts }) => parts.flat) ? (
        <p className={styles.next} role="status">
          {block(names ? 'nextColour' : 'nextFlat', { card: sentence(say(`card.${picked}`)) })}
        </p>
      ) : null}
      <p className={styles.piles}>
        {block('piles', { pile: view.pile, discards: view.discards.reduce((sum, count) => sum + count, 0) })}
      </p>
    </div>
  );
}

/** S-23: a key of any colour you name. */
function Names({ chooser, say }: Seen<View>): JSX.Element {
  return (
    <fieldset className={styles.names}>
      <legend>{block('nameColour')}</legend>
      {COLOURS.filter((colour) => chooser.can('names').has(colour)).map((colour) => (
        <button
          key={colour}
          type="button"
          className={styles.colour}
          aria-pressed={chooser.picked.names === colour}
          aria-label={sentence(say(`colour.${colour}`))}
          onClick={() => chooser.pick({ names: colour })}
        >
          <Tenant colour={colour} />
        </button>
      ))}
    </fieldset>
  );
}

/** S-11: with two seats each takes one of the remaining colours as guests. */
function Guests({ chooser, say }: Seen<View>): JSX.Element {
  return (
    <div className={styles.guests}>
      {chooser.choices.map(({ move, parts }) => (
        <button
          key={move}
          type="button"
          data-guest={parts.tenant}
          className={styles.guest}
          onClick={() => chooser.play(move)}
        >
          <Tenant colour={parts.tenant} />
          <span>{sentence(say(`colour.${parts.tenant}`))}</span>
        </button>
      ))}
    </div>
  );
}
