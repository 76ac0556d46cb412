import type { View } from '@insula/raja';
import { CHARACTERS, FREE } from '@insula/raja/face';
import type { JSX } from 'react';
import { Button } from '../../../parts/button.tsx';
import type { Seen } from '../../table.ts';
import { Coin } from '../art/pieces.tsx';
import { say as words } from '../words.ts';
import auctionStyles from './auction.module.css';
import cardsStyles from './cards.module.css';
import { CharacterCard } from './characterCard.tsx';
import deskStyles from './desk.module.css';

const MOST = 15;

/** R-85 A quick exchange of bids: a coin prepares one, the button makes it. */
export function AuctionDesk(seen: Seen<View> & { readonly high: number; readonly leader: number }): JSX.Element | null {
  const { view, seat, chooser, looks, look, high, leader } = seen;
  if (seat === null) return null;
  const bids = new Set(chooser.choices.flatMap(({ parts }) => (parts.gold === undefined ? [] : [Number(parts.gold)])));
  const ready =
    looks.bid !== undefined && bids.has(Number(looks.bid)) ? Number(looks.bid) : bids.has(high + 1) ? high + 1 : null;
  return (
    <>
      <ul className={`${cardsStyles.cards} ${cardsStyles.seven}`}>
        {CHARACTERS.map((name, card) => (
          <CharacterCard
            key={name}
            seen={seen}
            card={card}
            isPicked={false}
            isGone={view.holder[card] !== FREE}
            onPick={null}
          />
        ))}
      </ul>
      <p className={`${deskStyles.soft} ${auctionStyles.purse}`}>{words('auction.why', { gold: view.gold[seat] })}</p>
      <div className={auctionStyles.ladder}>
        {Array.from({ length: MOST + 1 }, (_, gold) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a bid is its number
            key={gold}
            type="button"
            className={auctionStyles.bid}
            data-bid={gold}
            disabled={!bids.has(gold)}
            aria-pressed={ready === gold}
            onClick={() => look({ bid: String(gold) })}
          >
            {gold}
          </button>
        ))}
      </div>
      <div className={`${deskStyles.row} ${deskStyles.push}`}>
        <Button
          look="strong"
          className={deskStyles.grow}
          data-way="bid"
          disabled={ready === null}
          onClick={() => ready !== null && chooser.play(`bid ${ready}`)}
        >
          {words('auction.bid', { gold: ready ?? high + 1 })} <Coin className={deskStyles.inline} />
        </Button>
        <Button className={deskStyles.grow} data-way="pass" disabled={leader < 0} onClick={() => chooser.play('pass')}>
          {words('auction.pass')}
        </Button>
      </div>
    </>
  );
}
