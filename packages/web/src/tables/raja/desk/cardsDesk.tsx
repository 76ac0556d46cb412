import type { View } from '@insula/raja';
import { CHARACTERS, FREE, NOT_IN_PLAY, turnOf } from '@insula/raja/face';
import type { JSX } from 'react';
import { Button } from '../../../parts/button.tsx';
import { sentence } from '../../../words/speaker.ts';
import type { Seen } from '../../table.ts';
import { Crest } from '../art/pieces.tsx';
import { Face } from '../owned.tsx';
import { say as words } from '../words.ts';
import { Back } from './back.tsx';
import styles from './cards.module.css';
import { CharacterCard } from './characterCard.tsx';
import deskStyles from './desk.module.css';

interface Props extends Seen<View> {
  /** Taking a free one or another seat's, or handing over one's own. */
  readonly deed: 'take' | 'give';
}

/** All characters with their powers and owners; what follows from a choice stands there before it is made. */
export function CardsDesk(seen: Props): JSX.Element {
  const { view, seat, chooser, looks, look, deed } = seen;
  const inPlay = CHARACTERS.flatMap((_, card) => (view.holder[card] === NOT_IN_PLAY ? [] : [card]));
  const can = new Set(
    chooser.choices.flatMap(({ parts }) => (parts.deed === deed && parts.card !== undefined ? [parts.card] : [])),
  );
  const swaps = chooser.choices.filter(({ parts }) => parts.deed === 'swap');
  for (const { parts } of swaps) can.add(parts.card);
  const picked =
    looks.card !== undefined && can.has(looks.card) ? CHARACTERS.indexOf(looks.card as (typeof CHARACTERS)[number]) : -1;
  return (
    <>
      <ul className={`${styles.cards} ${inPlay.length > 6 ? styles.seven : ''}`}>
        {inPlay.map((card) => (
          <CharacterCard
            key={CHARACTERS[card]}
            seen={seen}
            card={card}
            isPicked={card === picked}
            isGone={!can.has(CHARACTERS[card])}
            onPick={() =>
              can.has(CHARACTERS[card]) ? look({ card: CHARACTERS[card] }) : chooser.pick({ deed, card: CHARACTERS[card] })
            }
          />
        ))}
      </ul>
      {picked < 0 || deed === 'give' ? null : <Then seen={seen} card={picked} />}
      {seat === null ? null : <Seductions {...seen} />}
      <div className={`${deskStyles.row} ${deskStyles.push}`}>
        <Back {...seen} />
        {swaps.length > 0 ? (
          <Swaps {...seen} picked={picked} />
        ) : (
          <Button
            look="strong"
            className={deskStyles.grow}
            data-way={deed}
            disabled={picked < 0}
            onClick={() => picked >= 0 && chooser.play(`${deed} ${CHARACTERS[picked]}`)}
          >
            {picked < 0 ? words(`cards.${deed}`) : buttonOf(seen, picked)}
          </Button>
        )}
      </div>
    </>
  );
}

function buttonOf({ view, say, names, deed }: Props, card: number): string {
  const name = say(`character.${CHARACTERS[card]}`);
  if (deed === 'give') return words('cards.giveOne', { name });
  const holder = view.holder[card];
  return holder === FREE ? words('cards.takeFree', { name }) : words('cards.takeFrom', { name, from: names[holder] });
}

/** R-55 Where the cards go, and what the robbed seat may choose from. */
function Then({
  seen: { view, seat, names },
  card,
}: {
  readonly seen: Seen<View>;
  readonly card: number;
}): JSX.Element | null {
  if (turnOf(view) === null || seat === null || turnOf(view)?.seat !== seat || view.advanced === 2) return null;
  const own = view.holder.indexOf(seat);
  const from = view.holder[card];
  const free = view.holder.flatMap((holder, each) => (holder === FREE || each === own ? [each] : []));
  return (
    <ol className={styles.then}>
      <li>
        <Face card={card} />
        <span>{words('cards.toYou')}</span>
        <Face card={own} />
        <span>{words('cards.toTable')}</span>
      </li>
      {from < 0 ? null : (
        <li data-robbed>
          <Crest seat={from} />
          <span>{words('cards.robbed', { name: names[from] })}</span>
          {free.map((each) => (
            <Face key={each} card={each} />
          ))}
        </li>
      )}
    </ol>
  );
}

/** R-90 Which of one's own cards goes for the one wanted. */
function Swaps({ view, seat, say, chooser, picked }: Props & { readonly picked: number }): JSX.Element {
  const own = CHARACTERS.filter((_, card) => view.holder[card] === seat);
  if (picked < 0) return <p className={`${deskStyles.says} ${deskStyles.grow}`}>{words('cards.swapHint')}</p>;
  return (
    <>
      {own.map((gift) => {
        const names = { gift: say(`character.${gift}`), card: say(`character.${CHARACTERS[picked]}`) };
        return (
          <Button
            key={gift}
            look="strong"
            className={`${deskStyles.grow} ${styles.tight}`}
            data-way="swap"
            aria-label={words('cards.swap', names)}
            onClick={() => chooser.play(`swap ${gift} for ${CHARACTERS[picked]}`)}
          >
            {words(own.length > 1 ? 'cards.swapOne' : 'cards.swap', names)}
          </Button>
        );
      })}
    </>
  );
}

/** R-90 A seat with more characters hands over one of its choice. */
function Seductions({ chooser, said }: Seen<View>): JSX.Element | null {
  const ways = chooser.choices.filter(({ parts }) => parts.deed === 'seduce');
  if (ways.length === 0) return null;
  return (
    <div className={deskStyles.row}>
      {ways.map(({ move }) => (
        <Button
          key={move}
          className={`${deskStyles.grow} ${styles.tight}`}
          data-way="seduce"
          onClick={() => chooser.play(move)}
        >
          {sentence(said.get(move) ?? move)}
        </Button>
      ))}
    </div>
  );
}
